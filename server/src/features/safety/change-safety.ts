import type { SafetyView } from '@windhover/core/safety/contract'
import { safetyErrors } from '@windhover/core/safety/errors'
import { LIMIT_NAMES, type LimitName, roundToCents } from '@windhover/core/safety/limits'
import { planChange, type SafetyBefore } from '@windhover/core/safety/plan-change'
import type { SafetyParts } from './parts.ts'
import { publishSafetyChange } from './publish-safety-change.ts'
import { listRaises, removeRaise, replaceRaises, withVaultLock } from './raise-store.ts'
import { toSafetyView } from './read-safety.ts'

type Owned = { readonly vaultId: string; readonly userId: string }

/** Stricter limits hold when this answers, looser ones wait; `requireProof` throws where a looser one may not be asked for. */
export async function changeLimits(
  parts: SafetyParts,
  call: Owned & { change: SafetyBefore['change']; requireProof: () => void },
): Promise<SafetyView> {
  const { vaultId, userId, change } = call
  const key = BigInt(vaultId)
  const view = await withVaultLock(parts.db, key, async (locked) => {
    const held = await parts.signer.getPolicy(vaultId)
    const policy = roundToCents(held.policy)
    const raises = await listRaises(locked, key)
    const plan = planChange({ limits: policy, raises, change, nowMs: parts.clock.now().getTime() })
    if (plan.needsProof) call.requireProof()
    await replaceRaises(locked, { vaultId: key, userId, raises: plan.raises })
    const wanted = { ...policy, ...plan.limits }
    const after = LIMIT_NAMES.every((limit) => wanted[limit] === policy[limit])
      ? held
      : await parts.signer.putPolicy({ vaultId, userId, policy: wanted })
    return toSafetyView(after, plan.raises)
  })
  await publishSafetyChange(parts, call)
  return view
}

export async function withdrawRaise(
  parts: SafetyParts,
  call: Owned & { limit: LimitName },
): Promise<SafetyView> {
  const key = BigInt(call.vaultId)
  const view = await withVaultLock(parts.db, key, async (locked) => {
    if (!(await removeRaise(locked, { vaultId: key, limit: call.limit }))) throw safetyErrors.noSuchRaise()
    const held = await parts.signer.getPolicy(call.vaultId)
    return toSafetyView(held, await listRaises(locked, key))
  })
  await publishSafetyChange(parts, call)
  return view
}

export async function setPaused(
  parts: SafetyParts,
  call: Owned & { isPaused: boolean },
): Promise<SafetyView> {
  const { vaultId, userId, isPaused } = call
  const key = BigInt(vaultId)
  const view = await withVaultLock(parts.db, key, async (locked) => {
    const { policy } = await parts.signer.getPolicy(vaultId)
    const held = await parts.signer.putPolicy({ vaultId, userId, policy: { ...policy, isPaused } })
    return toSafetyView(held, await listRaises(locked, key))
  })
  await publishSafetyChange(parts, call)
  return view
}
