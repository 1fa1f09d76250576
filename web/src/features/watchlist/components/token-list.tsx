import { tokenKey } from '@windhover/core/prices/price-tick'
import type { Watchlist } from '@windhover/core/watchlist/contract'
import Star from 'lucide-react/icons/star'
import { useMemo } from 'react'
import { openToken } from '../../../lib/open-token.ts'
import { chartToken } from '../../../money/token-rows/row-actions.tsx'
import { type Buying, useBuy } from '../../../money/token-rows/use-buy.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { ListError } from '../../../ui/live-list/list-state.tsx'
import { LiveList } from '../../../ui/live-list/live-list.tsx'
import { useLatest } from '../../../ui/use-latest.ts'
import { useWatchToken } from '../api/watchlists.ts'
import { watchlistCopy } from '../copy.ts'
import type { WatchedRow } from '../use-rows.ts'
import { makeColumns } from './columns.tsx'
import { makeDetail } from './row-detail.tsx'

const keyOf = ({ chain, address }: WatchedRow): string => tokenKey(chain, address)

type TokenListProps = {
  /** Null while the lists are read. */
  readonly list: Pick<Watchlist, 'id' | 'name'> | null
  readonly rows: readonly WatchedRow[]
  readonly onSeen: (rows: readonly WatchedRow[]) => void
  readonly error: ListError | null
  readonly onAlerts: (row: WatchedRow) => void
  readonly onAdd: () => void
}

export function TokenList({ list, rows, onSeen, error, onAlerts, onAdd }: TokenListProps) {
  const buying: Buying = useBuy()
  const change = useWatchToken()
  const buy = useLatest((row: WatchedRow) => buying.buy(row))
  const showAlerts = useLatest(onAlerts)
  const remove = useLatest(({ chain, address }: WatchedRow) => {
    if (list !== null) change.mutate({ chain, address, watchlistIds: [list.id], isWatched: false })
  })
  const name = list?.name ?? ''
  const columns = useMemo(
    () => makeColumns({ list: name, onAlerts: showAlerts, onBuy: buy, onRemove: remove }),
    [name, showAlerts, buy, remove],
  )
  const detail = useMemo(() => makeDetail({ list: name, onRemove: remove }), [name, remove])
  return (
    <>
      <LiveList
        label={watchlistCopy.label(name)}
        of={list?.id ?? ''}
        rows={rows}
        keyOf={keyOf}
        columns={columns}
        detail={detail}
        rowPx={50}
        neverPauses
        onOpen={openToken}
        keys={[
          { key: 'b', label: watchlistCopy.keys.buy, act: buy },
          { key: 'c', label: watchlistCopy.keys.chart, act: chartToken },
          { key: 'l', label: watchlistCopy.keys.alerts, act: showAlerts },
          { key: 'x', label: watchlistCopy.keys.remove, act: remove },
        ]}
        onSeen={onSeen}
        isLoading={list === null}
        loadingText={watchlistCopy.loading}
        error={error}
        empty={
          <EmptyState
            icon={<Star size={24} />}
            title={watchlistCopy.empty}
            hint={watchlistCopy.emptyHint}
            action={<Button onClick={onAdd}>{watchlistCopy.addToken}</Button>}
          />
        }
      />
      {buying.dialog}
    </>
  )
}
