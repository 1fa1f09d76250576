import type { SignedStatement } from '@windhover/core/authority/proofs'
import { type Failure, toFailure } from '@windhover/core/errors/failure'
import { approvalRoutes } from '@windhover/core/transactions/approval-routes'
import type { IntentView } from '@windhover/core/transactions/contract'
import { type ApiError, isApiError } from '../api/api-error.ts'
import { callRoute } from '../api/call-route.ts'
import { retryDelayMs } from '../api/query-client.ts'
import { approveAndSend } from '../authority/approve-and-send.ts'
import { StepUpCancelled } from '../step-up/step-up-cancelled.ts'
import type { Order } from './order.ts'

const REPEATS_MAX = 3

export type Submitted =
  | { readonly outcome: 'taken'; readonly view: IntentView }
  /** The server said no: nothing was stored. */
  | { readonly outcome: 'refused'; readonly failure: Failure | null }
  /** The person did not confirm it: nothing was sent. */
  | { readonly outcome: 'cancelled' }
  /** Nobody could say: it may have been taken. */
  | { readonly outcome: 'unanswered' }

/**
 * Hands an intent over. It is repeated only where no answer of our server came, and always under the same id, so
 * that it can never be done twice (R1-338, decision D4).
 */
export async function submitOrder({ intent, what }: Order): Promise<Submitted> {
  const send = async ([approval]: readonly SignedStatement[]) => {
    if (approval === undefined) throw new Error('nothing was signed')
    const body = { vaultId: intent.vaultId, intent, approval }
    return await callRoute(approvalRoutes.submitIntent, { body })
  }
  for (let repeats = 0; ; repeats += 1) {
    try {
      return { outcome: 'taken', view: await approveAndSend({ intents: [intent], what, send }) }
    } catch (error) {
      if (error instanceof StepUpCancelled) return { outcome: 'cancelled' }
      if (!isApiError(error)) throw error
      if (!mayHaveBeenTaken(error)) {
        return { outcome: 'refused', failure: error.fromServer ? toFailure(error) : null }
      }
      if (error.fromServer || repeats === REPEATS_MAX) return { outcome: 'unanswered' }
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(repeats)))
    }
  }
}

/** No answer, a failure on the way or inside, or an answer that could not be read. */
function mayHaveBeenTaken({ status }: ApiError): boolean {
  return status === 0 || status === 200 || status >= 500
}
