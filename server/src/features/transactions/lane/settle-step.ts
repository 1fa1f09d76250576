import { chainErrors } from '@windhover/core/chains/errors'
import type { AppError } from '@windhover/core/errors/app-error'
import { swapErrors } from '@windhover/core/swaps/errors'
import { transactionErrors } from '@windhover/core/transactions/errors'
import { type LaneParts, publishChange, type Work } from '../lane-parts.ts'
import { type AttemptRow, alongInserted, endAttempts, noteAttempt, UNTRIED } from '../stores/attempt-store.ts'
import { moveIntent, noteIntent } from '../stores/intent-store.ts'
import { askStatus } from './ask-status.ts'
import { judge, landedAttempts, liveAttempts, type Verdict } from './choose-move.ts'
import { endIntent } from './end-intent.ts'
import { raiseFees } from './raise-fees.ts'
import { reviveAttempts } from './revive-attempts.ts'
import { settleLanded } from './settle-landed.ts'
import { type Sent, sendBytes } from './submit-step.ts'
import { findDropped, undoSteps } from './undo-steps.ts'

/** How often a step is planned anew after its bytes have expired; then the person is asked. */
const PLANS_MAX = 4
/** A transaction that waits this long in the pool offers too little. */
const REPLACE_AFTER_MS = 45_000
const REPLACEMENTS_MAX = 6
/**
 * A used nonce and no hash of ours in sight, this often in a row: somebody else's transaction has it. At the lane's pace
 * that is most of a minute at the least, because nodes behind one address do not hear of a block at the same time.
 */
const DOUBTS_MAX = 60
/** Bytes that were sent before and are refused now may be out there, but not for ever. */
const REFUSALS_MAX = 20

/** Asks the chain about every hash of the step and acts on the answer. The only step that runs while we do not know. */
export async function settleStep(parts: LaneParts, work: Work): Promise<Work | null> {
  const { row, attempts } = work
  // All of them, also those given up long ago: whichever is in the chain is what happened.
  const signed = attempts.filter((attempt) => attempt.step === row.step && attempt.transactionId !== null)
  const verdict = judge(await Promise.all(signed.map((attempt) => askStatus(parts, attempt))))
  if (verdict.kind === 'confirmed' || verdict.kind === 'failed')
    return await settleLanded(parts, work, verdict)
  await carryOn(parts, work, { signed, verdict })
  return null
}

type NotLanded = { readonly signed: readonly AttemptRow[]; readonly verdict: Verdict<AttemptRow> }

async function carryOn(parts: LaneParts, work: Work, { signed, verdict }: NotLanded): Promise<void> {
  const { db, clock } = parts
  const { row, attempts } = work
  const live = liveAttempts(row, signed)
  const at = clock.now()
  if (verdict.kind === 'unclear') {
    if (row.state !== 'UNKNOWN')
      await publishChange(parts, await moveIntent(db, { row, event: 'unclear', at }))
    return
  }
  await noteIntent(db, row, { checkedAt: at })
  // A step that waits for one before it, which the chain has no more, would wait for ever.
  const dropped = await findDropped(parts, work)
  if (dropped.length > 0) return void (await undoSteps(parts, work, dropped))
  const fallen = landedAttempts(row, signed)
  if (fallen.length > 0) return void (await reviveAttempts(parts, row, fallen))
  if (verdict.kind === 'lapsed') return await planAgain(parts, work, live)
  const known =
    row.state === 'UNKNOWN'
      ? await moveIntent(db, { row, event: 'reconciled', at, set: { checkedAt: at } })
      : row
  if (known !== row) await publishChange(parts, known)
  if (known !== null) await keepGoing(parts, { row: known, attempts }, { live, verdict })
}

type Pending = { live: readonly AttemptRow[]; verdict: Verdict<AttemptRow> }

