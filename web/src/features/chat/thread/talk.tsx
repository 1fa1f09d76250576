import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { takeQuestions, useWaitingQuestions } from '../../../lib/ask-agent.ts'
import { openApp } from '../../../lib/open-app.ts'
import { useIsOffline } from '../../../lib/use-outage.ts'
import { TextButton } from '../../../ui/text-link.tsx'
import type { ChatPlace } from '../chat-place.ts'
import { Composer } from '../composer/composer.tsx'
import type { ChatState } from '../composer/may-send.ts'
import { chatCopy } from '../copy.ts'
import { writeDraftText } from '../draft-store.ts'
import { replyCopy } from './reply-copy.ts'
import { takeBack } from './take-back.ts'
import { ThreadContext } from './thread-context.ts'
import { ThreadView } from './thread-view.tsx'
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
  const keepPlace = useRef(() => {})
  const talk = useTalk({
    vaultId,
    conversationId,
    opensWith,
    hasPrevious,
    onBeforeEarlier: () => keepPlace.current(),
  })
  const { isBusy, isUnsent, ask, tryAgain } = talk
  const isOffline = useIsOffline()
  useQuestions({ vaultId, isOpen: state === 'ready', isBusy, isUnsent, isOffline, ask, tryAgain })
  const foot = useRef<HTMLDivElement>(null)
  const withdraw = (isEdited: boolean) => {
    const message = talk.withdraw()
    if (message !== null && isEdited) takeBack(vaultId, message)
    // The button that was pressed is gone.
    foot.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }
  return (
    <ThreadContext value={{ vaultId, mayAsk: state === 'ready' && !isBusy }}>
      <div className="flex h-full flex-col" inert={state === 'locked'}>
        <ThreadView
          talk={talk}
          vaultId={vaultId}
          keepPlaceRef={keepPlace}
          onEdit={() => withdraw(true)}
          onDelete={() => withdraw(false)}
        />
        <div ref={foot} className="flex-none px-8 pt-3 pb-4 max-md:px-3 max-md:pt-2 max-md:pb-4">
          <div className="mx-auto max-w-176">
            {setup}
            <Composer
              vaultId={vaultId}
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
  readonly vaultId: string
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly isUnsent: boolean
  readonly isOffline: boolean
  readonly ask: TalkState['ask']
  readonly tryAgain: TalkState['tryAgain']
}

/**
 * One question at a time; what comes while a reply is being written waits in the composer (R1-232). An unsent question
 * goes first: without a connection the next one would not arrive either.
 */
function useQuestions(given: QuestionsGiven): void {
  const { vaultId, isOpen, isBusy, isUnsent, isOffline, ask, tryAgain } = given
  const waiting = useWaitingQuestions()
  const take = useEffectEvent(() => {
    const [first, ...rest] = takeQuestions()
    if (first === undefined) return
    const mustWait = isBusy || isUnsent
    if (isUnsent && !isOffline) tryAgain()
    if (!mustWait) ask(first)
    const left = mustWait ? first : rest.at(-1)
    if (left !== undefined) writeDraftText(vaultId, left.text)
  })
  useEffect(() => {
    if (isOpen && waiting.length > 0) take()
  }, [isOpen, waiting])
}
