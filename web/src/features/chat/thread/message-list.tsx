import { memo } from 'react'
import { cx } from '../../../ui/cx.ts'
import { chatCopy } from '../copy.ts'
import type { TalkMessage } from '../talk-message.ts'
import { AgentMessage } from './agent-message.tsx'
import type { MessageActs } from './message-acts.ts'
import type { Step } from './use-branches.ts'
import { UserMessage } from './user-message.tsx'

/** So many at the end are always laid out: following them down needs their true heights. */
const ALWAYS_LAID_OUT = 24

type MessageListProps = {
  readonly messages: readonly TalkMessage[]
  readonly isBusy: boolean
  /** The last one has not been sent yet. */
  readonly isUnsent: boolean
  readonly isTroubled: boolean
  readonly acts: MessageActs
  /** The version that was walked to last, and by which step. */
  readonly came: { readonly to: string; readonly by: Step } | null
}

export function MessageList(props: MessageListProps) {
  const { messages, isBusy, isUnsent, isTroubled, acts, came } = props
  return (
    <ol aria-label={chatCopy.messages} className="flex flex-col gap-4">
      {messages.map((message, index) => (
        <Row
          key={message.id}
          message={message}
          isOpen={isBusy && index === messages.length - 1}
          isUnsent={isUnsent && index === messages.length - 1}
          isLast={index === messages.length - 1}
          answer={wordsOf(messages[index + 1])}
          isFar={index < messages.length - ALWAYS_LAID_OUT}
          isTroubled={isTroubled && index === messages.length - 1}
          acts={acts}
          cameBy={came?.to === message.id ? came.by : null}
        />
      ))}
    </ol>
  )
}

/** The words of a person; undefined where it is somebody else's turn. */
function wordsOf(message: TalkMessage | undefined): string | undefined {
  if (message?.role !== 'user') return undefined
  return message.parts.find((part) => part.type === 'text')?.text
}

type RowProps = {
  readonly message: TalkMessage
  readonly isOpen: boolean
  readonly isUnsent: boolean
  readonly isLast: boolean
  /** What was said to it. */
  readonly answer: string | undefined
  readonly isFar: boolean
  readonly isTroubled: boolean
  readonly acts: MessageActs
  readonly cameBy: Step | null
}

/** Only the message that is being written is drawn again; what is far out of sight costs the browser nothing. */
const Row = memo(function Row(props: RowProps) {
  const { message, isOpen, isUnsent, isLast, answer, isFar, isTroubled, acts, cameBy } = props
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
        <UserMessage message={message} isUnsent={isUnsent} acts={acts} cameBy={cameBy} />
      ) : (
        <AgentMessage
          message={message}
          isOpen={isOpen}
          isLast={isLast}
          isTroubled={isTroubled}
          answer={answer}
          acts={acts}
          cameBy={cameBy}
        />
      )}
    </li>
  )
})
