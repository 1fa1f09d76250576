import { memo } from 'react'
import { cx } from '../../../ui/cx.ts'
import { chatCopy } from '../copy.ts'
import type { TalkMessage } from '../talk-message.ts'
import { AgentMessage } from './agent-message.tsx'
import type { Rate } from './use-feedback.ts'
import { UserMessage } from './user-message.tsx'

/** So many at the end are always laid out: following them down needs their true heights. */
const ALWAYS_LAID_OUT = 24

type MessageListProps = {
  readonly messages: readonly TalkMessage[]
  readonly isBusy: boolean
  /** The last one has not been sent yet. */
  readonly isUnsent: boolean
  readonly onRate: Rate
}

export function MessageList({ messages, isBusy, isUnsent, onRate }: MessageListProps) {
  return (
    <ol aria-label={chatCopy.messages} className="flex flex-col gap-4">
      {messages.map((message, index) => (
        <Row
          key={message.id}
          message={message}
          isOpen={isBusy && index === messages.length - 1}
          isUnsent={isUnsent && index === messages.length - 1}
          isLast={index === messages.length - 1}
          isFar={index < messages.length - ALWAYS_LAID_OUT}
          onRate={onRate}
        />
      ))}
    </ol>
  )
}

type RowProps = {
  readonly message: TalkMessage
  readonly isOpen: boolean
  readonly isUnsent: boolean
  readonly isLast: boolean
  readonly isFar: boolean
  readonly onRate: Rate
}

/** Only the message that is being written is drawn again; what is far out of sight costs the browser nothing. */
const Row = memo(function Row({ message, isOpen, isUnsent, isLast, isFar, onRate }: RowProps) {
  return (
    <li
      data-message={message.id}
      data-role={message.role}
      className={cx(
        'flex flex-col',
        isFar && '[contain-intrinsic-size:auto_160px] [content-visibility:auto]',
      )}
    >
      {message.role === 'user' ? (
        <UserMessage message={message} isUnsent={isUnsent} />
      ) : (
        <AgentMessage message={message} isOpen={isOpen} isLast={isLast} onRate={onRate} />
      )}
    </li>
  )
})
