import { toChatMessage } from '@windhover/core/chat/map-message'
import { cx } from '../../../ui/cx.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { TalkMessage } from '../talk-message.ts'
import { PictureList } from './picture-list.tsx'
import { replyCopy } from './reply-copy.ts'

type UserMessageProps = {
  readonly message: TalkMessage
  /** Still on this device: drawn as what is only meant to be said. */
  readonly isUnsent: boolean
}

export function UserMessage({ message, isUnsent }: UserMessageProps) {
  const { content, experimental_attachments: pictures } = toChatMessage(message)
  return (
    <article className="flex max-w-[84%] flex-col items-end gap-2 self-end">
      <VisuallyHidden>{replyCopy.you}</VisuallyHidden>
      <PictureList pictures={pictures} />
      {content !== '' && (
        <p
          className={cx(
            'rounded-md rounded-br-xs text-prose wrap-anywhere whitespace-pre-wrap',
            isUnsent ? 'border border-dashed border-line-strong px-[13px] py-[7px]' : 'bg-bubble px-3.5 py-2',
          )}
        >
          {content}
        </p>
      )}
    </article>
  )
}
