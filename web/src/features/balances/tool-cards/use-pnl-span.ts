import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BALANCES_FRESH_MS } from '@windhover/core/balances/constants'
import { type PnlSpanName, pnlRoutes, type ToldPnl } from '@windhover/core/pnl/contract'
import { useState } from 'react'
import { routeQuery } from '../../../lib/api/route-query.ts'

/** What the agent told, and the other spans as they are asked for. Until one is there, the last one stays. */
export function usePnlSpan(vaultId: string, told: ToldPnl) {
  const [span, setSpan] = useState<PnlSpanName>(told.span)
  const isTold = span === told.span
  const token = told.token === null ? {} : { token: told.token }
  const query = useQuery({
    // The same day as the answer's.
    ...routeQuery(pnlRoutes.getPnlSpan, {
      params: { vaultId, span },
      query: { utcOffsetMinutes: 0, ...token },
    }),
    enabled: !isTold,
    staleTime: BALANCES_FRESH_MS,
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData, isLoadingError, isFetching, refetch } = query
  return {
    span,
    setSpan,
    shown: isTold ? told : (data ?? told),
    isStale: !isTold && (data === undefined || isPlaceholderData),
    failed: !isTold && isLoadingError ? { isFetching, retry: () => void refetch() } : null,
  }
}
