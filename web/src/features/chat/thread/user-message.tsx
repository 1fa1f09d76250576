import { toChatMessage } from '@windhover/core/chat/map-message'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { TalkMessage } from '../talk-message.ts'
import { PictureList } from './picture-list.tsx'
import { replyCopy } from './reply-copy.ts'

export function UserMessage({ message }: { readonly message: TalkMessage }) {
  const { content, experimental_attachments: pictures } = toChatMessage(message)
  return (
    <article className="flex max-w-[84%] flex-col items-end gap-2 self-end">
      <VisuallyHidden>{replyCopy.you}</VisuallyHidden>
      <PictureList pictures={pictures} />
      {content !== '' && (
        <p className="rounded-md rounded-br-xs bg-bubble px-3.5 py-2 text-prose wrap-anywhere whitespace-pre-wrap">
          {content}
        </p>
      )}
    </article>
  )
}
