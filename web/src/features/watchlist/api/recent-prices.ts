import { useQuery } from '@tanstack/react-query'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'
import type { TokenPlace } from '../../../lib/open-token.ts'

export const RECENT_DAYS = 5
const HOURS = 24 * RECENT_DAYS

/** The price at every hour of the last days, oldest first; undefined while it is read, empty where nobody tells. */
export function useRecentPrices({ chain, address }: TokenPlace) {
  const query = { chain, address, window: '1h', limit: HOURS } as const
  const { data, isError } = useQuery(routeQuery(tokenRoutes.getCandles, { query }))
  return isError ? [] : data?.candles
}
