import { approvalOf } from '@windhover/core/authority/approve-intent'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { StatementOf } from '@windhover/core/authority/statements'
import type { Intent } from '@windhover/core/transactions/intent'
import { grantForDevice } from './grant.ts'
import type { OwnerReason } from './owner-prompt.ts'
import { readOwner } from './read-owner.ts'
import { sayAsOwner, signAsOwner } from './say-as-owner.ts'
import { statementTime } from './statement-time.ts'

/** The owner agrees to what this browser may not approve. */
export async function approveAsOwner(asked: {
  readonly intents: readonly Intent[]
  readonly what: string
  readonly reason: OwnerReason
}): Promise<SignedStatement[]> {
  const { intents, what, reason } = asked
  const at = statementTime()
  const statements = intents.map((intent) => {
    const statement: StatementOf<'root-approval'> = { ...approvalOf(intent, at), kind: 'root-approval' }
    return { statement, intent }
  })
  return [...(await signAsOwner({ reason, what, statements }))]
}

/** For a browser that was lent nothing: its storage was cleared, or what it was lent has run out or was taken back. */
export function lendToDevice(): Promise<void> {
  lending ??= lend().finally(() => {
    lending = null
  })
  return lending
}

/** Two payments that wait for it need it once. */
let lending: Promise<void> | null = null

async function lend(): Promise<void> {
  const { ownerId } = await readOwner()
  await sayAsOwner(await grantForDevice({ owner: ownerId }), { reason: 'device' })
}
