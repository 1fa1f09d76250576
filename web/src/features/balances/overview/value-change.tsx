import { useQuery } from '@tanstack/react-query'
import { BALANCES_FRESH_MS } from '@windhover/core/balances/constants'
import { type BalancesOverview, balanceRoutes, type HistoryRange } from '@windhover/core/balances/contract'
import { useState } from 'react'
import { readingQuery } from '../../../lib/balance-readings.ts'
import { directionOf, formatChangeUsd, formatPercent } from '../format-figures.ts'
import { endWithNow } from './end-with-now.ts'
import { shownSpan } from './shown-span.ts'

/** The line of a vault that was just funded begins within two minutes. */
const YOUNG_EVERY_MS = 60_000

/** The value over the chosen span, for the line and for the change above it. */
export function useValueHistory(vaultId: string, overview: BalancesOverview) {
  const [range, setRange] = useState<HistoryRange>('1d')
  const query = useQuery({
    ...readingQuery(balanceRoutes.getValueHistory, { query: { vaultId, range } }),
    refetchInterval: ({ state }) =>
      (state.data?.points.length ?? 0) < 2 ? YOUNG_EVERY_MS : BALANCES_FRESH_MS,
  })
  const points = endWithNow(query.data?.points ?? [], overview)
  return {
    range,
    setRange,
    points,
    isPending: query.isPending,
    isError: query.isLoadingError,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  }
}
export type ShownHistory = ReturnType<typeof useValueHistory>

const TONE = { up: 'text-up', down: 'text-down', none: 'text-2' }

export function ValueChange({ history }: { history: ShownHistory }) {
  const first = history.points[0]?.valueUsd
  const last = history.points.at(-1)?.valueUsd
  if (first === undefined || last === undefined || history.points.length < 2) return null
  const changePct = first === 0 ? null : (last / first - 1) * 100
  return (
    <p className="flex flex-wrap gap-x-2">
      <span className={`num font-medium ${TONE[changePct === null ? 'none' : directionOf(changePct)]}`}>
        {formatChangeUsd(last - first)}
        {changePct !== null && <span className="ml-2">{formatPercent(changePct)}</span>}
      </span>
      <span className="text-3">{shownSpan(history.range, history.points)}</span>
    </p>
  )
}
