import type { AppError } from '@windhover/core/errors/app-error'
import type { IntentView } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import type { IntentState } from '@windhover/core/transactions/intent-state'
import type { ApproveWithKey } from '../../../platform/http/route-binding.ts'
import type { TransactionParts } from '../parts.ts'
import { awaitIntent, submitIntent } from './submit-intent.ts'

/** Below the patience of browsers and proxies; what takes longer goes on all the same. */
const WAIT_MS = 30_000

/** An intent that the chain has, or that has been handed to it. */
export type Sent = {
  readonly intentId: string
  readonly state: IntentState
  readonly transactionId: string
  readonly view: IntentView
}

/** `failure`: the code of what the intent itself failed with. */
type OutcomeContext = { intentId: string; state: IntentState; failure?: string }
type MakeError = (options: { context: OutcomeContext; text?: string }) => AppError
/** What did not happen, in the words of the capability that asked for it. */
export type OutcomeErrors = Readonly<Record<'failed' | 'expired' | 'stillRunning', MakeError>>

/** Whose payment it is, and the program's key that approves it. */
export type By = { readonly userId: string; readonly approve: ApproveWithKey }

/** Approves an intent by the caller's key, hands it to its lane and waits for what comes of it. */
export async function runIntent(
  parts: TransactionParts,
  call: By & { intent: Intent; until?: 'submitted' | 'ended'; errors: OutcomeErrors },
): Promise<Sent> {
  const { userId, approve, intent, until = 'ended', errors } = call
  const signed = approve(intent, parts.clock.now().getTime())
  await submitIntent(parts, { userId, intent, origin: 'api', signed })
  return readOutcome(await awaitIntent(parts, { intentId: intent.id, until, timeoutMs: WAIT_MS }), errors)
}

/** What did not happen is an error with the reason; what may still happen is neither that nor a success. */
export function readOutcome(view: IntentView, errors: OutcomeErrors): Sent {
  const { state, transactionId, intent } = view
  const context = { intentId: intent.id, state }
  const { failure } = view
  const why =
    failure === null ? { context } : { context: { ...context, failure: failure.code }, text: failure.text }
  if (state === 'FAILED' || state === 'REJECTED') throw errors.failed(why)
  if (state === 'EXPIRED') throw errors.expired(why)
  const isSent = state === 'CONFIRMED' || state === 'SUBMITTED'
  if (!isSent || transactionId === null) throw errors.stillRunning({ context })
  return { intentId: intent.id, state, transactionId, view }
}
