import { useQuery } from '@tanstack/react-query'
import { accountRoutes } from '@windhover/core/accounts/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'

export const sessionsQuery = routeQuery(accountRoutes.listSessions)

export function useSessions() {
  return useQuery(sessionsQuery)
}
