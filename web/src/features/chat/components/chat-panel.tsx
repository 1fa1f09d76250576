import { type ReactNode, useEffect, useRef } from 'react'
import { takeQuestions, useWaitingQuestions } from '../../../lib/ask-agent.ts'
import { openApp } from '../../../lib/open-app.ts'
import { useLatePart } from '../../../lib/use-late-part.ts'
import { cx } from '../../../ui/cx.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { openConversation } from '../chat-place.ts'
import { chatCopy } from '../copy.ts'
import { writeDraftText } from '../draft-store.ts'
import { EmptyChat } from '../empty/empty-chat.tsx'
import { useChatState } from '../use-chat-state.ts'
import { useCheatSheet } from '../use-cheat-sheet.tsx'
import { useOpenPlace } from '../use-open-place.ts'
import { ConversationsSlot } from './conversations-slot.tsx'
import { LeaderboardSlot } from './leaderboard-slot.tsx'
import { TalkSlot, useEarlyTalk } from './talk-slot.tsx'
import { WatchSlot } from './watch-slot.tsx'

const loadVeil = () => import('../directives/locked-veil.tsx')

/** The left side of the workspace. Its first frame is small; what a conversation needs comes behind it. */
export default function ChatPanel({ setup }: { readonly setup: ReactNode }) {
  const { vaultId, hasKey, directives, state } = useChatState()
  const { place, conversationId, isShown, hasPrevious } = useOpenPlace({
    vaultId,
    hasKey,
    isReady: state === 'ready',
  })
  const isLocked = state === 'locked'
  const Veil = useLatePart({ load: loadVeil, needed: isLocked, onFailed: directives.refetch })
  useEarlyTalk(state === 'ready')
  const isTalking =
    useOpened(isShown ? `${vaultId}:${conversationId}` : null, hasKey) &&
    vaultId !== null &&
    conversationId !== null
  const draftId = isTalking ? conversationId : vaultId
  const cheatSheet = useCheatSheet(draftId ?? '')
  useUnansweredQuestions(draftId, state === 'locked' || state === 'no-key')
  const conversations = hasKey && vaultId !== null && !isLocked && (
    <ConversationsSlot vaultId={vaultId} conversationId={isShown ? conversationId : null} />
  )
  const leaderboard = !isLocked && <LeaderboardSlot />
  return (
    <section aria-label={chatCopy.label} className="@container/chat relative flex h-full flex-col">
      {isTalking && (
        <div className="flex h-10 flex-none items-center px-2">
          <h1 className="sr-only">{chatCopy.label}</h1>
          {conversations}
          <div className="ml-auto">{leaderboard}</div>
        </div>
      )}
      <div className="relative min-h-0 flex-1">
        {isTalking ? (
          <TalkSlot
            key={`${vaultId}:${conversationId}`}
            vaultId={vaultId}
            conversationId={conversationId}
            state={state}
            opensWith={place?.opensWith ?? 'nothing'}
            hasPrevious={hasPrevious}
            onCheatSheet={cheatSheet.open}
            setup={setup}
          />
        ) : isShown && state === 'unknown' ? null : (
          <div className="h-full overflow-y-auto">
            <EmptyChat
              vaultId={vaultId ?? ''}
              draftId={draftId ?? ''}
              state={state}
              onCheatSheet={cheatSheet.open}
              onShowPrevious={
                hasPrevious && vaultId !== null && conversationId !== null && !isLocked
                  ? () => openConversation(vaultId, conversationId, 'history')
                  : null
              }
              note={<WhyNot state={state} error={directives.error} onRetry={directives.refetch} />}
            />
            <div className="absolute top-1 left-2">{conversations}</div>
            <div className="absolute top-1 right-2">{leaderboard}</div>
          </div>
        )}
      </div>
      {/* Locked, it keeps its room: nothing moves when the Directives come or go. */}
      {!isTalking && (
        <div className={cx('flex-none px-8 pb-2 max-md:px-4 max-md:pb-1', isLocked && 'invisible')}>
          {setup}
        </div>
      )}
      {!isTalking && <WatchSlot vaultId={isLocked ? null : vaultId} />}
      {isLocked && Veil !== null && <Veil version={directives.version ?? 0} />}
      {cheatSheet.dialog}
    </section>
  )
}

/** A thread opens with the vault's key; one that lost it meanwhile stays to be read. */
function useOpened(threadId: string | null, hasKey: boolean): boolean {
  const opened = useRef<string | null>(null)
  if (hasKey) opened.current = threadId
  return threadId !== null && opened.current === threadId
}

type WhyNotProps = { readonly state: string; readonly error: Error | null; readonly onRetry: () => void }

function WhyNot({ state, error, onRetry }: WhyNotProps) {
  if (error !== null) return <ErrorState message={chatCopy.loadFailed} onRetry={onRetry} className="mt-2" />
  if (state !== 'no-key') return null
  return (
    <p className="mt-2 text-center text-caption text-3">
      <TextButton onClick={() => openApp('settings')}>{chatCopy.openSettings}</TextButton>
    </p>
  )
}

/** What cannot be asked now is not lost: its words wait in the composer. */
function useUnansweredQuestions(draftId: string | null, cannotAsk: boolean): void {
  const waiting = useWaitingQuestions()
  useEffect(() => {
    if (draftId === null || !cannotAsk || waiting.length === 0) return
    const last = takeQuestions().at(-1)
    if (last !== undefined) writeDraftText(draftId, last.text)
  }, [draftId, cannotAsk, waiting])
}