/** Not there yet: the same bytes again if the chain has lost them, better paid ones if it only lets them wait. */
async function keepGoing(parts: LaneParts, work: Work, { live, verdict }: Pending): Promise<void> {
  const newest = live.at(-1)
  if (newest === undefined) {
    const error = chainErrors.rejected({ context: { chain: work.row.chain } })
    await endIntent(parts, work.row, { event: 'failed', error })
    return
  }
  const sent: Sent = verdict.kind === 'unseen' ? (await sendBytes(parts, newest)).sent : 'accepted'
  if (sent === 'nonce-used') return await countMissingNonce(parts, work, { live, newest })
  if (newest.doubts > 0) await noteAttempt(parts.db, newest, { doubts: 0 })
  if (typeof sent === 'object')
    return await abandonRefused(parts, work, { live, newest, error: sent.refused })
  const waitedMs = parts.clock.now().getTime() - (newest.submittedAt ?? newest.builtAt).getTime()
  const isDue = sent === 'fee-too-low' || waitedMs > REPLACE_AFTER_MS
  if (isDue && 'nonce' in newest.action) await replace(parts, work, { live, newest })
}

/** Keeps the nonce, so at most one of them lands. */
async function replace(
  { db, clock }: LaneParts,
  { row }: Work,
  { live, newest }: { live: readonly AttemptRow[]; newest: AttemptRow },
): Promise<void> {
  if (live.length > REPLACEMENTS_MAX || !('nonce' in newest.action)) return
  const at = clock.now()
  const better: AttemptRow = {
    ...newest,
    ...UNTRIED,
    epoch: newest.epoch + 1,
    action: raiseFees(newest.action),
    builtAt: at,
  }
  await noteIntent(db, row, { checkedAt: at }, alongInserted(db, better))
}

/**
 * The nonce is taken and we see none of our hashes: once is a slow node, again and again is another transaction. Another
 * nonce is never asked for: an approval is good for one, and whether ours can land no more is not for us to say. So the
 * person is asked, and the bytes are looked for a while longer.
 */
async function countMissingNonce(
  parts: LaneParts,
  work: Work,
  { live, newest }: { live: readonly AttemptRow[]; newest: AttemptRow },
): Promise<void> {
  if (newest.doubts + 1 < DOUBTS_MAX) {
    await noteAttempt(parts.db, newest, { doubts: newest.doubts + 1 })
    return
  }
  await endAttempts(parts.db, live, { state: 'void', at: parts.clock.now() })
  await endIntent(parts, work.row, { event: 'expired', error: transactionErrors.notIncluded() })
}

/** The node refuses bytes it may have taken before. Solana's expire by themselves; elsewhere we stop sending them. */
async function abandonRefused(
  parts: LaneParts,
  work: Work,
  { live, newest, error }: { live: readonly AttemptRow[]; newest: AttemptRow; error: AppError },
): Promise<void> {
  if (newest.action.chain === 'solana' || newest.submitTries < REFUSALS_MAX) return
  await endAttempts(parts.db, live, { state: 'void', at: parts.clock.now() })
  await endIntent(parts, work.row, { event: 'failed', error })
}

async function planAgain(
  parts: LaneParts,
  { row, attempts }: Work,
  live: readonly AttemptRow[],
): Promise<void> {
  const { db, clock } = parts
  const at = clock.now()
  const isOrder = live.some(({ action }) => 'order' in action)
  await endAttempts(db, live, { state: row.chain === 'solana' || isOrder ? 'expired' : 'void', at })
  // Nobody took it at that price; whether to offer another is for the person to say.
  const plans = attempts.filter(
    (attempt) => attempt.step === row.step && attempt.signedTransaction !== null,
  ).length
  if (isOrder) await endIntent(parts, row, { event: 'expired', error: swapErrors.orderExpired() })
  else if (plans >= PLANS_MAX)
    await endIntent(parts, row, { event: 'expired', error: transactionErrors.notIncluded() })
  else await publishChange(parts, await moveIntent(db, { row, event: 'lapsed', at, set: { checkedAt: at } }))
}
