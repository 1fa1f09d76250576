import { HISTORY_PAGE_SIZE } from '@windhover/core/chat/constants'
import { chatRoutes } from '@windhover/core/chat/contract'
import { callRoute } from '../../../lib/api/call-route.ts'

type PageOrder = {
  readonly vaultId: string
  readonly conversationId: string
  /** Only what stands above this message. */
  readonly before?: string | undefined
  readonly limit?: number | undefined
}

export function readHistoryPage({ vaultId, conversationId, before, limit = HISTORY_PAGE_SIZE }: PageOrder) {
  return callRoute(chatRoutes.getHistory, {
    query: {
      vaultId,
      conversationId,
      limit,
      ...(before === undefined ? {} : { before }),
    },
  })
}
