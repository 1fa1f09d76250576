import { type AttemptRow, listAttempts } from './attempt-store.ts'
import { findIntent, type IntentRow, moveIntent, noteIntent } from './intent-store.ts'
import { type LaneParts, tellChange } from './lane-parts.ts'
import { completeReceipt, type Look, leaveForLater, lookAgain, lookAtBooks, type Seen } from './look-again.ts'
import { unbookAttempts } from './revive-attempts.ts'
import { askStatus } from './settle-step.ts'
import { watchLate } from './watch-late.ts'

/**
 * An intent that has ended is looked at until its end is final: its receipt is completed, a reorganisation sends it back
 * to its lane with the same bytes, a late confirmation wins.
 */
export async function watchEnded(parts: LaneParts, look: { intentId: string; round: number }): Promise<Seen> {
  const row = await findIntent(parts.db, look.intentId)
  if (row === null || row.isSettled) return { isUndone: false, delayMs: null }
  const attempts = await listAttempts(parts.db, row.id)
  if (row.state === 'CONFIRMED') return await watchConfirmed(parts, row, { attempts, round: look.round })
  if (row.state === 'EXPIRED' || row.state === 'FAILED')
    return await watchLate(parts, row, { attempts, round: look.round })
  if (row.state === 'REJECTED') await noteIntent(parts.db, row.id, { isSettled: true })
  return { isUndone: false, delayMs: null }
}

async function watchConfirmed(parts: LaneParts, row: IntentRow, look: Look): Promise<Seen> {
  const landed = look.attempts.filter((attempt) => attempt.state === 'confirmed')
  if (landed.length === 0) {
    // Nothing leads here. If something ever does, "every one of none is final" must not close the books.
    parts.log.error({ intentId: row.id }, 'a confirmed intent has no transaction in the chain')
    return await leaveForLater(parts, row)
  }
  const answers = await Promise.all(landed.map((attempt) => askStatus(parts, attempt)))
  if (answers.some(({ status }) => status === null)) return await lookAgain(parts, row, look.round)
  const gone = answers.find(({ status }) => status?.state !== 'confirmed')
  if (gone !== undefined)
    return await undo(
      parts,
      row,
      landed.filter((each) => each.step >= gone.attempt.step),
    )
  const isFinal = answers.every(({ status }) => status?.state === 'confirmed' && status.isFinal)
  const isBooked = landed.every((attempt) => attempt.executed !== null) && row.receipt !== null
  const found = isBooked ? await lookAtBooks(parts, row, { answers, isFinal }) : 'changed'
  if (found === null) return await lookAgain(parts, row, look.round)
  const isWritten = found === 'same' || (await completeReceipt(parts, row))
  if (!isWritten || !isFinal) return await lookAgain(parts, row, look.round)
  await noteIntent(parts.db, row.id, { isSettled: true, checkedAt: parts.clock.now() })
  return { isUndone: false, delayMs: null }
}

/** The chain has left the block: the same bytes go out again, and the nonce stays theirs. */
async function undo(parts: LaneParts, row: IntentRow, gone: readonly AttemptRow[]): Promise<Seen> {
  const { db, clock } = parts
  const step = Math.min(...gone.map((attempt) => attempt.step))
  const set = { step, receipt: null, checkedAt: clock.now() }
  // Both or neither: a confirmed intent whose attempts are on their way again would be nobody's to send.
  const moved = await db.transaction(async (tx) => {
    await unbookAttempts(tx, gone, 'submitted')
    return await moveIntent(tx, { row, event: 'undone', at: clock.now(), set })
  })
  parts.log.warn({ intentId: row.id, transactions: gone.length }, 'a transaction that had landed was undone')
  await tellChange(parts, moved)
  return { isUndone: true, delayMs: null }
}
