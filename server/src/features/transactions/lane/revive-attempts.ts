import type { Database } from '../../../platform/db/database.ts'
import { takeBackLedger } from '../books/ledger-store.ts'
import type { LaneParts } from '../lane-parts.ts'
import { type AttemptRow, noteAttempt } from '../stores/attempt-store.ts'
import type { IntentRow } from '../stores/intent-store.ts'

/** They had landed, and the chain says they have not any more: they may land again, and nothing is booked of them. */
export async function reviveAttempts(
  { db, log }: LaneParts,
  row: IntentRow,
  gone: readonly AttemptRow[],
): Promise<readonly AttemptRow[]> {
  log.warn({ intentId: row.id, transactions: gone.length }, 'a transaction that had landed was undone')
  return await db.transaction((tx) => unbookAttempts(tx, gone, 'submitted'))
}

/** Their lines leave the books together with the mark that says they are booked. */
export async function unbookAttempts(
  db: Database,
  attempts: readonly AttemptRow[],
  state: 'submitted' | 'void',
): Promise<readonly AttemptRow[]> {
  const left: AttemptRow[] = []
  for (const attempt of attempts) {
    const unsettled = { isFinal: false, executed: null, feeRaw: null, filledBy: null, settledAt: null }
    left.push(await noteAttempt(db, attempt, { state, ...unsettled }))
    await takeBackLedger(db, attempt.intentId, attempt.step)
  }
  return left
}
