import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { PanelHeadEnd, PanelHeadStart } from '../../../lib/panel-head.tsx'
import { LATE_PART_FAILED, useLatePart } from '../../../lib/use-late-part.ts'
import { useIsOffline } from '../../../lib/use-outage.ts'
import type { ListedToken } from '../../../money/token-rows/token-cell.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useAlerts } from '../api/alerts.ts'
import { useFollowAlerts, useFollowLists } from '../api/follow-watchlists.ts'
import { useWatchlists, useWatchToken } from '../api/watchlists.ts'
import { watchlistCopy } from '../copy.ts'
import { useRows } from '../use-rows.ts'
import { ALL_ALERTS, useView } from '../use-view.ts'
import { AddToken } from './add-token.tsx'
import { ListTabs } from './list-tabs.tsx'
import { TokenList } from './token-list.tsx'

const loadSheet = () => import('./alert-sheet.tsx')
const loadAlerts = () => import('./alerts-view.tsx')

/** The tokens somebody watches, and what they want to be told about them. */
export default function WatchlistPanel() {
  useFollowLists()
  useFollowAlerts()
  const { view, show } = useView()
  const { data, error, isFetching, refetch } = useWatchlists()
  const alerts = useAlerts().data?.alerts ?? NO_ALERTS
  const lists = data?.lists ?? []
  const isAlerts = view === ALL_ALERTS
  const list = lists.find(({ id }) => id === view) ?? lists[0] ?? null
  const [isAdding, setAdding] = useState(false)
  const sheet = useSheet()
  const { rows, setSeen, isSilent } = useRows({ list: isAlerts ? null : list, alerts, edited: sheet.edited })
  const AlertsView = useLatePart({ load: loadAlerts, needed: isAlerts, onFailed: tellFailed })
  const change = useWatchToken()
  const counted = rows.reduce((sum, { alertCount }) => sum + alertCount, 0)
  return (
    <>
      <PanelHeadStart>
        <span className="truncate text-caption text-3">
          {isAlerts
            ? watchlistCopy.alertCount(alerts.length)
            : list && watchlistCopy.summary(rows.length, counted)}
        </span>
      </PanelHeadStart>
      <PanelHeadEnd>
        {data !== undefined && !isSilent && <LiveMark />}
        <AddButton isOff={list === null} onPress={() => setAdding(true)} />
      </PanelHeadEnd>
      <ListTabs
        lists={lists}
        alertCount={alerts.length}
        view={isAlerts ? ALL_ALERTS : (list?.id ?? '')}
        onView={show}
      >
        {isAlerts ? (
          AlertsView && <AlertsView onEdit={sheet.open} />
        ) : (
          <TokenList
            list={list}
            rows={rows}
            onSeen={setSeen}
            error={
              error === null
                ? null
                : {
                    message: errorText(error, watchlistCopy.failed),
                    onRetry: () => void refetch(),
                    isRetrying: isFetching,
                  }
            }
            onAlerts={sheet.open}
            onAdd={() => setAdding(true)}
          />
        )}
      </ListTabs>
      {list !== null && (
        <AddToken
          open={isAdding}
          onClose={() => setAdding(false)}
          onPick={({ chain, address }) =>
            change.mutate({ chain, address, watchlistIds: [list.id], isWatched: true })
          }
        />
      )}
      {sheet.part}
    </>
  )
}

const NO_ALERTS: readonly never[] = []
const tellFailed = () => void toast.error({ title: LATE_PART_FAILED })

/** What is told of one token, below the list. */
function useSheet() {
  const [token, setToken] = useState<ListedToken | null>(null)
  const [isOpen, setOpen] = useState(false)
  const Sheet = useLatePart({
    load: loadSheet,
    needed: isOpen,
    onFailed: () => {
      tellFailed()
      setOpen(false)
    },
  })
  return {
    edited: isOpen ? token : null,
    open: (next: ListedToken) => {
      setToken(next)
      setOpen(true)
    },
    part: Sheet !== null && token !== null && (
      <Sheet
        key={`${token.chain}:${token.address}`}
        token={token}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    ),
  }
}

function LiveMark() {
  if (useIsOffline()) return null
  return (
    <span className="mr-2 flex items-center gap-2 text-caption text-2 @max-narrow/panel:hidden max-md:hidden">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-up" />
      {watchlistCopy.live}
    </span>
  )
}

function AddButton({ isOff, onPress }: { readonly isOff: boolean; readonly onPress: () => void }) {
  const icon = <Plus size={15} aria-hidden="true" />
  return (
    <>
      <Button
        size={28}
        icon={icon}
        disabled={isOff}
        aria-haspopup="dialog"
        className="mr-1 max-md:hidden @max-narrow/panel:hidden"
        onClick={onPress}
      >
        {watchlistCopy.addToken}
      </Button>
      <span className="hidden max-md:contents @max-narrow/panel:contents">
        <IconButton
          size={40}
          label={watchlistCopy.addToken}
          icon={icon}
          disabled={isOff}
          aria-haspopup="dialog"
          onClick={onPress}
        />
      </span>
    </>
  )
}
