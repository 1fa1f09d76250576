import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import Telescope from 'lucide-react/icons/telescope'
import { useMemo, useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { askTokenRisks } from '../../../lib/ask-token-stats.ts'
import { openToken } from '../../../lib/open-token.ts'
import { chartToken } from '../../../money/token-rows/row-actions.tsx'
import { shownSymbol } from '../../../money/token-rows/token-cell.tsx'
import type { QuickBuy } from '../../../money/token-rows/use-quick-buy.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LiveList } from '../../../ui/live-list/live-list.tsx'
import { useLatest } from '../../../ui/use-latest.ts'
import { trenchesCopy } from '../copy.ts'
import { NO_FILTERS } from '../filter-tokens.ts'
import { TRENCHES_SORTS } from '../sorts.ts'
import { useTokens } from '../use-tokens.ts'
import type { View } from '../use-view.ts'
import { makeColumns } from './columns.tsx'
import { Refreshed } from './refreshed.tsx'
import { makeDetail } from './row-detail.tsx'

type TokenListProps = {
  readonly view: View
  readonly onChange: (change: Partial<View>) => void
  readonly quickBuy: QuickBuy
  readonly onPaused: (isPaused: boolean) => void
  readonly onSearch: () => void
}

const keyOf = ({ address }: DiscoveredToken): string => address

export function TokenList({ view, onChange, quickBuy, onPaused, onSearch }: TokenListProps) {
  const { category, window, sort, filters, isSafeFirst } = view
  const { list, all, rows, setSeen, error, isPending, isFetching, refetch } = useTokens(view)

  const [isRiskOpen, setRiskOpen] = useState(false)
  const buy = useLatest(quickBuy.buy)
  const canBuy = quickBuy.isOffered
  const columns = useMemo(
    () => makeColumns({ onRiskOpen: setRiskOpen, onBuy: canBuy ? buy : null }),
    [canBuy, buy],
  )
  const detail = useMemo(() => makeDetail(setRiskOpen), [])
  const ask = (token: DiscoveredToken) =>
    askTokenRisks({ symbol: shownSymbol(token), address: token.address })
  return (
    <LiveList
      label={trenchesCopy.label}
      of={`${category} ${window} ${isSafeFirst} ${JSON.stringify(filters)}`}
      rows={rows}
      keyOf={keyOf}
      columns={columns}
      detail={detail}
      sorts={TRENCHES_SORTS}
      sort={sort}
      onSort={(next) => onChange({ sort: next, isSafeFirst: false })}
      onOpen={openToken}
      keys={[
        ...(canBuy ? [{ key: 'b', label: trenchesCopy.keys.buy(quickBuy.chosen), act: quickBuy.buy }] : []),
        { key: 'c', label: trenchesCopy.keys.chart, act: chartToken },
        { key: 'a', label: trenchesCopy.keys.ask, act: ask },
      ]}
      onSearch={onSearch}
      isHeld={isRiskOpen || quickBuy.isOpen}
      onPaused={onPaused}
      onSeen={setSeen}
      isLoading={isPending}
      loadingText={trenchesCopy.loading}
      error={
        error === null
          ? null
          : {
              message: errorText(error, trenchesCopy.failed),
              onRetry: () => void refetch(),
              isRetrying: isFetching,
            }
      }
      empty={
        <EmptyState
          icon={<Telescope size={24} />}
          title={trenchesCopy.empty}
          {...(all.length > 0
            ? {
                hint: trenchesCopy.noMatch,
                action: (
                  <Button size={28} onClick={() => onChange({ filters: NO_FILTERS })}>
                    {trenchesCopy.clear}
                  </Button>
                ),
              }
            : {})}
        />
      }
      status={list && <Refreshed list={list} />}
      count={list && trenchesCopy.count(rows.length, all.length)}
    />
  )
}
