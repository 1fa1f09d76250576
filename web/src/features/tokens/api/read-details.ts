import { useQuery } from '@tanstack/react-query'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'
import type { TokenPlace } from '../../../lib/open-token.ts'

/** The price moves in between; this brings the slow figures. */
const READ_EVERY_MS = 30_000

export function useDetails({ chain, address }: TokenPlace) {
  return useQuery({
    ...routeQuery(tokenRoutes.getDetails, { query: { chain, address } }),
    staleTime: READ_EVERY_MS,
    refetchInterval: READ_EVERY_MS,
  })
}
