import { askStatus } from '../lane/ask-status.ts'
import { readWork } from '../lane/read-work.ts'
import { undoSteps } from '../lane/undo-steps.ts'
import type { LaneParts } from '../lane-parts.ts'
import { type IntentRow, noteIntent } from '../stores/intent-store.ts'
import { MovedOn } from '../stores/moved-on.ts'
import {
  compareBooks,
  completeReceipt,
  type Look,
  leaveForLater,
  nextCheckMs,
  recheckLater,
  type Seen,
} from './recheck-settlement.ts'
import { settleAfterEarlier, watchEarlierSteps } from './watch-earlier-steps.ts'
import { watchLateConfirmation } from './watch-late-confirmation.ts'

/**
 * Rechecks an ended intent until its outcome is final. Its receipt is completed, a reorg sends it back to its lane with
 * the same bytes, and a late confirmation overrides a failure or expiry.
 */
export async function watchFinality(
  parts: LaneParts,
  look: { intentId: string; round: number },
): Promise<Seen> {
  try {
    return await watchOnce(parts, look)
  } catch (error) {
    // Whoever has moved it watches it too, or has handed it to its lane; looking once more is harmless.
    if (error instanceof MovedOn) return { isUndone: false, delayMs: nextCheckMs(look.round) }
    throw error
  }
}

async function watchOnce(parts: LaneParts, look: { intentId: string; round: number }): Promise<Seen> {
  const work = await readWork(parts.db, look.intentId)
  if (work === null || work.row.isSettled) return { isUndone: false, delayMs: null }
  const { row, attempts } = work
  if (row.state === 'CONFIRMED') return await watchConfirmed(parts, row, { attempts, round: look.round })
  if (row.state === 'EXPIRED' || row.state === 'FAILED')
    return await watchLateConfirmation(parts, row, { attempts, round: look.round })
  if (row.state !== 'REJECTED') return { isUndone: false, delayMs: null }
  const earlier = await watchEarlierSteps(parts, row, { attempts, round: look.round })
  return await settleAfterEarlier(parts, row, { earlier, round: look.round })
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
  const dropped = answers.filter(({ status }) => status?.state !== 'confirmed')
  if (dropped.length > 0) {
    const gone = dropped.map(({ attempt }) => attempt)
    const isUndone = await undoSteps(parts, { row, attempts: look.attempts }, gone)
    return isUndone ? { isUndone, delayMs: null } : await recheckLater(parts, row, look.round)
  }
  const isFinal = answers.every(({ status }) => status?.state === 'confirmed' && status.isFinal)
  const isBooked = landed.every((attempt) => attempt.executed !== null) && row.receipt !== null
  const found = isBooked ? await compareBooks(parts, row, { answers, isFinal }) : 'changed'
  if (found === null) return await recheckLater(parts, row, look.round)
  const isWritten = found === 'same' || (await completeReceipt(parts, row))
  if (!isWritten || !isFinal) return await recheckLater(parts, row, look.round)
  await noteIntent(parts.db, row, { isSettled: true, checkedAt: parts.clock.now() })
  return { isUndone: false, delayMs: null }
}
