import { toChatMessage } from '@windhover/core/chat/map-message'
import { Mark } from '../../../ui/mark.tsx'
import { Markdown } from '../markdown/markdown.tsx'
import type { TalkMessage } from '../talk-message.ts'
import { MessageActions } from './message-actions.tsx'
import { PictureList } from './picture-list.tsx'
import { replyCopy } from './reply-copy.ts'
import { Suggestions } from './suggestions.tsx'
import { ToolResult } from './tool-result.tsx'
import type { Rate } from './use-feedback.ts'
import { wordsFirst } from './words-first.ts'

type AgentMessageProps = {
  readonly message: TalkMessage
  /** Still being written. */
  readonly isOpen: boolean
  /** Nothing was said after it. */
  readonly isLast: boolean
  readonly onRate: Rate
}

export function AgentMessage({ message, isOpen, isLast, onRate }: AgentMessageProps) {
  const { content, parts, experimental_attachments: pictures } = toChatMessage(message)
  const hasAny = content !== '' || pictures.length > 0 || parts.some(({ type }) => type === 'tool-invocation')
  if (!hasAny) return null
  return (
    <article className="grid grid-cols-[24px_1fr] gap-3 max-md:grid-cols-1">
      <Mark size={24} tone="quiet" className="max-md:hidden" />
      <div className="flex min-w-0 flex-col gap-3">
        <h2 className="sr-only">{replyCopy.agent}</h2>
        {wordsFirst(parts).map(({ part, at }) => (
          <Part key={at} part={part} said={content} />
        ))}
        <PictureList pictures={pictures} canCopy />
        {message.metadata?.ending === 'stopped' && !isOpen && (
          <p className="text-caption text-3">{replyCopy.stopped}</p>
        )}
        {!isOpen && <MessageActions message={message} text={content} onRate={onRate} />}
        {isLast && !isOpen && <Suggestions parts={parts} />}
      </div>
    </article>
  )
}

type OurPart = ReturnType<typeof toChatMessage>['parts'][number]

function Part({ part, said }: { readonly part: OurPart; readonly said: string }) {
  if (part.type === 'text') return part.text.trim() === '' ? null : <Markdown text={part.text} />
  if (part.type === 'tool-invocation') return <ToolResult part={part} said={said} />
  return null
}
