import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  SAFETY_CHANGED,
  type SafetyView,
  safetyChangedEvent,
  safetyRoutes,
} from '@windhover/core/safety/contract'
import type { LimitName } from '@windhover/core/safety/limits'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { useLiveEvent } from '../../../lib/live/live-events.ts'
import { withStepUp } from '../../../lib/step-up/with-step-up.ts'

const safetyQuery = (vaultId: string) => routeQuery(safetyRoutes.getSafety, { query: { vaultId } })

export function useSafety(vaultId: string) {
  const queryClient = useQueryClient()
  const query = safetyQuery(vaultId)
  useLiveEvent(SAFETY_CHANGED, safetyChangedEvent, (changed) => {
    if (changed.vaultId === vaultId) void queryClient.invalidateQueries({ queryKey: query.queryKey })
  })
  return useQuery(query)
}

/** Every change answers with the whole of it, which is the newest there is. */
function useChange<Input>(vaultId: string, change: (input: Input) => Promise<SafetyView>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (view) => queryClient.setQueryData(safetyQuery(vaultId).queryKey, view),
  })
}

export function useChangeLimit(vaultId: string) {
  return useChange(vaultId, (change: { limit: LimitName; value: number }) =>
    withStepUp(() =>
      callRoute(safetyRoutes.changeLimits, {
        body: { vaultId, limits: { [change.limit]: change.value } },
      }),
    ),
  )
}

export function useWithdrawRaise(vaultId: string) {
  return useChange(vaultId, (limit: LimitName) =>
    callRoute(safetyRoutes.withdrawRaise, { params: { limit }, query: { vaultId } }),
  )
}

/** Pausing asks nothing; resuming asks for the passkey. */
export function useSetPaused(vaultId: string) {
  return useChange(vaultId, (isPaused: boolean) =>
    isPaused
      ? callRoute(safetyRoutes.pauseVault, { body: { vaultId } })
      : withStepUp(() => callRoute(safetyRoutes.resumeVault, { body: { vaultId } })),
  )
}
