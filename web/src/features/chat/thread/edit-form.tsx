import { attachImages } from '@windhover/core/chat/attach-images'
import { MESSAGE_CHARS_MAX } from '@windhover/core/chat/constants'
import { toChatMessage } from '@windhover/core/chat/map-message'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { isSendKey } from '../composer/may-send.ts'
import { useTextHeight } from '../composer/use-text-height.ts'
import type { TalkMessage } from '../talk-message.ts'
import type { MessageActs } from './message-acts.ts'
import { PictureList } from './picture-list.tsx'
import { replyCopy } from './reply-copy.ts'
import { useThread } from './thread-context.ts'

type EditFormProps = {
  readonly message: TalkMessage
  readonly acts: MessageActs
  readonly onLeave: () => void
}

/** In the place of an own message: other words, with the same pictures. Enter and Save send, Escape leaves. */
export function EditForm({ message, acts, onLeave }: EditFormProps) {
  const { mayAsk } = useThread()
  const { content, experimental_attachments: attachments } = toChatMessage(message)
  // Those that the words point to come and go with the words.
  const linked = new Set(attachImages(content).map(({ url }) => url))
  const pictures = attachments.filter(({ url }) => !linked.has(url))
  const [text, setText] = useState(content)
  const area = useRef<HTMLTextAreaElement>(null)
  useTextHeight(area, text)
  useEffect(() => {
    area.current?.focus()
    area.current?.setSelectionRange(-1, -1)
  }, [])
  const canSave = mayAsk && text.trim() !== '' && text.trim() !== content.trim()
  const save = () => {
    if (canSave) acts.edit(message.id, { text: text.trim(), attachments: pictures })
  }
  return (
    <form
      className="w-full rounded-md border bg-raised p-[7px] focus-within:border-line-strong"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <PictureList pictures={pictures} />
      <textarea
        ref={area}
        rows={1}
        value={text}
        maxLength={MESSAGE_CHARS_MAX}
        enterKeyHint="send"
        aria-label={replyCopy.editBox}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
            event.stopPropagation()
            onLeave()
          }
          if (!isSendKey({ ...event, isComposing: event.nativeEvent.isComposing })) return
          event.preventDefault()
          save()
        }}
        className="block max-h-60 w-full resize-none overflow-y-auto bg-transparent px-1.5 py-1 text-prose outline-none max-md:text-touch"
      />
      <div className="mt-1 flex flex-wrap items-center justify-end gap-2">
        {acts.leavesCards(message.id) && (
          <p className="mr-auto pl-1.5 text-caption text-3">{replyCopy.leavesCards}</p>
        )}
        <Button size={28} variant="ghost" className="touch-target" onClick={onLeave}>
          {replyCopy.cancel}
        </Button>
        <Button size={28} type="submit" className="touch-target" disabled={!canSave}>
          {replyCopy.save}
        </Button>
      </div>
    </form>
  )
}
