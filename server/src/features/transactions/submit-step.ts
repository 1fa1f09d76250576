import { AppError } from '@windhover/core/errors/app-error'
import type { IntentEvent } from '@windhover/core/transactions/intent-state'
import { type AttemptRow, alongNoted, countTry, noteAttempt } from './attempt-store.ts'
import { liveAttempts } from './choose-move.ts'
import { endIntent } from './end-intent.ts'
import { type IntentRow, moveIntent, noteIntent } from './intent-store.ts'
import { type LaneParts, tellChange, type Work } from './lane-parts.ts'
import { isServiceFeeStep } from './plan-intent.ts'
import { toSigned } from './stored-action.ts'
import { findDesk } from './venue-desk.ts'

/** What a node says to the same bytes, sent as often as we like: only the first refusal of all is certain. */
export type Sent = 'accepted' | 'unclear' | 'nonce-used' | 'fee-too-low' | { readonly refused: string }

/** Sends the newest signed bytes. */
export async function submitStep(parts: LaneParts, { row, attempts }: Work): Promise<void> {
  const live = liveAttempts(row, attempts)
  const attempt = live.at(-1)
  if (attempt === undefined || attempt.signedTransaction === null) return
  const { sent, tries } = await sendBytes(parts, attempt)
  if (typeof sent === 'object' && tries === 1 && live.length === 1) {
    await noteAttempt(parts.db, attempt, { state: 'void', settledAt: parts.clock.now() })
    return await endIntent(parts, row, { event: 'failed', failure: sent.refused })
  }
  await noteSent(parts, row, { attempt, isClear: sent === 'accepted' })
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

/** To the chain itself, or to the desk of the venue that made the action: it completes it, or finds who fills it. */
async function handOver({ db, chains, swapVenues }: LaneParts, attempt: AttemptRow): Promise<void> {
  const signed = toSigned(attempt.action, attempt.signedTransaction ?? '')
  const desk = await findDesk({ db, swapVenues }, attempt)
  if (desk !== null) await desk.handIn(signed)
  else if (!('order' in signed)) await chains[attempt.chain].submit(signed)
}

function readRefusal(error: unknown): Sent {
  if (!(error instanceof AppError) || error.retryable) return 'unclear'
  if (error.code === 'chain/nonceUsed') return 'nonce-used'
  if (error.code === 'chain/feeTooLow') return 'fee-too-low'
  // One node that does not know a blockhash is not the chain: its height decides.
  if (error.code === 'chain/expired') return 'unclear'
  return { refused: error.message }
}

async function noteSent(
  parts: LaneParts,
  row: IntentRow,
  sending: { attempt: AttemptRow; isClear: boolean },
): Promise<void> {
  const { db, clock } = parts
  const { attempt } = sending
  const at = clock.now()
  const along = alongNoted(db, attempt, { state: 'submitted', submittedAt: at })
  // Of a plan with several actions, people are shown the hash of what they asked for, not of the house's fee.
  const isFee = isServiceFeeStep(parts, row, attempt.step)
  const set = { transactionId: isFee ? row.transactionId : attempt.transactionId }
  const event = eventOf(row, sending.isClear)
  const moved =
    event === null
      ? await noteIntent(db, row.id, set, along)
      : await moveIntent(db, { row, event, at, set, along })
  await tellChange(parts, moved)
}

function eventOf(row: IntentRow, isClear: boolean): IntentEvent | null {
  if (row.state === 'SIGNED') return isClear ? 'submitted' : 'unclear'
  return row.state === 'SUBMITTED' && !isClear ? 'unclear' : null
}
