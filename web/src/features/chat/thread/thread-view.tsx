import { toChatMessage } from '@windhover/core/chat/map-message'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { type RefObject, useCallback, useEffect } from 'react'
import { useIsOffline } from '../../../lib/use-outage.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useFollowPins } from '../conversations/use-pin.ts'
import { HistoryControl } from './history-control.tsx'
import { historyCopy } from './history-copy.ts'
import { holdsCard } from './holds-card.ts'
import { useMessageActs } from './message-acts.ts'
import { MessageList } from './message-list.tsx'
import { QueuedMessages } from './queued-messages.tsx'
import { SpokenReply } from './spoken-reply.tsx'
import { TroubleRow } from './trouble-row.tsx'
import { TypingLine } from './typing-line.tsx'
import { UnsentFoot } from './unsent-foot.tsx'
import { useFeedback } from './use-feedback.ts'
import type { Talk } from './use-talk.ts'
import { useThreadScroll } from './use-thread-scroll.ts'
import { useWantedMessage } from './use-wanted-message.ts'

type ThreadViewProps = {
  readonly talk: Talk
  readonly vaultId: string
  readonly keepPlaceRef: RefObject<() => void>
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onTakeBack: (messageId: string) => void
}

/** Messages, what is being written, and the way through them. */
export function ThreadView(props: ThreadViewProps) {
  const { talk, vaultId, keepPlaceRef, onEdit, onDelete, onTakeBack } = props
  const { messages, isBusy, isUnsent, sentId, history, branches, queue, trouble } = talk
  const isOffline = useIsOffline()
  const { loadEarlier, hasMore, isLoading, isLoaded, failed } = history
  const onNearTop = useCallback(() => {
    if (hasMore && !isLoading && !failed) void loadEarlier()
  }, [hasMore, isLoading, failed, loadEarlier])
  const scroll = useThreadScroll({ sentId, firstId: messages[0]?.id, onNearTop })
  const { scroller, content, room, isAway, onScroll, toBottom, keepPlace, stay } = scroll
  useEffect(() => {
    keepPlaceRef.current = keepPlace
  }, [keepPlace, keepPlaceRef])
  useFollowPins(vaultId)
  useWantedMessage({ messages, history, show: scroll.toMessage })
  const rate = useFeedback({ vaultId, setFeedback: talk.setFeedback })
  const acts = useMessageActs({
    rate,
    tryAgain: talk.tryAgain,
    edit: talk.edit,
    choose: (siblingId, by) => {
      stay()
      void branches.choose(siblingId, by)
    },
    leavesCards: (messageId) => {
      const below = messages.slice(messages.findIndex(({ id }) => id === messageId) + 1)
      return below.some((message) => holdsCard(toChatMessage(message).parts))
    },
  })

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        aria-label={historyCopy.region}
        onScroll={onScroll}
        className="relative h-full overflow-y-auto px-8 pt-2 -outline-offset-2 max-md:px-4"
      >
        <div ref={content} className="mx-auto flex max-w-176 flex-col gap-4 pb-4">
          <HistoryControl
            isLoaded={isLoaded}
            hasMore={hasMore}
            isLoading={isLoading}
            failed={failed}
            onLoad={() => void (messages.length === 0 ? history.loadLatest() : loadEarlier())}
          />
          <MessageList
            messages={messages}
            isBusy={isBusy}
            isUnsent={isUnsent}
            isTroubled={trouble !== null}
            acts={acts}
            came={branches.came}
          />
          {isUnsent && <UnsentFoot isOffline={isOffline} onEdit={onEdit} onDelete={onDelete} />}
          {isBusy && <TypingLine last={messages.at(-1)} />}
          {/* What waits for the connection is no failure: it goes out by itself. */}
          {trouble !== null && !(isUnsent && isOffline) && (
            <TroubleRow trouble={trouble} onAgain={talk.tryAgain} onContinue={() => void talk.goOn()} />
          )}
          <QueuedMessages queue={queue} isBusy={isBusy} onTakeBack={onTakeBack} />
        </div>
        <div ref={room} aria-hidden="true" />
      </section>
      {isAway && (
        <IconButton
          label={historyCopy.toBottom}
          variant="default"
          size={32}
          icon={<ArrowDown size={16} aria-hidden="true" />}
          onClick={() => toBottom()}
          className="absolute! bottom-2 left-1/2 -translate-x-1/2 rounded-full! shadow-2"
        />
      )}
      <SpokenReply messages={messages} isBusy={isBusy} />
    </div>
  )
}
