import { and, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { intentAttempts, intents, ledgerEntries } from '../tables.ts'
import { OPEN_STATES } from './intent-store.ts'

/** Of accounts that go for good, once nothing of theirs is on its way any more. */
export async function removeIntents(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await db.transaction(async (tx) => {
    const theirs = inArray(intents.userId, [...userIds])
    const [open] = await tx
      .select({ id: intents.id })
      .from(intents)
      .where(and(theirs, inArray(intents.state, OPEN_STATES)))
      .limit(1)
    if (open !== undefined) throw new Error('money of this account is still on its way')
    const ids = tx.select({ id: intents.id }).from(intents).where(theirs)
    await tx.delete(ledgerEntries).where(inArray(ledgerEntries.intentId, ids))
    await tx.delete(intentAttempts).where(inArray(intentAttempts.intentId, ids))
    await tx.delete(intents).where(theirs)
  })
}
