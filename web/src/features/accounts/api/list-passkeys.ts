import { useQuery } from '@tanstack/react-query'
import { accountRoutes } from '@windhover/core/accounts/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'

export const passkeysQuery = routeQuery(accountRoutes.listPasskeys)

export function usePasskeys() {
  return useQuery(passkeysQuery)
}
