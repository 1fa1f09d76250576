import type { IntentView } from '@windhover/core/transactions/contract'
import type { Intent } from '@windhover/core/transactions/intent'
import type { IntentState } from '@windhover/core/transactions/intent-state'
import { transferErrors } from '@windhover/core/transfers/errors'
import type { FeatureParts } from '../../composition/feature.ts'
import { awaitIntent, submitIntent } from '../transactions/index.ts'

/** Below the patience of browsers and proxies; what takes longer goes on all the same. */
const WAIT_MS = 30_000

/** An intent that the chain has, or that has been handed to it. */
export type Sent = {
  readonly intentId: string
  readonly state: IntentState
  readonly transactionId: string
  readonly view: IntentView
}

/** Approves an intent by the caller's key, hands it to its lane and waits for what comes of it. */
export async function runIntent(
  parts: FeatureParts,
  call: { userId: string; intent: Intent },
): Promise<Sent> {
  const { userId, intent } = call
  await submitIntent(parts, { userId, intent, origin: 'api' })
  return readOutcome(await awaitIntent(parts, { intentId: intent.id, until: 'ended', timeoutMs: WAIT_MS }))
}

/** What did not happen is an error with the reason; what may still happen is neither that nor a success. */
export function readOutcome(view: IntentView): Sent {
  const { state, transactionId, intent } = view
  const context = { intentId: intent.id, state }
  if (state === 'FAILED' || state === 'REJECTED') {
    throw transferErrors.failed({ context, ...(view.failure === null ? {} : { text: view.failure }) })
  }
  if (state === 'EXPIRED') throw transferErrors.expired({ context })
  const isSent = state === 'CONFIRMED' || state === 'SUBMITTED'
  if (!isSent || transactionId === null) throw transferErrors.stillRunning({ context })
  return { intentId: intent.id, state, transactionId, view }
}
