import { makeReceipt } from '../books/make-receipt.ts'
import { type LaneParts, publishChange, type Work } from '../lane-parts.ts'
import { moveIntent, noteIntent } from '../stores/intent-store.ts'
import { ownerOfAction } from '../stores/stored-action.ts'
import { endIntent } from './end-intent.ts'
import { type Landed, noteLanding, seenOf } from './note-landing.ts'

/** What a landing means for an intent that is under way: its end, or its next step. */
export async function settleLanded(parts: LaneParts, work: Work, landed: Landed): Promise<Work | null> {
  const { db, clock } = parts
  const { row } = work
  const at = clock.now()
  const attempts = await noteLanding(parts, work, landed)
  const seen = seenOf(parts, landed)
  if (landed.kind === 'failed') {
    if ((await noteIntent(db, row, seen)) === null) return null
    return await endIntent(parts, row, { event: 'failed', error: landed.status.error })
  }
  if (row.step + 1 < (row.stepsTotal ?? 1)) {
    const set = { checkedAt: at, step: row.step + 1 }
    const moved = await moveIntent(db, { row, event: 'stepped', at, set })
    await publishChange(parts, moved)
    return moved === null ? null : { row: moved, attempts }
  }
  const receipt = await makeReceipt(parts, { row: { ...row, state: 'CONFIRMED' }, attempts })
  const moved = await moveIntent(db, { row, event: 'confirmed', at, set: { ...seen, receipt } })
  await publishChange(parts, moved, { owner: ownerOfAction(landed.attempt.action) })
  return moved === null ? null : { row: moved, attempts }
}
