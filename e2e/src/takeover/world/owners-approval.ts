import type { Approval } from '@windhover/core/signing/sign-contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { sealWith } from '../attacker/attacker.ts'
import type { Victim } from './open-victim.ts'

/**
 * What the product makes of the owner's own press of the button, before anybody has used it: whoever has taken the api
 * over holds it at that moment. The only place here that knows how an owner approves.
 */
export function approveAsOwner(
  intent: Intent,
  { victim, secrets }: { victim: Victim; secrets: Readonly<Record<string, string>> },
): Approval {
  const secret = secrets.APPROVAL_SECRET
  if (secret === undefined) throw new Error('owners approve in another way now: write it down here')
  return sealWith(secret, intent, { userId: victim.userId })
}
