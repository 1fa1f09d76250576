import { useQuery } from '@tanstack/react-query'
import { BALANCES_FRESH_MS } from '@windhover/core/balances/constants'
import { type BalancesOverview, balanceRoutes, type HistoryRange } from '@windhover/core/balances/contract'
import { useState } from 'react'
import { readingQuery } from '../../../lib/balance-readings.ts'
import { endWithNow } from './end-with-now.ts'

/** The line of a vault that was just funded begins within two minutes. */
const YOUNG_EVERY_MS = 60_000

/** The value over the chosen span. */
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
