import { chatRoutes } from '@windhover/core/chat/contract'
import { useRef } from 'react'
import { callRoute } from '../../../lib/api/call-route.ts'

/** Has the server end the reply. Until it has, nothing else can be asked: `stopped` waits for it. */
export function useStop(body: { readonly vaultId: string; readonly conversationId: string }) {
  const stopping = useRef<Promise<unknown>>(Promise.resolve())
  const stopReply = () => {
    stopping.current = callRoute(chatRoutes.stopReply, { body }).catch(() => undefined)
    return stopping.current
  }
  return { stopReply, stopped: () => stopping.current }
}
