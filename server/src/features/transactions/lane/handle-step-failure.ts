import { type AppError, isAppError } from '@windhover/core/errors/app-error'
import { transactionErrors } from '@windhover/core/transactions/errors'
import { type LaneParts, publishChange } from '../lane-parts.ts'
import { listAttempts } from '../stores/attempt-store.ts'
import { findIntent } from '../stores/intent-store.ts'
import { countLaneFailure, type LaneKey } from '../stores/lane-store.ts'
import type { Move } from './choose-move.ts'
import { endIntent } from './end-intent.ts'

const FIRST_WAIT_MS = 250
const WAIT_MAX_MS = 30_000
/** From here on people are told why nothing happens. */
const PARK_AFTER = 4
/** What nobody has signed yet is not done long after it was asked for. */
const GIVE_UP_MS = 10 * 60_000

/**
 * A step that fails holds up its own lane and no other. It is tried again ever more slowly; the lane says why it is held
 * up, and what was never signed ends at last, with nothing moved.
 */
export async function handleStepFailure(
  parts: LaneParts,
  trouble: { lane: LaneKey; intentId: string; step: string; error: unknown },
): Promise<Move> {
  const { db, clock, log } = parts
  const { lane, intentId, error } = trouble
  log.warn({ err: error, intentId, step: trouble.step }, 'a step of a lane failed')
  const known = isAppError(error) ? error : transactionErrors.ourFault({ cause: error })
  const reason = known.message
  const row = await countLaneFailure(db, lane, { at: clock.now(), reason, parkAfter: PARK_AFTER })
  const failingMs = clock.now().getTime() - (row.failingSince ?? clock.now()).getTime()
  if (failingMs > GIVE_UP_MS && (await giveUp(parts, intentId, known))) return { kind: 'ended' }
  if (row.failures === PARK_AFTER)
    await publishChange(parts, await findIntent(db, intentId), { heldUp: reason })
  return { kind: 'wait', delayMs: Math.min(WAIT_MAX_MS, FIRST_WAIT_MS * 2 ** Math.min(row.failures, 10)) }
}

async function giveUp(parts: LaneParts, intentId: string, error: AppError): Promise<boolean> {
  const [row, attempts] = await Promise.all([
    findIntent(parts.db, intentId),
    listAttempts(parts.db, intentId),
  ])
  const isUntouched = attempts.every((attempt) => attempt.signedTransaction === null)
  if (row === null || !isUntouched || (row.state !== 'APPROVED' && row.state !== 'PLANNED')) return false
  // A signature that was asked for and never stored is signed by nobody's hand but ours: it stays with the signer.
  await endIntent(parts, row, { event: 'failed', error })
  return true
}
