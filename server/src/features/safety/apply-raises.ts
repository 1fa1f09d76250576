import { applyDueRaises } from '@windhover/core/safety/plan-change'
import type { Loop } from '../../platform/loop.ts'
import type { SafetyParts } from './parts.ts'
import { publishSafetyChange } from './publish-safety-change.ts'
import { listDueVaults, listRaises, replaceRaises, withVaultLock } from './raise-store.ts'

const EVERY_MS = 15_000
const VAULTS_PER_RUN = 200

/** Raises whose time has come take effect. Any worker may do it, twice does no harm, and one failure stops no other. */
export function applyRaises(parts: SafetyParts): Loop {
  return {
    name: 'apply-safety-raises',
    everyMs: EVERY_MS,
    run: async () => {
      const due = await listDueVaults(parts.db, { now: parts.clock.now(), limit: VAULTS_PER_RUN })
      for (const vault of due) {
        try {
          await applyRaisesOf(parts, vault)
        } catch (error) {
          parts.log.error({ err: error, vaultId: vault.vaultId.toString() }, 'a raise was not applied')
        }
      }
    },
  }
}

async function applyRaisesOf(
  parts: SafetyParts,
  { vaultId: key, userId }: { vaultId: bigint; userId: string },
): Promise<void> {
  const vaultId = key.toString()
  const applied = await withVaultLock(parts.db, key, async (locked) => {
    const raises = await listRaises(locked, key)
    const nowMs = parts.clock.now().getTime()
    // Read again under the lock: it may have been withdrawn, or applied by another worker.
    const due = raises.filter(({ startsAtMs }) => startsAtMs <= nowMs)
    if (due.length === 0) return false
    const { policy } = await parts.signer.getPolicy(vaultId)
    const limits = applyDueRaises(policy, due)
    await parts.signer.putPolicy({ vaultId, userId, policy: { ...policy, ...limits } })
    const waiting = raises.filter((raise) => !due.includes(raise))
    await replaceRaises(locked, { vaultId: key, userId, raises: waiting })
    return true
  })
  if (applied) await publishSafetyChange(parts, { userId, vaultId })
}
