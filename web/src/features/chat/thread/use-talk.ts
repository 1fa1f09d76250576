import { useChat } from '@ai-sdk/react'
import {
  CHAT_RUN_STARTED,
  chatRoutes,
  chatRunStartedEvent,
  type RunView,
} from '@windhover/core/chat/contract'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { callRoute } from '../../../lib/api/call-route.ts'
import type { Question } from '../../../lib/ask-agent.ts'
import { useLiveEvent } from '../../../lib/live/live-events.ts'
import { chatTransport, type Trigger } from '../api/chat-transport.ts'
import type { ChatPlace } from '../chat-place.ts'
import { makeQuestion, type TalkMessage } from '../talk-message.ts'
import { troubleOf } from './trouble.ts'
import { useHistory } from './use-history.ts'

const REDRAW_EVERY_MS = 50

type Given = {
  readonly vaultId: string
  readonly conversationId: string
  readonly opensWith: ChatPlace['opensWith']
  readonly hasPrevious: boolean
  readonly onBeforeEarlier: () => void
}

/** One conversation: its messages, the reply that is being written, and what a person can do about it. */
export function useTalk({ vaultId, conversationId, opensWith, hasPrevious, onBeforeEarlier }: Given) {
  const tailLost = useRef(() => {})
  const lastRequest = useRef('')
  const resumed = useRef<RunView | null>(null)
  const transport = useMemo(
    () =>
      chatTransport({
        vaultId,
        conversationId,
        onTailLost: () => tailLost.current(),
        resumedRun: () => resumed.current,
      }),
    [vaultId, conversationId],
  )
  const chat = useChat<TalkMessage>({
    id: conversationId,
    transport,
    throttle: REDRAW_EVERY_MS,
    generateId: () => crypto.randomUUID(),
  })
  const { messages, setMessages, status, error, sendMessage, regenerate, resumeStream, clearError } = chat
  const isBusy = status === 'submitted' || status === 'streaming'
  const [sentId, setSentId] = useState<string | null>(null)
  const [isStopped, setIsStopped] = useState(false)

  const current = useRef(messages)
  current.current = messages
  const readMessages = useCallback(() => current.current, [])
  const writeMessages = useCallback(
    (next: TalkMessage[]) => {
      // At once, because the SDK tells of it only with its next frame.
      current.current = next
      setMessages(next)
    },
    [setMessages],
  )
  const history = useHistory({
    vaultId,
    conversationId,
    hasPrevious,
    readMessages,
    writeMessages,
    onBeforeEarlier,
  })
  tailLost.current = () => void history.loadLatest()

  const follow = useEffectEvent(async () => {
    const run = await history.loadLatest()
    if (run === null) return
    lastRequest.current = run.requestId
    resumed.current = run
    await resumeStream()
  })
  const isOpened = useRef(false)
  useEffect(() => {
    if (opensWith !== 'history' || isOpened.current) return
    isOpened.current = true
    void follow()
  }, [opensWith])

  useLiveEvent(CHAT_RUN_STARTED, chatRunStartedEvent, (told) => {
    if (told.conversationId !== conversationId || isBusy || told.requestId === lastRequest.current) return
    void follow()
  })

  const facts = (trigger: Trigger) => {
    lastRequest.current = crypto.randomUUID()
    setIsStopped(false)
    return { body: { requestId: lastRequest.current, trigger } }
  }

  const ask = (question: Question) => {
    const message = makeQuestion(question)
    setSentId(message.id)
    clearError()
    void sendMessage(message, facts('send'))
  }
  const tellStop = () =>
    callRoute(chatRoutes.stopReply, { body: { vaultId, conversationId } }).catch(() => undefined)
  return {
    messages,
    isBusy,
    sentId,
    history,
    trouble: isStopped
      ? null
      : troubleOf({ error, isBusy: isBusy || history.isLoading, last: messages.at(-1) }),
    ask,
    stop: () => {
      setIsStopped(true)
      void chat.stop()
      void tellStop()
    },
    tryAgain: () => void regenerate(facts('again')),
    goOn: async () => {
      // Whoever went silent may still be at it: two of them would answer at once.
      await tellStop()
      // The server tells again what was said before, under the same id, and goes on from there.
      void regenerate(facts('continue'))
    },
    setFeedback: (id: string, feedback: 'positive' | 'negative' | null) =>
      setMessages((now) =>
        now.map((message) =>
          message.id === id ? { ...message, metadata: { ...message.metadata, feedback } } : message,
        ),
      ),
  }
}
export type Talk = ReturnType<typeof useTalk>
