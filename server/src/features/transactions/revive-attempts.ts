import { type AttemptRow, noteAttempt } from './attempt-store.ts'
import type { IntentRow } from './intent-store.ts'
import type { LaneParts } from './lane-parts.ts'
import { takeBackLedger } from './ledger-store.ts'

/** They had landed, and the chain says they have not any more: they may land again, and nothing is booked of them. */
export async function reviveAttempts(
  { db, log }: LaneParts,
  row: IntentRow,
  gone: readonly AttemptRow[],
): Promise<void> {
  log.warn({ intentId: row.id, transactions: gone.length }, 'a transaction that had landed was undone')
  for (const attempt of gone) {
    await takeBackLedger(db, row.id, attempt.step)
    await noteAttempt(db, attempt, { state: 'submitted', executed: null, feeRaw: null, settledAt: null })
  }
}
