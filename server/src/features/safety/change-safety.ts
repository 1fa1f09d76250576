import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { SafetyView } from '@windhover/core/safety/contract'
import { safetyErrors } from '@windhover/core/safety/errors'
import type { LimitName } from '@windhover/core/safety/limits'
import type { SafetyBefore } from '@windhover/core/safety/plan-change'
import type { PolicyView } from '@windhover/core/signing/sign-contract'
import type { SafetyParts } from './parts.ts'
import { publishSafetyChange } from './publish-safety-change.ts'
import { toSafetyView } from './read-safety.ts'

type Owned = { readonly vaultId: string; readonly userId: string }

/** The signer decides what holds, what waits and what the owner has to sign. */
export async function changeLimits(
  parts: SafetyParts,
  call: Owned & { change: SafetyBefore['change']; signed: SignedStatement | undefined },
): Promise<SafetyView> {
  const { vaultId, userId, change, signed } = call
  await parts.owners.introduce(userId)
  return await tell(parts, call, await parts.signer.changePolicy({ vaultId, userId, change, signed }))
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
  call: Owned & { isPaused: boolean; signed?: SignedStatement },
): Promise<SafetyView> {
  const { vaultId, userId, isPaused, signed } = call
  const change = { vaultId, userId, change: { isPaused }, signed }
  return await tell(parts, call, await parts.signer.changePolicy(change))
}

async function tell(parts: SafetyParts, owned: Owned, held: PolicyView): Promise<SafetyView> {
  await publishSafetyChange(parts, owned)
  return toSafetyView(held)
}
