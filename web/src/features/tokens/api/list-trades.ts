import { useQuery } from '@tanstack/react-query'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'
import type { TokenPlace } from '../../../lib/open-token.ts'

const READ_EVERY_MS = 5_000

/** What others buy and sell; asked for while it is looked at. */
export function useTrades({ chain, address }: TokenPlace) {
  return useQuery({
    ...routeQuery(tokenRoutes.getTrades, { query: { chain, address } }),
    refetchInterval: READ_EVERY_MS,
  })
}
