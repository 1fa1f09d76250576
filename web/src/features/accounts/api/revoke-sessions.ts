import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountRoutes } from '@windhover/core/accounts/contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { sessionsQuery } from './list-sessions.ts'

export function useRevokeSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callRoute(accountRoutes.revokeSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useRevokeOtherSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callRoute(accountRoutes.revokeOtherSessions, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
