import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { chatRoutes } from '@windhover/core/chat/contract'
import { callRoute } from '../../../lib/api/call-route.ts'

const LIST_KEY = [chatRoutes.listConversations.path] as const
export const conversationsKey = (vaultId: string) => [...LIST_KEY, vaultId] as const

export function conversationsQuery(vaultId: string, search: string) {
  return infiniteQueryOptions({
    queryKey: [...conversationsKey(vaultId), search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      callRoute(
        chatRoutes.listConversations,
        {
          query: {
            vaultId,
            limit: 20,
            ...(search === '' ? {} : { search }),
            ...(pageParam === undefined ? {} : { cursor: pageParam }),
          },
        },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // What was found before stays until the next words have found something.
    placeholderData: keepPreviousData,
  })
}

type One = { readonly vaultId: string; readonly conversationId: string }

export function renameConversation({ vaultId, conversationId, title }: One & { readonly title: string }) {
  return callRoute(chatRoutes.renameConversation, { params: { conversationId }, body: { vaultId, title } })
}

export function deleteConversation({ vaultId, conversationId }: One) {
  return callRoute(chatRoutes.deleteConversation, { params: { conversationId }, body: { vaultId } })
}

/** Saved by the browser as a file; what it holds is the spec's shape of messages. */
export async function exportConversation({ vaultId, conversationId }: One): Promise<void> {
  const whole = await callRoute(chatRoutes.exportConversation, {
    params: { conversationId },
    query: { vaultId },
  })
  const url = URL.createObjectURL(new Blob([JSON.stringify(whole, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `windhover-chat-${conversationId.slice(0, 8)}.json`
  link.click()
  // Safari reads it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
