import History from 'lucide-react/icons/history'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { isWaiting } from '../../../lib/intent-stage.ts'
import { PanelHeadEnd, PanelHeadStart } from '../../../lib/panel-head.tsx'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useAskedIntent } from '../api/get-asked-intent.ts'
import { EVERYTHING, useFollowIntents, useIntentPages } from '../api/list-intents.ts'
import { activityCopy } from '../copy.ts'
import type { ActivityFilter } from '../group-intents.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityFoot } from './activity-foot.tsx'
import { ActivityList } from './activity-list.tsx'

const ROW_HEIGHT = 60

export default function ActivityPanel() {
  const { vault, isPending } = useSelectedVault()
  if (vault !== null) return <VaultActivity key={vault.tokenId} vaultId={vault.tokenId} />
  if (isPending) return <SkeletonRows rows={6} rowHeight={ROW_HEIGHT} className="px-5" />
  return <EmptyState className="m-auto" icon={<History size={24} />} title={activityCopy.noVault} />
}

function VaultActivity({ vaultId }: { vaultId: string }) {
  const [filter, setFilter] = useState<ActivityFilter>(EVERYTHING)
  useFollowIntents()
  const newest = useIntentPages(vaultId, EVERYTHING)
  const pages = useIntentPages(vaultId, filter)
  const asked = useAskedIntent(newest)
  const isComplete = filter !== EVERYTHING || asked.missing === null
  const shown = isComplete ? pages : { ...pages, intents: [asked.missing, ...pages.intents] }
  return (
    <>
      <PanelHeadStart>
        <span className="truncate text-caption text-3">{activityCopy.context(vaultId)}</span>
      </PanelHeadStart>
      <PanelHeadEnd>
        <IconButton
          label={activityCopy.refresh}
          icon={<RefreshCw size={15} aria-hidden="true" />}
          size={28}
          loading={pages.isRefetching}
          onClick={() => void pages.refetch()}
        />
      </PanelHeadEnd>
      <ActivityFilters
        filter={filter}
        onFilterChange={setFilter}
        waiting={newest.intents.filter(isWaiting).length}
      />
      <PanelBody padded={false}>
        {pages.isPending && (
          <SkeletonRows rows={6} rowHeight={ROW_HEIGHT} label={activityCopy.loading} className="px-5" />
        )}
        {pages.isError && pages.data === undefined && (
          <ErrorState
            layout="block"
            message={errorText(pages.error, activityCopy.loadFailed)}
            retrying={pages.isFetching}
            onRetry={() => void pages.refetch()}
          />
        )}
        {pages.data !== undefined && (
          <ActivityList
            pages={shown}
            filter={filter}
            onShowAll={() => setFilter(EVERYTHING)}
            askedId={asked.id}
          />
        )}
      </PanelBody>
      <ActivityFoot vaultId={vaultId} filter={filter} />
    </>
  )
}
