import { skipToken, useQuery } from '@tanstack/react-query'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeKey } from '../../../lib/api/route-query.ts'
import type { PickedToken } from '../../../lib/feature.ts'

const FRESH_MS = 10_000
const READ_EVERY_MS = 15_000
/** 24 hours. */
const DAY = { window: '15m', limit: 96 } as const

/** The day behind the price; read again while somebody looks. */
export function useCandles(token: PickedToken | null) {
  const query = { chain: token?.chain ?? 'solana', address: token?.address ?? '', ...DAY }
  return useQuery({
    queryKey: routeKey(tokenRoutes.getCandles, { query }),
    queryFn:
      token === null ? skipToken : ({ signal }) => callRoute(tokenRoutes.getCandles, { query }, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: READ_EVERY_MS,
    refetchOnWindowFocus: false,
  })
}
