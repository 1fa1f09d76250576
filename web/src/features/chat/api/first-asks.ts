import { chatRoutes, chatRunStarted } from '@windhover/core/chat/contract'
import type { z } from 'zod'
import { callRoute } from '../../../lib/api/call-route.ts'
import { onLiveEvent } from '../../../lib/live/live-events.ts'

/** What the chat asks first. Apart from the first frame, which needs none of the contract. */

export function askDirectives(signal: AbortSignal) {
  return callRoute(chatRoutes.getDirectives, {}, { signal })
}

/** One message tells whether there are any. */
export function askChatStart(vaultId: string, signal: AbortSignal) {
  return callRoute(chatRoutes.getHistory, { query: { vaultId, limit: 1 } }, { signal })
}

export type RunStarted = z.infer<typeof chatRunStarted.data>

export function onRunStarted(listener: (told: RunStarted) => void): () => void {
  return onLiveEvent(chatRunStarted.name, ({ data }) => {
    const parsed = chatRunStarted.data.safeParse(data)
    if (parsed.success) listener(parsed.data)
  })
}
