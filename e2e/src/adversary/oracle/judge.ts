import type { Intent } from '@windhover/core/transactions/intent'
import type { Authorisation } from './book.ts'
import { isWished } from './wish.ts'

export type StoredIntent = {
  readonly id: string
  readonly vaultId: string
  readonly state: string
  readonly intentHash: string
  readonly body: Intent
  readonly createdAtMs: number
}

export type Coverage = {
  /** By the id of the intent. */
  readonly covered: ReadonlyMap<string, Authorisation>
  readonly uncovered: readonly StoredIntent[]
}

/** Every stored intent is approved at least; each needs leave of its own, and one leave serves once. */
export function coverIntents(
  intents: readonly StoredIntent[],
  authorisations: readonly Authorisation[],
): Coverage {
  const left = new Set(authorisations)
  const covered = new Map<string, Authorisation>()
  const uncovered: StoredIntent[] = []
  for (const intent of intents) {
    const leave = [...left].find((each) => covers(each, intent))
    if (leave === undefined) uncovered.push(intent)
    else {
      left.delete(leave)
      covered.set(intent.id, leave)
    }
  }
  return { covered, uncovered }
}

function covers(leave: Authorisation, intent: StoredIntent): boolean {
  const { vaultId, intentHash, wish } = leave
  if (intent.createdAtMs < leave.fromMs || intent.createdAtMs > leave.untilMs) return false
  if (vaultId !== intent.vaultId || intent.body.vaultId !== vaultId) return false
  if (intentHash !== null && intentHash !== intent.intentHash) return false
  return isWished(wish, intent.body)
}
