import { CHAINS } from '@windhover/core/chains/all-chains'
import { entriesOf } from '@windhover/core/transactions/ledger'
import { type ReceiptChange, sumChanges } from '@windhover/core/transactions/receipt'
import type { LaneParts } from '../lane-parts.ts'
import { type AttemptRow, alongExecuted } from '../stores/attempt-store.ts'
import type { IntentRow } from '../stores/intent-store.ts'
import { ownerOfAction, readChanges, storeChanges } from '../stores/stored-action.ts'
import { rewriteLedger } from './ledger-store.ts'

/** The vault's lines of the ledger are the chain's own figures, so they cannot differ from it. */
export async function bookAttempt(
  parts: LaneParts,
  row: IntentRow,
  attempt: AttemptRow,
): Promise<readonly ReceiptChange[] | null> {
  if (attempt.executed !== null) return readChanges(attempt.executed)
  const feeRaw = BigInt(attempt.feeRaw ?? 0)
  const changes = await readEffect(parts, row, { attempt, feeRaw })
  if (changes === null) return null
  return (await book(parts, row, { attempt, feeRaw, changes })) ? changes : null
}

/**
 * The same transaction in another block may have another fee and, where it traded, another price: a chain that changed
 * its mind and took it in again leaves no other trace. Null while the chain's records are not complete.
 */
export async function bookAgainIfChanged(
  parts: LaneParts,
  row: IntentRow,
  seen: { attempt: AttemptRow; feeRaw: bigint },
): Promise<'same' | 'changed' | null> {
  const changes = await readEffect(parts, row, seen)
  if (changes === null) return null
  const { attempt, feeRaw } = seen
  const isSame =
    attempt.feeRaw === feeRaw.toString() &&
    JSON.stringify(attempt.executed) === JSON.stringify(storeChanges(changes))
  if (isSame) return 'same'
  return (await book(parts, row, { attempt, feeRaw, changes })) ? 'changed' : null
}

async function readEffect(
  parts: LaneParts,
  row: IntentRow,
  { attempt, feeRaw }: { attempt: AttemptRow; feeRaw: bigint },
): Promise<readonly ReceiptChange[] | null> {
  const owner = ownerOfAction(attempt.action)
  const transactionId = attempt.filledBy ?? attempt.transactionId ?? ''
  const withFee = await parts.chains[row.chain].readExecuted({ owner, transactionId })
  if (withFee === null) return null
  const fee: ReceiptChange = { token: 'native', ...CHAINS[row.chain].native, amountRaw: feeRaw }
  return sumChanges([...withFee, fee])
}

/** Booked and marked as booked, both or neither; and neither where the chain has undone it while we were reading. */
async function book(
  { db, clock }: LaneParts,
  row: IntentRow,
  made: { attempt: AttemptRow; feeRaw: bigint; changes: readonly ReceiptChange[] },
): Promise<boolean> {
  const { attempt, feeRaw, changes } = made
  const goesTo = attempt.role === 'service-fee' ? 'service-fee' : 'outside'
  const entries = entriesOf({ changes, feeRaw, goesTo })
  const executed = { executed: storeChanges(changes), feeRaw: feeRaw.toString() }
  const at = clock.now()
  const marked = alongExecuted(db, attempt, executed)
  return await rewriteLedger(db, { row, step: attempt.step, entries, at }, marked)
}
