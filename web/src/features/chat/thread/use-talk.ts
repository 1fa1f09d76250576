import { useChat } from '@ai-sdk/react'
import { chatRunStarted, type RunView } from '@windhover/core/chat/contract'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Question } from '../../../lib/ask-agent.ts'
import { useLiveEvent } from '../../../lib/live/live-events.ts'
import { useOnBack } from '../../../lib/use-outage.ts'
import { chatTransport, type RequestFacts, type Trigger } from '../api/chat-transport.ts'
import type { ChatPlace } from '../chat-place.ts'
import { dropUnsent, keepUnsent, readUnsent, type Unsent } from '../outbox.ts'
import { makeQuestion, type TalkMessage } from '../talk-message.ts'
import { messagesAbove } from './merge-history.ts'
import { isRefusal, restoreThread } from './restore-thread.ts'
import { troubleOf } from './trouble.ts'
import { useBranches } from './use-branches.ts'
import { useHistory } from './use-history.ts'
import { type Finished, useOwnChat } from './use-own-chat.ts'
import { useQueue } from './use-queue.ts'
import { useStop } from './use-stop.ts'

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
  /** What the reply that is being written answers; of one that another tab asked for, only its id. */
  const request = useRef<Partial<RequestFacts>>({})
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
  const own = useOwnChat({ conversationId, transport, onFinish: (finished) => void settle(finished) })
  const chat = useChat<TalkMessage>({ chat: own, throttle: REDRAW_EVERY_MS })
  const { messages, status, error, sendMessage, regenerate, resumeStream, clearError } = chat
  const isBusy = status === 'submitted' || status === 'streaming'
  const [sentId, setSentId] = useState<string | null>(null)
  const [isStopped, setIsStopped] = useState(false)
  const { stopReply, stopped } = useStop({ vaultId, conversationId })

  // Of the SDK's own state: what it draws comes only with its next frame.
  const readMessages = useCallback(() => own.messages, [own])
  const writeMessages = useCallback(
    (next: TalkMessage[]) => {
      own.messages = next
    },
    [own],
  )
  const history = useHistory({
    vaultId,
    conversationId,
    hasPrevious,
    readMessages,
    writeMessages,
    onBeforeEarlier,
  })
  const { loadLatest } = history
  const tail = useRef<Promise<unknown>>(Promise.resolve())
  tailLost.current = () => {
    tail.current = loadLatest()
  }
  const branches = useBranches({ vaultId, conversationId, isBusy, readMessages, writeMessages, loadLatest })

  const follow = useEffectEvent(async () => {
    const run = await loadLatest()
    showUnsent()
    if (run === null) return queue.hold()
    request.current = { requestId: run.requestId }
    resumed.current = run
    await resumeStream()
  })
  /** After the records were read: what they hold was sent after all, the rest is shown at the end. */
  const showUnsent = () => {
    const unsent = readUnsent(conversationId)
    if (unsent === null) return
    if (!own.messages.some(({ id }) => id === unsent.message.id))
      writeMessages([...messagesAbove(own.messages, unsent.editOf), unsent.message])
    else if (!isBusy) dropUnsent(conversationId)
  }
  const open = useEffectEvent(() => {
    showUnsent()
    queue.hold()
  })
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    if (opensWith === 'history') void follow()
    else open()
  }, [opensWith])

  useLiveEvent(chatRunStarted, (told) => {
    const isOwn = told.requestId === request.current.requestId
    if (told.conversationId === conversationId && !isBusy && !isOwn) void follow()
  })

  const facts = (trigger: Trigger, { requestId, editOf }: Partial<Unsent> = {}) => {
    const body: RequestFacts = { requestId: requestId ?? crypto.randomUUID(), trigger, editOf }
    request.current = body
    setIsStopped(false)
    return { body }
  }
  const send = (message: TalkMessage, editOf?: string) => {
    setSentId(message.id)
    clearError()
    const sent = facts('send', { editOf })
    keepUnsent(conversationId, { message, requestId: sent.body.requestId, editOf })
    if (editOf !== undefined) writeMessages(messagesAbove(own.messages, editOf))
    void sendMessage(message, sent)
  }
  const queue = useQueue({ conversationId, send })

  /** The reply is over: what the records alone know is asked for, and what waited goes out. */
  const settle = async ({ message, isAbort, isError }: Finished) => {
    const { trigger, editOf } = request.current
    // Somebody left, or stopped it: either has been dealt with.
    if (isAbort) return
    if (isError && isRefusal(own.error) && (editOf !== undefined || trigger === 'again')) {
      await restoreThread({ own, draftId: conversationId, editOf, loadLatest })
      return queue.hold()
    }
    await tail.current
    // One more reply, an edited question, or what another tab asked for: siblings may have come.
    if (trigger === undefined || trigger === 'again' || editOf !== undefined) await branches.refresh()
    const { ending } = own.messages.find(({ id }) => id === message.id)?.metadata ?? {}
    if (isError || ending !== undefined) queue.hold()
    else queue.sendNext()
  }

  const lastId = messages.at(-1)?.id
  const isUnsent = !isBusy && readUnsent(conversationId)?.message.id === lastId && lastId !== undefined
  const tryAgain = async () => {
    const unsent = isUnsent ? readUnsent(conversationId) : null
    // The same request once more: should the first one have arrived after all, its reply is followed.
    if (unsent !== null) return void regenerate(facts('send', unsent))
    await stopped()
    void regenerate(facts('again'))
  }
  useOnBack(() => {
    if (isUnsent) void tryAgain()
    else if (history.failed) void follow()
  })
  /** Takes the unsent message away; the answer is what it was. */
  const withdraw = (): TalkMessage | null => {
    const unsent = isUnsent ? readUnsent(conversationId) : null
    if (unsent === null) return null
    dropUnsent(conversationId)
    clearError()
    writeMessages(own.messages.filter(({ id }) => id !== unsent.message.id))
    if (unsent.editOf !== undefined) void loadLatest()
    return unsent.message
  }

  return {
    messages,
    isBusy,
    sentId,
    history,
    branches,
    queue,
    trouble: isStopped
      ? null
      : troubleOf({ error, isBusy: isBusy || history.isLoading, isUnsent, last: messages.at(-1) }),
    isUnsent,
    ask: (question: Question) => send(makeQuestion(question)),
    edit: (editOf: string, question: Omit<Question, 'id'>) => send(makeQuestion(question), editOf),
    stop: () => {
      dropUnsent(conversationId)
      setIsStopped(true)
      queue.hold()
      void chat.stop()
      void stopReply()
    },
    tryAgain: () => void tryAgain(),
    withdraw,
    goOn: async () => {
      // Whoever went silent may still be at it: two of them would answer at once.
      await stopReply()
      // The server tells again what was said before, under the same id, and goes on from there.
      void regenerate(facts('continue'))
    },
    setFeedback: (id: string, feedback: 'positive' | 'negative' | null) =>
      writeMessages(
        own.messages.map((message) =>
          message.id === id ? { ...message, metadata: { ...message.metadata, feedback } } : message,
        ),
      ),
  }
}
export type Talk = ReturnType<typeof useTalk>
