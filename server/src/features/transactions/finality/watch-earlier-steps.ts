import { askStatus } from '../lane/ask-status.ts'
import { judge, landedAttempts } from '../lane/choose-move.ts'
import { type Landed, noteLanding } from '../lane/note-landing.ts'
import { reviveAttempts } from '../lane/revive-attempts.ts'
import { sendBytes } from '../lane/submit-step.ts'
import type { LaneParts } from '../lane-parts.ts'
import { type AttemptRow, noteAttempt } from '../stores/attempt-store.ts'
import { type IntentRow, noteIntent } from '../stores/intent-store.ts'
import { compareBooks, completeReceipt, type Look, recheckLater, type Seen } from './recheck-settlement.ts'

/** Bytes for an EVM chain have no end of their own: while their nonce is free they can land. So long they are looked for. */
export const LATE_FOR_MS = 24 * 60 * 60_000

/** `changed`: what is booked of them is what the chain has now, and was not before. */
export type Earlier = 'final' | 'open' | 'changed'

/**
 * The steps before the one at which an intent ended without its act. Each of them had landed, and what it cost is booked;
 * until it is final a reorganisation may take it back, and take it in again.
 */
export async function watchEarlierSteps(parts: LaneParts, row: IntentRow, look: Look): Promise<Earlier> {
  const signed = look.attempts.filter(({ step, transactionId }) => step < row.step && transactionId !== null)
  const found: Earlier[] = []
  for (const step of new Set(signed.map((attempt) => attempt.step)))
    found.push(await watchStep(parts, { ...row, step }, { ...look, attempts: signed }))
  if (found.includes('changed')) return 'changed'
  const isYoung = parts.clock.now().getTime() - row.changedAt.getTime() < LATE_FOR_MS
  return found.includes('open') && isYoung ? 'open' : 'final'
}

async function watchStep(parts: LaneParts, row: IntentRow, look: Look): Promise<Earlier> {
  const signed = look.attempts.filter(({ step }) => step === row.step)
  if (signed.some(({ isFinal }) => isFinal)) return 'final'
  const verdict = judge(await Promise.all(signed.map((attempt) => askStatus(parts, attempt))))
  if (verdict.kind === 'confirmed' || verdict.kind === 'failed') {
    if (verdict.attempt.state !== verdict.kind) {
      await noteLanding(parts, { row, attempts: signed }, verdict)
      return 'changed'
    }
    return await compareLanded(parts, row, verdict)
  }
  const fallen = verdict.kind === 'unclear' ? [] : landedAttempts(row, signed)
  if (fallen.length === 0) return 'open'
  await sendFallen(parts, row, fallen)
  return 'changed'
}

/** Their nonce is free again, and the lane has gone on behind it: nothing but the same bytes may fill the gap. */
export async function sendFallen(
  parts: LaneParts,
  row: IntentRow,
  fallen: readonly AttemptRow[],
): Promise<void> {
  for (const attempt of await reviveAttempts(parts, row, fallen)) await sendBytes(parts, attempt)
}

async function compareLanded(parts: LaneParts, row: IntentRow, landed: Landed): Promise<Earlier> {
  const { attempt, status } = landed
  if (attempt.executed === null) return 'open'
  const found = await compareBooks(parts, row, { answers: [landed], isFinal: status.isFinal })
  if (found === null) return 'open'
  if (found === 'changed') return 'changed'
  if (!status.isFinal) return 'open'
  await noteAttempt(parts.db, attempt, { isFinal: true })
  return 'final'
}

/** Written anew from what the chain has now. */
export async function recheckChanged(parts: LaneParts, row: IntentRow): Promise<Seen> {
  await noteIntent(parts.db, row, { receipt: null })
  return await recheckLater(parts, row, 0)
}

/** Nothing of the step at hand was ever signed, or it is over: settled as soon as the steps before it are. */
export async function settleAfterEarlier(
  parts: LaneParts,
  row: IntentRow,
  { earlier, round }: { earlier: Earlier; round: number },
): Promise<Seen> {
  if (earlier === 'changed') return await recheckChanged(parts, row)
  const isWritten = row.receipt !== null || (await completeReceipt(parts, row))
  if (earlier === 'open' || !isWritten) return await recheckLater(parts, row, round)
  await noteIntent(parts.db, row, { isSettled: true })
  return { isUndone: false, delayMs: null }
}
