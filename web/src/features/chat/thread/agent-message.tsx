import { toChatMessage } from '@windhover/core/chat/map-message'
import { Mark } from '../../../ui/mark.tsx'
import { ReplyWords } from '../cards/reply-words.tsx'
import { holdsCard } from './holds-card.ts'
import { MessageActions } from './message-actions.tsx'
import { PictureList } from './picture-list.tsx'
import { replyCopy } from './reply-copy.ts'
import { Suggestions } from './suggestions.tsx'
import { ToolResult } from './tool-result.tsx'
import type { VersionWalkProps } from './version-walk.tsx'
import { wordsFirst } from './words-first.ts'

type AgentMessageProps = VersionWalkProps & {
  /** Still being written. */
  readonly isOpen: boolean
  /** Nothing was said after it. */
  readonly isLast: boolean
  /** It came to no good end, which is said below it. */
  readonly isTroubled: boolean
  /** What the person said next. */
  readonly answer: string | undefined
}

export function AgentMessage(props: AgentMessageProps) {
  const { message, isOpen, isLast, isTroubled, answer, acts, cameBy } = props
  const { content, parts, experimental_attachments: pictures } = toChatMessage(message)
  const hasAny = content !== '' || pictures.length > 0 || parts.some(({ type }) => type === 'tool-invocation')
  const hasSiblings = message.metadata?.siblings !== undefined
  if (!hasAny && (isOpen || !hasSiblings)) return null
  return (
    <article className="grid grid-cols-[24px_1fr] gap-3 max-md:grid-cols-1">
      <Mark size={24} tone="quiet" className="max-md:hidden" />
      <div className="flex min-w-0 flex-col gap-3">
        <h2 className="sr-only">{replyCopy.agent}</h2>
        {wordsFirst(parts).map(({ part, at }) => (
          <Part key={at} part={part} said={content} isOpen={isOpen} isLast={isLast} answer={answer} />
        ))}
        <PictureList pictures={pictures} canCopy />
        {message.metadata?.ending === 'stopped' && !isOpen && (
          <p className="text-caption text-3">{replyCopy.stopped}</p>
        )}
        {!isOpen && (
          <MessageActions
            message={message}
            text={content}
            canRetry={isLast && !isTroubled && !holdsCard(parts)}
            acts={acts}
            cameBy={cameBy}
          />
        )}
        {isLast && !isOpen && <Suggestions parts={parts} />}
      </div>
    </article>
  )
}

type OurPart = ReturnType<typeof toChatMessage>['parts'][number]

type PartProps = Pick<AgentMessageProps, 'isOpen' | 'isLast' | 'answer'> & {
  readonly part: OurPart
  readonly said: string
}

function Part({ part, said, ...reply }: PartProps) {
  if (part.type === 'text') return part.text.trim() === '' ? null : <ReplyWords text={part.text} {...reply} />
  if (part.type === 'tool-invocation') return <ToolResult part={part} said={said} />
  return null
}
