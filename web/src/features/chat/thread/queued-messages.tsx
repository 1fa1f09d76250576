import { textOf } from '@windhover/core/chat/map-message'
import Clock from 'lucide-react/icons/clock'
import { Button } from '../../../ui/button.tsx'
import { replyCopy } from './reply-copy.ts'
import type { QueueControl } from './use-queue.ts'

type QueuedMessagesProps = {
  readonly queue: QueueControl
  readonly isBusy: boolean
  readonly onTakeBack: (messageId: string) => void
}

const BUTTON = 'touch-target max-md:px-1.5!'

/** What goes out when the reply before it is over. */
export function QueuedMessages({ queue, isBusy, onTakeBack }: QueuedMessagesProps) {
  const { messages, isHeld, resume } = queue
  if (messages.length === 0) return null
  return (
    <section aria-label={replyCopy.queue} className="flex flex-col gap-3">
      {isHeld && !isBusy && (
        <div className="flex flex-wrap items-center justify-end gap-x-2 text-caption text-3">
          <span role="status">{replyCopy.held}</span>
          <Button size={28} className="touch-target" onClick={resume}>
            {replyCopy.resume}
          </Button>
        </div>
      )}
      <ol className="flex flex-col gap-3">
        {messages.map((message) => (
          <li key={message.id} className="flex max-w-[84%] flex-col items-end gap-1 self-end">
            <p className="rounded-md rounded-br-xs border border-dashed border-line-strong px-[13px] py-[7px] text-prose text-3 wrap-anywhere whitespace-pre-wrap">
              {textOf(message.parts)}
            </p>
            <div className="flex items-center gap-1.5 text-caption text-3">
              <Clock size={13} aria-hidden="true" />
              <span>{replyCopy.queued}</span>
              <Button size={28} variant="ghost" className={BUTTON} onClick={() => onTakeBack(message.id)}>
                {replyCopy.takeBack}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
