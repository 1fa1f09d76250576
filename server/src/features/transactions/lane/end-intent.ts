import type { AppError } from '@windhover/core/errors/app-error'
import { toFailure } from '@windhover/core/errors/failure'
import { debtEntries } from '@windhover/core/transactions/ledger'
import { writeLedger } from '../books/ledger-store.ts'
import { makeReceipt } from '../books/make-receipt.ts'
import { type LaneParts, publishChange, type Work } from '../lane-parts.ts'
import { isServiceFeeStep } from '../plan/plan-intent.ts'
import { listAttempts } from '../stores/attempt-store.ts'
import { type IntentRow, moveIntent } from '../stores/intent-store.ts'

/**
 * Nothing more will be tried. Where only the operator's fee could not be taken, the person's own action stands: the fee
 * becomes a debt in the ledger and is told.
 */
export async function endIntent(
  parts: LaneParts,
  row: IntentRow,
  end: { event: 'failed' | 'rejected' | 'expired'; error: AppError },
): Promise<Work | null> {
  const { db, clock, log } = parts
  const fee = row.serviceFee
  const attempts = await listAttempts(db, row.id)
  if (fee !== null && isServiceFeeStep(row, row.step)) {
    log.warn({ intentId: row.id, err: end.error }, 'a service fee could not be taken and is owed')
    const entries = debtEntries({ token: fee.token, amountRaw: BigInt(fee.amountRaw) })
    const receipt = await makeReceipt(parts, { row: { ...row, state: 'CONFIRMED' }, attempts })
    const at = clock.now()
    // Both or neither: a debt is nobody's to write who does not end the intent with it.
    const moved = await db.transaction(async (tx) => {
      const ended = await moveIntent(tx, { row, event: 'owed', at, set: { receipt } })
      if (ended !== null) await writeLedger(tx, { row, step: row.step, entries, at })
      return ended
    })
    return await leave(parts, attempts, moved)
  }
  // Bytes that exist somewhere are looked for a while longer.
  const isSettled = attempts.every(({ signedTransaction }) => signedTransaction === null)
  const receipt = await makeReceipt(parts, { row, attempts })
  const set = { failure: toFailure(end.error), receipt, isSettled }
  return await leave(parts, attempts, await moveIntent(db, { row, event: end.event, at: clock.now(), set }))
}

async function leave(
  parts: LaneParts,
  attempts: Work['attempts'],
  moved: IntentRow | null,
): Promise<Work | null> {
  await publishChange(parts, moved)
  return moved === null ? null : { row: moved, attempts }
}
