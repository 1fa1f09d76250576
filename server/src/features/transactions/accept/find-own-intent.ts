import { transactionErrors } from '@windhover/core/transactions/errors'
import type { Intent } from '@windhover/core/transactions/intent'
import type { Database } from '../../../platform/db/database.ts'
import { findIntent } from '../stores/intent-store.ts'

/** What this user asked for under an id; null while nobody has. An id of somebody else's is taken, and no more is said. */
export async function findOwnIntent(
  db: Database,
  asked: { userId: string; intentId: string },
): Promise<Intent | null> {
  const row = await findIntent(db, asked.intentId)
  if (row !== null && row.userId !== asked.userId) throw transactionErrors.idTaken()
  return row?.body ?? null
}
