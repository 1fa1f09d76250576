import { makeReceipt } from '../books/make-receipt.ts'
import { askStatus } from '../lane/ask-status.ts'
import { judge, landedAttempts } from '../lane/choose-move.ts'
import { type Landed, noteLanding, seenOf } from '../lane/note-landing.ts'
import { type LaneParts, publishChange } from '../lane-parts.ts'
import { isServiceFeeStep } from '../plan/plan-intent.ts'
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
import {
  type Earlier,
  LATE_FOR_MS,
  recheckChanged,
  sendFallen,
  settleAfterEarlier,
  watchEarlierSteps,
} from './watch-earlier-steps.ts'

/** How often what ended without landing is looked at again, one look after the other. */
const LATE_ROUNDS = 5

/** It ended without its act in the chain, and bytes of it may still be on their way. */
export async function watchLateConfirmation(parts: LaneParts, row: IntentRow, look: Look): Promise<Seen> {
  const { db, clock } = parts
  const earlier = await watchEarlierSteps(parts, row, look)
  if (earlier === 'changed') return await recheckChanged(parts, row)
  const signed = look.attempts.filter(
    ({ step, transactionId }) => step === row.step && transactionId !== null,
  )
  const verdict = judge(await Promise.all(signed.map((attempt) => askStatus(parts, attempt))))
  if (verdict.kind === 'confirmed' && isAct(row)) return await confirmLate(parts, row, look, verdict)
  if (verdict.kind === 'confirmed' || verdict.kind === 'failed')
    return await bookLanding(parts, row, { ...look, earlier }, verdict)
  if (verdict.kind === 'unclear') return await recheckLater(parts, row, look.round)
  const fallen = landedAttempts(row, signed)
  if (fallen.length > 0) {
    await sendFallen(parts, row, fallen)
    await noteIntent(db, row, { receipt: null })
    return await recheckLater(parts, row, 0)
  }
  if (signed.length > 0 && look.round < LATE_ROUNDS) return await recheckLater(parts, row, look.round)
  if (row.receipt === null && !(await completeReceipt(parts, row)))
    return await recheckLater(parts, row, look.round)
  if (canStillLand(signed) && clock.now().getTime() - row.changedAt.getTime() < LATE_FOR_MS)
    return await leaveForLater(parts, row)
  return await settleAfterEarlier(parts, row, { earlier, round: look.round })
}

/** Whether the step at hand is what the person asked for, and not what had to come before it. */
function isAct(row: IntentRow): boolean {
  const next = row.step + 1
  return next >= (row.stepsTotal ?? 1) || isServiceFeeStep(row, next)
}

async function confirmLate(parts: LaneParts, row: IntentRow, look: Look, landed: Landed): Promise<Seen> {
  const at = parts.clock.now()
  const attempts = await noteLanding(parts, { row, attempts: look.attempts }, landed)
  const receipt = await makeReceipt(parts, { row: { ...row, state: 'CONFIRMED' }, attempts })
  const set = { ...seenOf(parts, landed), failure: null, receipt }
  await publishChange(parts, await moveIntent(parts.db, { row, event: 'confirmed', at, set }))
  return await recheckLater(parts, row, 0)
}

/** It failed in the chain, or only a step before the act is there: the end stands, what it cost is booked. */
async function bookLanding(
  parts: LaneParts,
  row: IntentRow,
  look: Look & { earlier: Earlier },
  landed: Landed,
): Promise<Seen> {
  const { attempt, status, kind } = landed
  const isNews = attempt.state !== kind
  if (isNews) await noteLanding(parts, { row, attempts: look.attempts }, landed)
  const { isFinal } = status
  const isBooked = !isNews && attempt.executed !== null && row.receipt !== null
  const found = isBooked
    ? await compareBooks(parts, row, { answers: [{ attempt, status }], isFinal })
    : 'changed'
  if (found === null) return await recheckLater(parts, row, look.round)
  const isWritten = found === 'same' || (await completeReceipt(parts, row))
  if (!isWritten || !isFinal) return await recheckLater(parts, row, look.round)
  return await settleAfterEarlier(parts, row, look)
}

/** Given up while somebody else may have them: not refused at once. */
function canStillLand(signed: readonly AttemptRow[]): boolean {
  return signed.some(
    ({ chain, state, submitTries }) =>
      chain !== 'solana' && (state === 'submitted' || (state === 'void' && submitTries > 1)),
  )
}
