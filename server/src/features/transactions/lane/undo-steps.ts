import type { LaneParts, Work } from '../lane-parts.ts'
import { publishChange } from '../lane-parts.ts'
import { type AttemptRow, noteAttempt } from '../stores/attempt-store.ts'
import { type IntentRow, moveIntent } from '../stores/intent-store.ts'
import { askStatus } from './ask-status.ts'
import { unbookAttempts } from './revive-attempts.ts'

/**
 * Steps before the one at hand that had landed and that the chain has no more: a reorganisation took their block away.
 * They are asked about until they are final; one that nobody answers about says nothing.
 */
export async function findDropped(parts: LaneParts, { row, attempts }: Work): Promise<readonly AttemptRow[]> {
  const landed = attempts.filter(
    ({ step, state, isFinal }) => step < row.step && state === 'confirmed' && !isFinal,
  )
  const answers = await Promise.all(landed.map((attempt) => askStatus(parts, attempt)))
  const dropped: AttemptRow[] = []
  for (const { attempt, status } of answers) {
    if (status === null) continue
    if (status.state !== 'confirmed') dropped.push(attempt)
    else if (status.isFinal) await noteAttempt(parts.db, attempt, { isFinal: true })
  }
  return dropped
}

/**
 * Back to the first step that a reorganisation has undone: the same bytes are sent again and keep their nonce, and so do
 * those of the steps after it. False where somebody else has moved the intent meanwhile.
 */
export async function undoSteps(
  parts: LaneParts,
  { row, attempts }: Work,
  dropped: readonly AttemptRow[],
): Promise<boolean> {
  const { db, clock, log } = parts
  const step = Math.min(...dropped.map((attempt) => attempt.step))
  const undone = attempts.filter((each) => each.step >= step && each.state === 'confirmed')
  const at = clock.now()
  // Both or neither: no lane would send the attempts again while their intent counts them as landed.
  const moved = await db.transaction(async (tx): Promise<IntentRow | null> => {
    const back = await moveIntent(tx, {
      row,
      event: 'undone',
      at,
      set: { step, receipt: null, checkedAt: at },
    })
    if (back !== null) await unbookAttempts(tx, undone, 'submitted')
    return back
  })
  if (moved === null) return false
  log.warn({ intentId: row.id, transactions: undone.length }, 'a transaction that had landed was undone')
  await publishChange(parts, moved)
  return true
}
