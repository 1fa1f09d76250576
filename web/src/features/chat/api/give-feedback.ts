import { chatRoutes } from '@windhover/core/chat/contract'
import type { Feedback } from '@windhover/core/chat/message'
import { callRoute } from '../../../lib/api/call-route.ts'
import { readVaultKey } from '../../../lib/vault-keys/vault-keys.ts'

export type FeedbackOrder = {
  readonly vaultId: string
  readonly requestId: string
  readonly messageId: string
  readonly feedback: Feedback | null
}

/** R1-268: without a key of the vault nobody is told. */
export async function giveFeedback(order: FeedbackOrder): Promise<void> {
  if ((await readVaultKey(order.vaultId)) === null) {
    // biome-ignore lint/suspicious/noConsole: the spec wants it logged where it cannot be sent
    console.info('Feedback is not sent without an API key', order.messageId, order.feedback)
    return
  }
  await callRoute(chatRoutes.giveFeedback, { body: order })
}
