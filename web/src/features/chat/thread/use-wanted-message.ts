import { chatRoutes } from '@windhover/core/chat/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { callRoute } from '../../../lib/api/call-route.ts'
import { toast } from '../../../ui/toast-store.ts'
import type { TalkMessage } from '../talk-message.ts'
import { forgetWanted, useWantedId } from '../wanted-message.ts'
import { historyCopy } from './history-copy.ts'
import { useThread } from './thread-context.ts'
import type { History } from './use-history.ts'

/** As many as the server gives at once: nobody reads what is passed on the way. */
const PAGE_SIZE = 100
/** Farther up than 2,000 messages nobody is taken by one press. */
const PAGES_MAX = 20
const NOT_LOOKED = { pages: 0, path: 'shown' as 'shown' | 'turning' | 'turned' }

type Given = {
  readonly messages: readonly TalkMessage[]
  readonly history: History
  readonly show: (messageId: string) => void
}

/**
 * Goes to the message that a search result or a pin leads to: fetches what stands before it, and where it is not on the
 * path that is shown, shows the path that leads through it.
 */
export function useWantedMessage({ messages, history, show }: Given): void {
  const { vaultId, conversationId } = useThread()
  const wantedId = useWantedId(conversationId)
  const looked = useRef(NOT_LOOKED)
  const { isLoading, isLoaded, hasMore, failed, loadEarlier, loadLatest, holds } = history

  const giveUp = (title: string) => {
    forgetWanted()
    toast.error({ title })
  }
  const turn = async (messageId: string) => {
    looked.current = { ...looked.current, path: 'turning' }
    try {
      await callRoute(chatRoutes.choosePath, { params: { conversationId }, body: { vaultId, messageId } })
      looked.current = { pages: 0, path: 'turned' }
      await loadLatest()
    } catch (error) {
      giveUp(errorText(error, historyCopy.notFound))
    }
  }
  const look = useEffectEvent((id: string) => {
    const { pages, path } = looked.current
    if (messages.some((message) => message.id === id)) {
      forgetWanted()
      show(id)
      return
    }
    // It or its end is on its way, or the way to it is offered again above the messages.
    const isComing = isLoading || holds(id) || path === 'turning' || (!isLoaded && messages.length === 0)
    if (isComing || failed) return
    if (hasMore && pages < PAGES_MAX) {
      looked.current = { pages: pages + 1, path }
      void loadEarlier(PAGE_SIZE)
    } else if (path === 'shown' && !hasMore) void turn(id)
    else giveUp(historyCopy.notFound)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may bring the message nearer
  useEffect(() => {
    if (wantedId === null) looked.current = NOT_LOOKED
    else look(wantedId)
  }, [wantedId, messages, isLoading, isLoaded, failed])
}
