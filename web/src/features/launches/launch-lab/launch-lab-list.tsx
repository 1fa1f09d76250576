import type { LaunchLabSort } from '@windhover/core/discovery/contract'
import Rocket from 'lucide-react/icons/rocket'
import { useState } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useLaunchLab } from '../api/list-launch-lab.ts'
import { launchLabCopy } from '../copy.ts'
import {
  actionColumns,
  ageColumn,
  bondingColumn,
  marketCapColumn,
  tokenColumn,
  volumeColumn,
} from '../parts/launch-columns.tsx'
import { LaunchList } from '../parts/launch-list.tsx'

const COLUMNS = [tokenColumn, ageColumn, bondingColumn, marketCapColumn, volumeColumn]

export function LaunchLabList({ sort }: { readonly sort: LaunchLabSort }) {
  const [isPaused, setIsPaused] = useState(false)
  const list = useLaunchLab({ sort, isPaused })
  const { tokens, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = list
  // While the list is read anew, where it goes on is about to change.
  const canGoOn = hasNextPage && !isFetching && list.error === null
  return (
    <LaunchList
      label={launchLabCopy.list}
      of={sort}
      list={list}
      tokens={tokens}
      reading={list.data?.pages[0]}
      columns={COLUMNS}
      actions={actionColumns}
      onPaused={setIsPaused}
      hasPages
      onNearEnd={canGoOn ? () => void fetchNextPage() : undefined}
      count={tokens && launchLabCopy.shown(tokens.length)}
      status={isFetchingNextPage ? launchLabCopy.more : null}
      empty={<EmptyState icon={<Rocket size={24} />} title={launchLabCopy.empty} />}
    />
  )
}
