import { chainErrors } from '@windhover/core/chains/errors'
import { type AppError, isAppError } from '@windhover/core/errors/app-error'
import type { IntentEvent } from '@windhover/core/transactions/intent-state'
import { type LaneParts, publishChange, type Work } from '../lane-parts.ts'
import { type AttemptRow, alongSent, countTry, noteAttempt, withSending } from '../stores/attempt-store.ts'
import { type IntentRow, moveIntent, noteIntent } from '../stores/intent-store.ts'
import { toSigned } from '../stores/stored-action.ts'
import { liveAttempts } from './choose-move.ts'
import { endIntent } from './end-intent.ts'
import { workAfter } from './read-work.ts'
import { findRelay } from './venue-relay.ts'

/** What a node says to the same bytes, sent as often as we like: only the first refusal of all is certain. */
export type Sent = 'accepted' | 'unclear' | 'nonce-used' | 'fee-too-low' | { readonly refused: AppError }

/** Sends the newest signed bytes. */
export async function submitStep(parts: LaneParts, work: Work): Promise<Work | null> {
  const { row, attempts } = work
  const live = liveAttempts(row, attempts)
  const attempt = live.at(-1)
  if (attempt === undefined || attempt.signedTransaction === null) return null
  const { sent, tries } = await sendBytes(parts, attempt)
  if (typeof sent === 'object' && tries === 1 && live.length === 1) {
    await noteAttempt(parts.db, attempt, { state: 'void', settledAt: parts.clock.now() })
    return await endIntent(parts, row, { event: 'failed', error: sent.refused })
  }
  return await noteSent(parts, work, {
    attempt: { ...attempt, submitTries: tries },
    isClear: sent === 'accepted',
  })
}

/** The try is written down before the bytes leave. */
export async function sendBytes(
  parts: LaneParts,
  attempt: AttemptRow,
): Promise<{ sent: Sent; tries: number }> {
  const tries = await countTry(parts.db, attempt)
  try {
    await handOver(parts, attempt)
    return { sent: 'accepted', tries }
  } catch (error) {
    return { sent: readRefusal(error), tries }
  }
}

/** To the chain itself, or to the relay of the venue that made the action: it completes it, or finds who fills it. */
async function handOver(parts: LaneParts, attempt: AttemptRow): Promise<void> {
  const signed = toSigned(attempt.action, attempt.signedTransaction ?? '')
  const relay = await findRelay(parts, attempt)
  if (relay !== null) await relay.submit(signed)
  else if (!('order' in signed)) await parts.chains[attempt.chain].submit(signed)
}

function readRefusal(error: unknown): Sent {
  if (!isAppError(error) || error.retryable) return 'unclear'
  if (error.code === chainErrors.nonceUsed.code) return 'nonce-used'
  if (error.code === chainErrors.feeTooLow.code) return 'fee-too-low'
  // One node that does not know a blockhash is not the chain: its height decides.
  if (error.code === chainErrors.expired.code) return 'unclear'
  return { refused: error }
}

async function noteSent(
  parts: LaneParts,
  work: Work,
  sending: { attempt: AttemptRow; isClear: boolean },
): Promise<Work | null> {
  const { db, clock } = parts
  const { row } = work
  const { attempt } = sending
  const at = clock.now()
  const along = alongSent(db, attempt, at)
  // Of a plan with several actions, people are shown the hash of what they asked for, not of the operator's fee.
  const isFee = attempt.role === 'service-fee'
  const set = { transactionId: isFee ? row.transactionId : attempt.transactionId }
  const event = eventOf(row, sending.isClear)
  const moved =
    event === null
      ? await noteIntent(db, row, set, along)
      : await moveIntent(db, { row, event, at, set, along })
  await publishChange(parts, moved)
  return workAfter(work, moved, { ...attempt, ...withSending(attempt, at) })
}

function eventOf(row: IntentRow, isClear: boolean): IntentEvent | null {
  if (row.state === 'SIGNED') return isClear ? 'submitted' : 'unclear'
  return row.state === 'SUBMITTED' && !isClear ? 'unclear' : null
}
