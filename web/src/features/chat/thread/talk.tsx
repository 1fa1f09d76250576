import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { takeQuestions, useWaitingQuestions } from '../../../lib/ask-agent.ts'
import { openApp } from '../../../lib/open-app.ts'
import { useIsOffline } from '../../../lib/use-outage.ts'
import { TextButton } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useChangedCards } from '../approval/use-changed-cards.ts'
import type { ChatPlace } from '../chat-place.ts'
import { Composer } from '../composer/composer.tsx'
import type { ChatState } from '../composer/may-send.ts'
import { chatCopy } from '../copy.ts'
import { makeQuestion, type TalkMessage } from '../talk-message.ts'
import { replyCopy } from './reply-copy.ts'
import { takeBack } from './take-back.ts'
import { ThreadContext } from './thread-context.ts'
import { ThreadView } from './thread-view.tsx'
import { QUEUED_MAX, type QueueControl } from './use-queue.ts'
import { type Talk as TalkState, useTalk } from './use-talk.ts'

export type TalkProps = {
  readonly vaultId: string
  readonly conversationId: string
  readonly state: Exclude<ChatState, 'busy'>
  readonly opensWith: ChatPlace['opensWith']
  readonly hasPrevious: boolean
  readonly onCheatSheet: () => void
  readonly setup: ReactNode
}

/** A conversation with its composer at the bottom. */
export default function Talk(props: TalkProps) {
  const { vaultId, conversationId, state, opensWith, hasPrevious, onCheatSheet, setup } = props
  useChangedCards()
  const keepPlace = useRef(() => {})
  const talk = useTalk({
    vaultId,
    conversationId,
    opensWith,
    hasPrevious,
    onBeforeEarlier: () => keepPlace.current(),
  })
  const { isBusy, isUnsent, queue, ask, tryAgain } = talk
  const isOffline = useIsOffline()
  useQuestions({
    draftId: conversationId,
    isOpen: state === 'ready',
    isBusy,
    isUnsent,
    isOffline,
    queue,
    ask,
    tryAgain,
  })
  const foot = useRef<HTMLDivElement>(null)
  /** The button that was pressed is gone. */
  const focusComposer = () => foot.current?.querySelector('textarea')?.focus({ preventScroll: true })
  const withdraw = (isEdited: boolean) => {
    const message = talk.withdraw()
    if (message !== null && isEdited) takeBack(conversationId, message)
    focusComposer()
  }
  return (
    <ThreadContext
      value={{
        vaultId,
        conversationId,
        typed: newestWords(talk.messages),
        mayAsk: state === 'ready' && !isBusy,
      }}
    >
      <div className="flex h-full flex-col" inert={state === 'locked'}>
        <ThreadView
          talk={talk}
          vaultId={vaultId}
          keepPlaceRef={keepPlace}
          onEdit={() => withdraw(true)}
          onDelete={() => withdraw(false)}
          onTakeBack={(messageId) => {
            const message = queue.take(messageId)
            if (message !== null) takeBack(conversationId, message)
            focusComposer()
          }}
        />
        <div ref={foot} className="flex-none px-8 pt-3 pb-4 max-md:px-3 max-md:pt-2 max-md:pb-4">
          <div className="mx-auto max-w-176">
            {setup}
            <Composer
              vaultId={vaultId}
              draftId={conversationId}
              place="bottom"
              takesFocus={opensWith === 'nothing'}
              state={isBusy && state === 'ready' ? 'busy' : state}
              onCheatSheet={onCheatSheet}
              onStop={talk.stop}
            />
            {state === 'no-key' ? (
              <p className="mt-2 text-center text-caption text-3">
                <TextButton onClick={() => openApp('settings')}>{chatCopy.openSettings}</TextButton>
              </p>
            ) : (
              <p className="mt-2 text-center text-micro text-3 max-md:hidden">
                {isOffline ? replyCopy.keepWriting : chatCopy.mayBeWrong}
              </p>
            )}
          </div>
        </div>
      </div>
    </ThreadContext>
  )
}

type QuestionsGiven = {
  readonly draftId: string
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly isUnsent: boolean
  readonly isOffline: boolean
  readonly queue: QueueControl
  readonly ask: TalkState['ask']
  readonly tryAgain: TalkState['tryAgain']
}

/**
 * One question at a time; what comes while a reply is being written waits in the queue (R1-232). An unsent question
 * goes first: without a connection the next one would not arrive either, and waits in the composer.
 */
function useQuestions(given: QuestionsGiven): void {
  const { draftId, isOpen, isBusy, isUnsent, isOffline, queue, ask, tryAgain } = given
  const waiting = useWaitingQuestions()
  const take = useEffectEvent(() => {
    const [first, ...rest] = takeQuestions()
    if (first === undefined) return
    if (isUnsent && !isOffline) tryAgain()
    if (isUnsent) return takeBack(draftId, makeQuestion(first))
    if (!isBusy) ask(first)
    const refused = (isBusy ? [first, ...rest] : rest)
      .map((each) => makeQuestion(each))
      .filter((each) => !queue.add(each))
    for (const message of refused) takeBack(draftId, message)
    if (refused.length > 0) toast.error({ title: replyCopy.queueFull(QUEUED_MAX) })
  })
  useEffect(() => {
    if (isOpen && waiting.length > 0) take()
  }, [isOpen, waiting])
}

/** What the person wrote last. */
function newestWords(messages: readonly TalkMessage[]): string {
  const parts = messages.findLast(({ role }) => role === 'user')?.parts ?? []
  return parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
}
