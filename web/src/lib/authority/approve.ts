import { approvalOf } from '@windhover/core/authority/approve-intent'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { Intent } from '@windhover/core/transactions/intent'
import { thisDevice } from './device.ts'
import { readDomain } from './domain.ts'
import { statementTime } from './statement-time.ts'

/** What a press on a button says: this browser's key agrees to exactly these intents, for a minute. */
export async function approveWithDevice(intents: readonly Intent[]): Promise<SignedStatement[]> {
  const [device, domain] = await Promise.all([thisDevice(), readDomain()])
  const at = statementTime()
  return await Promise.all(intents.map((intent) => device.say(domain, approvalOf(intent, at))))
}
