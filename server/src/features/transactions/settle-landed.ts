import type { AttemptRow } from './attempt-store.ts'
import { endAttempts, noteAttempt } from './attempt-store.ts'
import { liveAttempts, type Verdict } from './choose-move.ts'
import { endIntent } from './end-intent.ts'
import { moveIntent, noteIntent } from './intent-store.ts'
import { type LaneParts, tellChange, type Work } from './lane-parts.ts'
import { makeReceipt } from './make-receipt.ts'
import { isServiceFeeStep } from './plan-intent.ts'
import { ownerOfAction } from './stored-action.ts'

type Landed = Extract<Verdict<AttemptRow>, { kind: 'confirmed' | 'failed' }>

/** One attempt is in the chain, so none of its rivals ever will be: they share its nonce, or have expired. */
export async function settleLanded(parts: LaneParts, work: Work, landed: Landed): Promise<void> {
  const { db, clock } = parts
  const { row, attempts } = work
  const at = clock.now()
  const { attempt, status } = landed
  await noteAttempt(db, attempt, {
    state: landed.kind,
    feeRaw: status.feeRaw.toString(),
    settledAt: landed.kind === 'confirmed' && landed.status.atMs !== null ? new Date(landed.status.atMs) : at,
  })
  const rivals = liveAttempts(row, attempts).filter((each) => each.epoch !== attempt.epoch)
  await endAttempts(db, rivals, { state: 'void', at })
  const isFee = isServiceFeeStep(parts, row, attempt.step)
  const seen = { checkedAt: at, ...(isFee ? {} : { transactionId: attempt.transactionId }) }
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
  await tellChange(parts, moved, { owner: ownerOfAction(attempt.action) })
}
