import type { LaneParts, Work } from '../lane-parts.ts'
import { type AttemptRow, endAttempts, listAttempts, noteAttempt } from '../stores/attempt-store.ts'
import { landedAttempts, liveAttempts, type Verdict } from './choose-move.ts'
import { unbookAttempts } from './revive-attempts.ts'

export type Landed = Extract<Verdict<AttemptRow>, { kind: 'confirmed' | 'failed' }>

/**
 * One attempt is in the chain, so none of its rivals ever will be: they share its nonce, or have expired. One
 * that we had thought to be there before a reorganisation is not, and nothing stays booked of it.
 */
export async function noteLanding(
  parts: LaneParts,
  work: Work,
  landed: Landed,
): Promise<readonly AttemptRow[]> {
  const { db, clock } = parts
  const { row, attempts } = work
  const { attempt, status } = landed
  const at = clock.now()
  const fallen = landedAttempts(row, attempts).filter((each) => each.epoch !== attempt.epoch)
  if (fallen.length > 0) await db.transaction((tx) => unbookAttempts(tx, fallen, 'void'))
  const seen = {
    state: landed.kind,
    feeRaw: status.feeRaw.toString(),
    filledBy: status.filledBy ?? null,
    isFinal: status.isFinal,
    settledAt: landed.kind === 'confirmed' && landed.status.atMs !== null ? new Date(landed.status.atMs) : at,
  }
  const noted = await noteAttempt(db, attempt, seen)
  const rivals = liveAttempts(row, attempts).filter((each) => each.epoch !== attempt.epoch)
  await endAttempts(db, rivals, { state: 'void', at })
  // With rivals more than one of them has changed, which is rare enough to read.
  if (fallen.length + rivals.length > 0) return await listAttempts(db, row.id)
  const isLanded = ({ step, epoch }: AttemptRow) => step === attempt.step && epoch === attempt.epoch
  return attempts.map((each) => (isLanded(each) ? noted : each))
}

/** What the intent shows of a landing. The operator's fee has a transaction of its own, which is not the person's. */
export function seenOf(parts: LaneParts, { attempt, status }: Landed) {
  const isFee = attempt.role === 'service-fee'
  return {
    checkedAt: parts.clock.now(),
    ...(isFee ? {} : { transactionId: status.filledBy ?? attempt.transactionId }),
  }
}
