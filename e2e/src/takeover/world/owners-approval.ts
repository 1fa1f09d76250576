import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { Intent } from '@windhover/core/transactions/intent'
import type { Victim } from './open-victim.ts'

/**
 * What the owner's own press of the button makes, before anybody has used it: whoever has taken the api over holds it at
 * that moment. The only place here that knows how an owner approves.
 */
export async function approveAsOwner(
  intent: Intent,
  { device }: Pick<Victim, 'device'>,
): Promise<SignedStatement> {
  return await device.approve(intent)
}
