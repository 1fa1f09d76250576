import { type AttemptRow, endAttempts, noteAttempt } from './attempt-store.ts'
import { landedAttempts, liveAttempts, type Verdict } from './choose-move.ts'
import type { IntentRow } from './intent-store.ts'
import type { LaneParts, Work } from './lane-parts.ts'
import { isServiceFeeStep } from './plan-intent.ts'
import { unbookAttempts } from './revive-attempts.ts'

export type Landed = Extract<Verdict<AttemptRow>, { kind: 'confirmed' | 'failed' }>

/**
 * One attempt is in the chain, so none of its rivals ever will be: they share its nonce, or have expired. One
 * that we had thought to be there before a reorganisation is not, and nothing stays booked of it.
 */
export async function noteLanding(parts: LaneParts, work: Work, landed: Landed): Promise<void> {
  const { db, clock } = parts
  const { row, attempts } = work
  const { attempt, status } = landed
  const at = clock.now()
  const fallen = landedAttempts(row, attempts).filter((each) => each.epoch !== attempt.epoch)
  if (fallen.length > 0) await db.transaction((tx) => unbookAttempts(tx, fallen, 'void'))
  await noteAttempt(db, attempt, {
    state: landed.kind,
    feeRaw: status.feeRaw.toString(),
    filledBy: status.filledBy ?? null,
    settledAt: landed.kind === 'confirmed' && landed.status.atMs !== null ? new Date(landed.status.atMs) : at,
  })
  const rivals = liveAttempts(row, attempts).filter((each) => each.epoch !== attempt.epoch)
  await endAttempts(db, rivals, { state: 'void', at })
}

/** What the intent shows of a landing. The house's fee has a transaction of its own, which is not the person's. */
export function seenOf(parts: LaneParts, row: IntentRow, { attempt, status }: Landed) {
  const isFee = isServiceFeeStep(parts, row, attempt.step)
  return {
    checkedAt: parts.clock.now(),
    ...(isFee ? {} : { transactionId: status.filledBy ?? attempt.transactionId }),
  }
}
