import { useQuery } from '@tanstack/react-query'
import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { routeQuery } from '../../../lib/api/route-query.ts'

export const passkeysQuery = routeQuery(credentialRoutes.listPasskeys)

export function usePasskeys() {
  return useQuery(passkeysQuery)
}
