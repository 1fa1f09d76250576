import { chatErrors } from '@windhover/core/chat/errors'
import { useCallback, useRef, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { readHistoryPage } from '../api/read-history.ts'
import { startNewChat } from '../chat-place.ts'
import { readUnsent } from '../outbox.ts'
import { fromRecords, type TalkMessage } from '../talk-message.ts'
import { putAtEnd, putBefore } from './merge-history.ts'

const NOTHING: Awaited<ReturnType<typeof readHistoryPage>> = {
  conversationId: null,
  messages: [],
  hasMore: false,
  run: null,
}

export type HistoryState = {
  readonly isLoaded: boolean
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly failed: boolean
}

type Given = {
  readonly vaultId: string
  readonly conversationId: string
  readonly hasPrevious: boolean
  readonly readMessages: () => readonly TalkMessage[]
  readonly writeMessages: (messages: TalkMessage[]) => void
  /** Just before messages are put on top: the place of what is being read has to be remembered. */
  readonly onBeforeEarlier: () => void
}

/** R1-211: earlier messages come when they are asked for. */
export function useHistory(given: Given) {
  const { vaultId, conversationId, readMessages, writeMessages, onBeforeEarlier } = given
  const [state, setState] = useState<HistoryState>({
    isLoaded: false,
    hasMore: given.hasPrevious,
    isLoading: false,
    failed: false,
  })
  const isAsking = useRef(false)

  const ask = useCallback(
    async (before: string | undefined, limit?: number) => {
      if (isAsking.current) return null
      isAsking.current = true
      setState((now) => ({ ...now, isLoading: true, failed: false }))
      try {
        return await readHistoryPage({ vaultId, conversationId, before, limit })
      } catch (error) {
        if (isApiError(error, chatErrors.conversationNotFound)) {
          // Never begun, because its first message has not been sent yet.
          if (readUnsent(conversationId) !== null) return NOTHING
          // Deleted elsewhere.
          startNewChat(vaultId)
        }
        setState((now) => ({ ...now, isLoading: false, failed: true }))
        return null
      } finally {
        isAsking.current = false
      }
    },
    [vaultId, conversationId],
  )

  const loadEarlier = useCallback(
    async (limit?: number) => {
      const page = await ask(readMessages()[0]?.id, limit)
      if (page === null) return
      onBeforeEarlier()
      writeMessages(putBefore(readMessages(), page.messages.map(fromRecords)))
      setState({ isLoaded: true, hasMore: page.hasMore, isLoading: false, failed: false })
    },
    [ask, readMessages, writeMessages, onBeforeEarlier],
  )

  /** The end as the records know it; the answer says whether a reply is being written. */
  const loadLatest = useCallback(async () => {
    const page = await ask(undefined)
    if (page === null) return null
    const next = putAtEnd(readMessages(), page.messages.map(fromRecords))
    const isFirst = next[0]?.id === page.messages[0]?.id
    writeMessages(next)
    setState((now) => ({
      isLoaded: true,
      hasMore: isFirst ? page.hasMore : now.hasMore,
      isLoading: false,
      failed: false,
    }))
    return page.run
  }, [ask, readMessages, writeMessages])

  /** Whether a message has come, drawn or not: drawing waits for the next frame. */
  const holds = (id: string) => readMessages().some((message) => message.id === id)

  return { ...state, loadEarlier, loadLatest, holds }
}
export type History = ReturnType<typeof useHistory>
