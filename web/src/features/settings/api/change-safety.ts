import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { type SafetyView, safetyChanged, safetyRoutes } from '@windhover/core/safety/contract'
import type { LimitName } from '@windhover/core/safety/limits'
import type { PolicyChange } from '@windhover/core/signing/sign-contract'
import { callRoute } from '../../../lib/api/call-route.ts'
import { routeQuery } from '../../../lib/api/route-query.ts'
import { useRefetchOn } from '../../../lib/live/use-refetch-on.ts'
import { safetyCopy } from '../safety-copy.ts'

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

type LimitChange = {
  readonly limit: LimitName
  readonly value: number
  /** Only then the owner has to sign it. */
  readonly isLooser: boolean
  readonly what: string
}

export function useChangeLimit(vaultId: string) {
  return useSafetyChange(vaultId, async (change: LimitChange) => {
    const limits = { [change.limit]: change.value }
    const signed = change.isLooser ? { signed: await signLooser(vaultId, limits, change.what) } : {}
    return await callRoute(safetyRoutes.changeLimits, { body: { vaultId, limits, ...signed } })
  })
}

export function useWithdrawRaise(vaultId: string) {
  return useSafetyChange(vaultId, (limit: LimitName) =>
    callRoute(safetyRoutes.withdrawRaise, { params: { limit }, query: { vaultId } }),
  )
}

/** Pausing needs no key of the owner; resuming does. */
export function useSetPaused(vaultId: string) {
  return useSafetyChange(vaultId, async (isPaused: boolean) => {
    if (isPaused) return await callRoute(safetyRoutes.pauseVault, { body: { vaultId } })
    const signed = await signLooser(vaultId, { isPaused: false }, safetyCopy.resumeWhat(vaultId))
    return await callRoute(safetyRoutes.resumeVault, { body: { vaultId, signed } })
  })
}

async function signLooser(
  vaultId: string,
  change: PolicyChange['change'],
  what: string,
): Promise<SignedStatement> {
  const { signPolicy } = await import('../../../lib/authority/policy.ts')
  return await signPolicy({ vaultId, change }, what)
}
