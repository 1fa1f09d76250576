import { type AttemptRow, listAttempts, noteAttempt } from './attempt-store.ts'
import { judge } from './choose-move.ts'
import { findIntent, type IntentRow, moveIntent, noteIntent } from './intent-store.ts'
import { type LaneParts, tellChange } from './lane-parts.ts'
import { makeReceipt } from './make-receipt.ts'
import { reviveAttempts } from './revive-attempts.ts'
import { askStatus } from './settle-step.ts'

/** After this many looks the loop that finds forgotten intents takes over. */
const ROUNDS_MAX = 60
/** How often what ended without landing is looked at again, one look after the other. */
const LATE_ROUNDS = 5
/** Bytes for an EVM chain have no end of their own: while their nonce is free they can land. Then every few minutes. */
const LATE_FOR_MS = 24 * 60 * 60_000

export type Seen = { readonly isUndone: boolean; readonly delayMs: number | null }

export function nextLookMs(round: number): number {
  return round < 5 ? 1_500 : round < 20 ? 5_000 : 30_000
}

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

type Look = { readonly attempts: readonly AttemptRow[]; readonly round: number }

async function again(parts: LaneParts, row: IntentRow, round: number): Promise<Seen> {
  if (round >= ROUNDS_MAX) return await leaveForLater(parts, row)
  return { isUndone: false, delayMs: nextLookMs(round + 1) }
}

/** Not settled: the loop that looks for such finds it again, some minutes from now. */
async function leaveForLater({ db, clock }: LaneParts, row: IntentRow): Promise<Seen> {
  await noteIntent(db, row.id, { checkedAt: clock.now() })
  return { isUndone: false, delayMs: null }
}

async function watchConfirmed(parts: LaneParts, row: IntentRow, look: Look): Promise<Seen> {
  const landed = look.attempts.filter((attempt) => attempt.state === 'confirmed')
  const answers = await Promise.all(landed.map((attempt) => askStatus(parts, attempt)))
  if (answers.some(({ status }) => status === null)) return await again(parts, row, look.round)
  const gone = answers.find(({ status }) => status?.state !== 'confirmed')
  if (gone !== undefined)
    return await undo(
      parts,
      row,
      landed.filter((each) => each.step >= gone.attempt.step),
    )
  const isBooked = landed.every((attempt) => attempt.executed !== null) && row.receipt !== null
  const isWritten = isBooked || (await completeReceipt(parts, row))
  if (!isWritten || !answers.every(({ status }) => status?.state === 'confirmed' && status.isFinal))
    return await again(parts, row, look.round)
  await noteIntent(parts.db, row.id, { isSettled: true, checkedAt: parts.clock.now() })
  return { isUndone: false, delayMs: null }
}

/** The chain has left the block: the same bytes go out again, and the nonce stays theirs. */
async function undo(parts: LaneParts, row: IntentRow, gone: readonly AttemptRow[]): Promise<Seen> {
  const { db, clock } = parts
  await reviveAttempts(parts, row, gone)
  const step = Math.min(...gone.map((attempt) => attempt.step))
  const set = { step, receipt: null, checkedAt: clock.now() }
  await tellChange(parts, await moveIntent(db, { row, event: 'undone', at: clock.now(), set }))
  return { isUndone: true, delayMs: null }
}

async function watchLate(parts: LaneParts, row: IntentRow, look: Look): Promise<Seen> {
  const { db, clock } = parts
  const signed = look.attempts.filter(
    ({ step, transactionId }) => step === row.step && transactionId !== null,
  )
  const verdict = judge(await Promise.all(signed.map((attempt) => askStatus(parts, attempt))))
  if (verdict.kind === 'confirmed') {
    const { attempt, status } = verdict
    await noteAttempt(db, attempt, {
      state: 'confirmed',
      feeRaw: status.feeRaw.toString(),
      settledAt: clock.now(),
    })
    const receipt = await makeReceipt(parts, { ...row, state: 'CONFIRMED' })
    const set = { failure: null, transactionId: attempt.transactionId, checkedAt: clock.now(), receipt }
    await tellChange(parts, await moveIntent(db, { row, event: 'confirmed', at: clock.now(), set }))
    return await again(parts, row, 0)
  }
  if (signed.length > 0 && look.round < LATE_ROUNDS) return await again(parts, row, look.round)
  if (verdict.kind === 'unclear') return await again(parts, row, look.round)
  if (row.receipt === null && !(await completeReceipt(parts, row))) return await again(parts, row, look.round)
  if (canStillLand(signed) && clock.now().getTime() - row.changedAt.getTime() < LATE_FOR_MS)
    return await leaveForLater(parts, row)
  await noteIntent(db, row.id, { isSettled: true })
  return { isUndone: false, delayMs: null }
}

/** Given up while somebody else may have them: not refused at once, and none of their nonce seen to fail. */
function canStillLand(signed: readonly AttemptRow[]): boolean {
  if (signed.some(({ state }) => state === 'failed')) return false
  return signed.some(
    ({ chain, state, submitTries }) => chain !== 'solana' && state === 'void' && submitTries > 1,
  )
}

async function completeReceipt(parts: LaneParts, row: IntentRow): Promise<boolean> {
  const receipt = await makeReceipt(parts, row)
  if (receipt === null) return false
  await tellChange(parts, await noteIntent(parts.db, row.id, { receipt }))
  return true
}
