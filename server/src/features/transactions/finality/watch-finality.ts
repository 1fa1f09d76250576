import { readWork } from '../lane/read-work.ts'
import { unbookAttempts } from '../lane/revive-attempts.ts'
import { askStatus } from '../lane/settle-step.ts'
import { type LaneParts, publishChange } from '../lane-parts.ts'
import type { AttemptRow } from '../stores/attempt-store.ts'
import { type IntentRow, moveIntent, noteIntent } from '../stores/intent-store.ts'
import {
  compareBooks,
  completeReceipt,
  type Look,
  leaveForLater,
  recheckLater,
  type Seen,
} from './recheck-settlement.ts'
import { watchLateConfirmation } from './watch-late-confirmation.ts'

/**
 * Rechecks an ended intent until its outcome is final. Its receipt is completed, a reorg sends it back to its lane with
 * the same bytes, and a late confirmation overrides a failure or expiry.
 */
export async function watchFinality(
  parts: LaneParts,
  look: { intentId: string; round: number },
): Promise<Seen> {
  const work = await readWork(parts.db, look.intentId)
  if (work === null || work.row.isSettled) return { isUndone: false, delayMs: null }
  const { row, attempts } = work
  if (row.state === 'CONFIRMED') return await watchConfirmed(parts, row, { attempts, round: look.round })
  if (row.state === 'EXPIRED' || row.state === 'FAILED')
    return await watchLateConfirmation(parts, row, { attempts, round: look.round })
  if (row.state === 'REJECTED') await noteIntent(parts.db, row.id, { isSettled: true })
  return { isUndone: false, delayMs: null }
}

async function watchConfirmed(parts: LaneParts, row: IntentRow, look: Look): Promise<Seen> {
  const landed = look.attempts.filter((attempt) => attempt.state === 'confirmed')
  if (landed.length === 0) {
    // Should never happen. Without this check, `every` on an empty list would be true and mark the intent as settled.
    parts.log.error({ intentId: row.id }, 'a confirmed intent has no transaction in the chain')
    return await leaveForLater(parts, row)
  }
  const answers = await Promise.all(landed.map((attempt) => askStatus(parts, attempt)))
  if (answers.some(({ status }) => status === null)) return await recheckLater(parts, row, look.round)
  const dropped = answers.find(({ status }) => status?.state !== 'confirmed')
  if (dropped !== undefined)
    return await undo(
      parts,
      row,
      landed.filter((each) => each.step >= dropped.attempt.step),
    )
  const isFinal = answers.every(({ status }) => status?.state === 'confirmed' && status.isFinal)
  const isBooked = landed.every((attempt) => attempt.executed !== null) && row.receipt !== null
  const found = isBooked ? await compareBooks(parts, row, { answers, isFinal }) : 'changed'
  if (found === null) return await recheckLater(parts, row, look.round)
  const isWritten = found === 'same' || (await completeReceipt(parts, row))
  if (!isWritten || !isFinal) return await recheckLater(parts, row, look.round)
  await noteIntent(parts.db, row.id, { isSettled: true, checkedAt: parts.clock.now() })
  return { isUndone: false, delayMs: null }
}

/** A reorg dropped the block: the same bytes are sent again, and keep their nonce. */
async function undo(parts: LaneParts, row: IntentRow, undone: readonly AttemptRow[]): Promise<Seen> {
  const { db, clock } = parts
  const step = Math.min(...undone.map((attempt) => attempt.step))
  const set = { step, receipt: null, checkedAt: clock.now() }
  // Both or neither: no lane would send the attempts again while their intent still counts as confirmed.
  const moved = await db.transaction(async (tx) => {
    await unbookAttempts(tx, undone, 'submitted')
    return await moveIntent(tx, { row, event: 'undone', at: clock.now(), set })
  })
  parts.log.warn(
    { intentId: row.id, transactions: undone.length },
    'a transaction that had landed was undone',
  )
  await publishChange(parts, moved)
  return { isUndone: true, delayMs: null }
}
