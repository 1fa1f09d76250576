import type { AttemptRow } from './attempt-store.ts'
import { judge, landedAttempts } from './choose-move.ts'
import { type IntentRow, moveIntent, noteIntent } from './intent-store.ts'
import { type LaneParts, tellChange } from './lane-parts.ts'
import { completeReceipt, type Look, leaveForLater, lookAgain, lookAtBooks, type Seen } from './look-again.ts'
import { makeReceipt } from './make-receipt.ts'
import { type Landed, noteLanding, seenOf } from './note-landing.ts'
import { isServiceFeeStep } from './plan-intent.ts'
import { reviveAttempts } from './revive-attempts.ts'
import { askStatus } from './settle-step.ts'

/** How often what ended without landing is looked at again, one look after the other. */
const LATE_ROUNDS = 5
/** Bytes for an EVM chain have no end of their own: while their nonce is free they can land. Then every few minutes. */
const LATE_FOR_MS = 24 * 60 * 60_000

const DONE: Seen = { isUndone: false, delayMs: null }

/** It ended without its act in the chain, and bytes of it may still be on their way. */
export async function watchLate(parts: LaneParts, row: IntentRow, look: Look): Promise<Seen> {
  const { db, clock } = parts
  const signed = look.attempts.filter(
    ({ step, transactionId }) => step === row.step && transactionId !== null,
  )
  const verdict = judge(await Promise.all(signed.map((attempt) => askStatus(parts, attempt))))
  if (verdict.kind === 'confirmed' && isAct(parts, row)) return await confirmLate(parts, row, look, verdict)
  if (verdict.kind === 'confirmed' || verdict.kind === 'failed')
    return await bookLanding(parts, row, look, verdict)
  if (verdict.kind === 'unclear') return await lookAgain(parts, row, look.round)
  const fallen = landedAttempts(row, signed)
  if (fallen.length > 0) {
    await reviveAttempts(parts, row, fallen)
    await noteIntent(db, row.id, { receipt: null })
    return await lookAgain(parts, row, 0)
  }
  if (signed.length > 0 && look.round < LATE_ROUNDS) return await lookAgain(parts, row, look.round)
  if (row.receipt === null && !(await completeReceipt(parts, row)))
    return await lookAgain(parts, row, look.round)
  if (canStillLand(signed) && clock.now().getTime() - row.changedAt.getTime() < LATE_FOR_MS)
    return await leaveForLater(parts, row)
  await noteIntent(db, row.id, { isSettled: true })
  return DONE
}

/** Whether the step at hand is what the person asked for, and not what had to come before it. */
function isAct(parts: LaneParts, row: IntentRow): boolean {
  const next = row.step + 1
  return next >= (row.stepsTotal ?? 1) || isServiceFeeStep(parts, row, next)
}

async function confirmLate(parts: LaneParts, row: IntentRow, look: Look, landed: Landed): Promise<Seen> {
  const at = parts.clock.now()
  await noteLanding(parts, { row, attempts: look.attempts }, landed)
  const receipt = await makeReceipt(parts, { ...row, state: 'CONFIRMED' })
  const set = { ...seenOf(parts, row, landed), failure: null, receipt }
  await tellChange(parts, await moveIntent(parts.db, { row, event: 'confirmed', at, set }))
  return await lookAgain(parts, row, 0)
}

/** It failed in the chain, or only a step before the act is there: the end stands, what it cost is booked. */
async function bookLanding(parts: LaneParts, row: IntentRow, look: Look, landed: Landed): Promise<Seen> {
  const { attempt, status, kind } = landed
  const isNews = attempt.state !== kind
  if (isNews) await noteLanding(parts, { row, attempts: look.attempts }, landed)
  const { isFinal } = status
  const isBooked = !isNews && attempt.executed !== null && row.receipt !== null
  const found = isBooked
    ? await lookAtBooks(parts, row, { answers: [{ attempt, status }], isFinal })
    : 'changed'
  if (found === null) return await lookAgain(parts, row, look.round)
  const isWritten = found === 'same' || (await completeReceipt(parts, row))
  if (!isWritten || !isFinal) return await lookAgain(parts, row, look.round)
  await noteIntent(parts.db, row.id, { isSettled: true })
  return DONE
}

/** Given up while somebody else may have them: not refused at once. */
function canStillLand(signed: readonly AttemptRow[]): boolean {
  return signed.some(
    ({ chain, state, submitTries }) =>
      chain !== 'solana' && (state === 'submitted' || (state === 'void' && submitTries > 1)),
  )
}
