import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SafetyView, safetyChanged, safetyRoutes } from '@windhover/core/safety/contract'
import type { LimitName } from '@windhover/core/safety/limits'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { useRefetchOn } from '../../../lib/live/use-refetch-on.ts'
import { withStepUp } from '../../../lib/step-up/with-step-up.ts'

const safetyQuery = (vaultId: string) => routeQuery(safetyRoutes.getSafety, { query: { vaultId } })

export function useSafety(vaultId: string) {
  const query = safetyQuery(vaultId)
  useRefetchOn(query.queryKey, safetyChanged, (changed) => changed.vaultId === vaultId)
  return useQuery(query)
}

/** Every change returns the whole new safety view, so the cache needs no refetch. */
function useSafetyChange<Input>(vaultId: string, change: (input: Input) => Promise<SafetyView>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (view) => queryClient.setQueryData(safetyQuery(vaultId).queryKey, view),
  })
}

export function useChangeLimit(vaultId: string) {
  return useSafetyChange(vaultId, (change: { limit: LimitName; value: number }) =>
    withStepUp(() =>
      callRoute(safetyRoutes.changeLimits, {
        body: { vaultId, limits: { [change.limit]: change.value } },
      }),
    ),
  )
}

export function useWithdrawRaise(vaultId: string) {
  return useSafetyChange(vaultId, (limit: LimitName) =>
    callRoute(safetyRoutes.withdrawRaise, { params: { limit }, query: { vaultId } }),
  )
}

/** Pausing needs no passkey; resuming does. */
export function useSetPaused(vaultId: string) {
  return useSafetyChange(vaultId, (isPaused: boolean) =>
    isPaused
      ? callRoute(safetyRoutes.pauseVault, { body: { vaultId } })
      : withStepUp(() => callRoute(safetyRoutes.resumeVault, { body: { vaultId } })),
  )
}
