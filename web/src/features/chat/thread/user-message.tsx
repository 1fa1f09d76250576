import { toChatMessage } from '@windhover/core/chat/map-message'
import Pencil from 'lucide-react/icons/pencil'
import { useRef, useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { EditForm } from './edit-form.tsx'
import { PictureList } from './picture-list.tsx'
import { replyCopy } from './reply-copy.ts'
import { useThread } from './thread-context.ts'
import { VersionWalk, type VersionWalkProps } from './version-walk.tsx'

type UserMessageProps = VersionWalkProps & {
  /** Still on this device: drawn as what is only meant to be said. */
  readonly isUnsent: boolean
}

export function UserMessage({ message, isUnsent, acts, cameBy }: UserMessageProps) {
  const { mayAsk } = useThread()
  const { content, experimental_attachments: pictures } = toChatMessage(message)
  const [isEditing, setIsEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const leave = () => {
    setIsEditing(false)
    // Once it is back in its place.
    requestAnimationFrame(() => pencil.current?.focus({ preventScroll: true }))
  }
  if (isEditing) return <EditForm message={message} acts={acts} onLeave={leave} />
  return (
    <article className="group flex flex-col items-end gap-2">
      <VisuallyHidden>{replyCopy.you}</VisuallyHidden>
      <PictureList pictures={pictures} />
      {content !== '' && (
        <div className="flex w-full items-center justify-end gap-1">
          {!isUnsent && (
            <IconButton
              ref={pencil}
              label={replyCopy.editMessage}
              size={28}
              disabled={!mayAsk}
              icon={<Pencil size={14} aria-hidden="true" />}
              onClick={() => setIsEditing(true)}
              className="text-3 group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:hover)]:opacity-0"
            />
          )}
          <p
            className={cx(
              'max-w-[84%] rounded-md rounded-br-xs text-prose wrap-anywhere whitespace-pre-wrap',
              isUnsent
                ? 'border border-dashed border-line-strong px-[13px] py-[7px]'
                : 'bg-bubble px-3.5 py-2',
            )}
          >
            {content}
          </p>
        </div>
      )}
      <VersionWalk message={message} acts={acts} cameBy={cameBy} />
    </article>
  )
}
