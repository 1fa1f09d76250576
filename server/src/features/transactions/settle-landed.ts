import { endIntent } from './end-intent.ts'
import { moveIntent, noteIntent } from './intent-store.ts'
import { type LaneParts, tellChange, type Work } from './lane-parts.ts'
import { makeReceipt } from './make-receipt.ts'
import { type Landed, noteLanding, seenOf } from './note-landing.ts'
import { ownerOfAction } from './stored-action.ts'

/** What a landing means for an intent that is under way: its end, or its next step. */
export async function settleLanded(parts: LaneParts, work: Work, landed: Landed): Promise<void> {
  const { db, clock } = parts
  const { row } = work
  const at = clock.now()
  await noteLanding(parts, work, landed)
  const seen = seenOf(parts, row, landed)
  if (landed.kind === 'failed') {
    await noteIntent(db, row.id, seen)
    return await endIntent(parts, row, { event: 'failed', failure: landed.status.reason })
  }
  if (row.step + 1 < (row.stepsTotal ?? 1)) {
    const set = { checkedAt: at, step: row.step + 1 }
    return await tellChange(parts, await moveIntent(db, { row, event: 'stepped', at, set }))
  }
  const receipt = await makeReceipt(parts, { ...row, state: 'CONFIRMED' })
  const moved = await moveIntent(db, { row, event: 'confirmed', at, set: { ...seen, receipt } })
  await tellChange(parts, moved, { owner: ownerOfAction(landed.attempt.action) })
}
