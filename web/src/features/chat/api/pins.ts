import { queryOptions } from '@tanstack/react-query'
import { chatRoutes } from '@windhover/core/chat/contract'
import { callRoute } from '../../../lib/api/call-route.ts'

export const pinsKey = (vaultId: string) => [chatRoutes.listPins.path, vaultId] as const

/** Every answer on screen asks for it, and live events say when it changed. */
export function pinsQuery(vaultId: string) {
  return queryOptions({
    queryKey: pinsKey(vaultId),
    queryFn: async ({ signal }) =>
      (await callRoute(chatRoutes.listPins, { query: { vaultId } }, { signal })).pins,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export type NamedMessage = {
  readonly vaultId: string
  readonly conversationId: string
  readonly messageId: string
}

export function changePin({ vaultId, conversationId, messageId }: NamedMessage, isPinned: boolean) {
  const route = isPinned ? chatRoutes.pinMessage : chatRoutes.unpinMessage
  return callRoute(route, { body: { vaultId, conversationId, messageId } })
}
