import { useChat } from '@ai-sdk/react'
import { chatRoutes, chatRunStarted, type RunView } from '@windhover/core/chat/contract'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { callRoute } from '../../../lib/api/call-route.ts'
import type { Question } from '../../../lib/ask-agent.ts'
import { useLiveEvent } from '../../../lib/live/live-events.ts'
import { useOnBack } from '../../../lib/use-outage.ts'
import { chatTransport, type Trigger } from '../api/chat-transport.ts'
import type { ChatPlace } from '../chat-place.ts'
import { dropUnsent, keepUnsent, readUnsent } from '../outbox.ts'
import { makeQuestion, type TalkMessage } from '../talk-message.ts'
import { troubleOf } from './trouble.ts'
import { useHistory } from './use-history.ts'
import { useOwnChat } from './use-own-chat.ts'

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
  // The screen is made anew for every conversation, so its transport never changes.
  const [transport] = useState(() =>
    chatTransport({
      vaultId,
      conversationId,
      onTailLost: () => tailLost.current(),
      onAnswered: () => dropUnsent(conversationId),
      resumedRun: () => resumed.current,
    }),
  )
  const own = useOwnChat({ conversationId, transport })
  const chat = useChat<TalkMessage>({ chat: own, throttle: REDRAW_EVERY_MS })
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
    showUnsent()
    if (run === null) return
    lastRequest.current = run.requestId
    resumed.current = run
    await resumeStream()
  })
  /** After the records were read: what they hold was sent after all, the rest is shown at the end. */
  const showUnsent = () => {
    const unsent = readUnsent(conversationId)
    if (unsent === null) return
    if (!current.current.some(({ id }) => id === unsent.message.id))
      writeMessages([...current.current, unsent.message])
    else if (!isBusy) dropUnsent(conversationId)
  }
  const openUnsent = useEffectEvent(() => showUnsent())
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    if (opensWith === 'history') void follow()
    else openUnsent()
  }, [opensWith])

  useLiveEvent(chatRunStarted, (told) => {
    if (told.conversationId !== conversationId || isBusy || told.requestId === lastRequest.current) return
    void follow()
  })

  const facts = (trigger: Trigger, requestId: string = crypto.randomUUID()) => {
    lastRequest.current = requestId
    setIsStopped(false)
    return { body: { requestId, trigger } }
  }

  const ask = (question: Question) => {
    const message = makeQuestion(question)
    setSentId(message.id)
    clearError()
    const sent = facts('send')
    keepUnsent(conversationId, { message, requestId: sent.body.requestId })
    void sendMessage(message, sent)
  }
  const lastId = messages.at(-1)?.id
  const isUnsent = !isBusy && readUnsent(conversationId)?.message.id === lastId && lastId !== undefined
  const tryAgain = () => {
    const unsent = isUnsent ? readUnsent(conversationId) : null
    // The same request once more: should the first one have arrived after all, its reply is followed.
    void regenerate(unsent === null ? facts('again') : facts('send', unsent.requestId))
  }
  useOnBack(() => {
    if (isUnsent) tryAgain()
    else if (history.failed) void follow()
  })
  /** Takes the unsent message away; the answer is what it was. */
  const withdraw = (): TalkMessage | null => {
    const unsent = isUnsent ? readUnsent(conversationId) : null
    if (unsent === null) return null
    dropUnsent(conversationId)
    clearError()
    writeMessages(current.current.filter(({ id }) => id !== unsent.message.id))
    return unsent.message
  }

  const stopReply = () =>
    callRoute(chatRoutes.stopReply, { body: { vaultId, conversationId } }).catch(() => undefined)
  return {
    messages,
    isBusy,
    sentId,
    history,
    trouble: isStopped
      ? null
      : troubleOf({ error, isBusy: isBusy || history.isLoading, isUnsent, last: messages.at(-1) }),
    isUnsent,
    ask,
    stop: () => {
      dropUnsent(conversationId)
      setIsStopped(true)
      void chat.stop()
      void stopReply()
    },
    tryAgain,
    withdraw,
    goOn: async () => {
      // Whoever went silent may still be at it: two of them would answer at once.
      await stopReply()
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
