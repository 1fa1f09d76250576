import type { SafetyView } from '@windhover/core/safety/contract'
import { safetyErrors } from '@windhover/core/safety/errors'
import type { LimitName } from '@windhover/core/safety/limits'
import { planChange, type SafetyBefore } from '@windhover/core/safety/plan-change'
import type { PolicyView } from '@windhover/core/signing/sign-contract'
import type { SafetyParts } from './parts.ts'
import { publishSafetyChange } from './publish-safety-change.ts'
import { toSafetyView } from './read-safety.ts'

type Owned = { readonly vaultId: string; readonly userId: string }

/**
 * The signer decides what holds and what waits. `requireProof` throws where a looser limit may not be asked for: it is
 * called for what would be looser by the same rules.
 */
export async function changeLimits(
  parts: SafetyParts,
  call: Owned & { change: SafetyBefore['change']; requireProof: () => void },
): Promise<SafetyView> {
  const { vaultId, userId, change } = call
  const { policy, raises } = await parts.signer.getPolicy(vaultId)
  const nowMs = parts.clock.now().getTime()
  if (planChange({ limits: policy, raises, change, nowMs }).needsProof) call.requireProof()
  return await tell(parts, call, await parts.signer.changePolicy({ vaultId, userId, change }))
}

export async function withdrawRaise(
  parts: SafetyParts,
  call: Owned & { limit: LimitName },
): Promise<SafetyView> {
  const { vaultId, userId, limit } = call
  const { raises } = await parts.signer.getPolicy(vaultId)
  if (!raises.some((raise) => raise.limit === limit)) throw safetyErrors.noSuchRaise()
  return await tell(parts, call, await parts.signer.withdrawRaise({ vaultId, userId, limit }))
}

export async function setPaused(
  parts: SafetyParts,
  call: Owned & { isPaused: boolean },
): Promise<SafetyView> {
  const { vaultId, userId, isPaused } = call
  return await tell(parts, call, await parts.signer.changePolicy({ vaultId, userId, change: { isPaused } }))
}

async function tell(parts: SafetyParts, owned: Owned, held: PolicyView): Promise<SafetyView> {
  await publishSafetyChange(parts, owned)
  return toSafetyView(held)
}
