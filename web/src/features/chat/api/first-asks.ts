import { CHAT_RUN_STARTED, chatRoutes, chatRunStartedEvent } from '@windhover/core/chat/contract'
import type { z } from 'zod'
import { callRoute } from '../../../lib/api/call-route.ts'
import { onLiveEvent } from '../../../lib/live/live-events.ts'

/** What the chat asks first. Apart from the first frame, which needs none of the contract. */

export function askDirectives(vaultId: string, signal: AbortSignal) {
  return callRoute(chatRoutes.getDirectives, { query: { vaultId } }, { signal })
}

/** One message tells whether there are any. */
export function askChatStart(vaultId: string, signal: AbortSignal) {
  return callRoute(chatRoutes.getHistory, { query: { vaultId, limit: 1 } }, { signal })
}

export type RunStarted = z.infer<typeof chatRunStartedEvent>

export function onRunStarted(listener: (told: RunStarted) => void): () => void {
  return onLiveEvent(CHAT_RUN_STARTED, ({ data }) => {
    const parsed = chatRunStartedEvent.safeParse(data)
    if (parsed.success) listener(parsed.data)
  })
}
