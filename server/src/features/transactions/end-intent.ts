import { debtEntries } from '@windhover/core/transactions/ledger'
import { listAttempts } from './attempt-store.ts'
import { type IntentRow, moveIntent } from './intent-store.ts'
import { type LaneParts, tellChange } from './lane-parts.ts'
import { writeLedger } from './ledger-store.ts'
import { makeReceipt } from './make-receipt.ts'
import { isServiceFeeStep, planServiceFee } from './plan-intent.ts'

/**
 * Nothing more will be tried. Where only the house's fee could not be taken, the person's own action stands: the fee
 * becomes a debt in the ledger and is told.
 */
export async function endIntent(
  parts: LaneParts,
  row: IntentRow,
  end: { event: 'failed' | 'rejected' | 'expired'; failure: string },
): Promise<void> {
  const { db, clock, log } = parts
  const fee = planServiceFee(parts, row.body)
  if (fee !== null && isServiceFeeStep(parts, row, row.step)) {
    log.warn({ intentId: row.id, reason: end.failure }, 'a service fee could not be taken and is owed')
    await writeLedger(db, { row, step: row.step, entries: debtEntries(fee), at: clock.now() })
    const receipt = await makeReceipt(parts, { ...row, state: 'CONFIRMED' })
    return await tellChange(
      parts,
      await moveIntent(db, { row, event: 'owed', at: clock.now(), set: { receipt } }),
    )
  }
  const attempts = await listAttempts(db, row.id)
  // Bytes that exist somewhere are looked for a while longer.
  const isSettled = attempts.every(({ signedTransaction }) => signedTransaction === null)
  const set = { failure: end.failure, receipt: await makeReceipt(parts, row), isSettled }
  await tellChange(parts, await moveIntent(db, { row, event: end.event, at: clock.now(), set }))
}
