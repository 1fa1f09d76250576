import { MESSAGE_CHARS_MAX } from '@windhover/core/chat/constants'
import BookOpenText from 'lucide-react/icons/book-open-text'
import { useEffect, useId, useRef } from 'react'
import { askAgent } from '../../../lib/ask-agent.ts'
import { LATE_PART_FAILED, useLatePart } from '../../../lib/use-late-part.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { toast } from '../../../ui/toast-store.ts'
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts'
import { chatCopy } from '../copy.ts'
import { clearDraft, useDraft, writeDraftText } from '../draft-store.ts'
import { type ChatState, isSendKey, maySend } from './may-send.ts'
import { PlusMenu } from './plus-menu.tsx'
import { SendButton } from './send-button.tsx'
import { usePictureDrop } from './use-picture-drop.ts'
import { useTextHeight } from './use-text-height.ts'

export type ComposerProps = {
  readonly vaultId: string
  readonly state: ChatState
  /** In the middle of an empty chat, or at the bottom of a thread. */
  readonly place: 'middle' | 'bottom'
  readonly takesFocus?: boolean
  readonly onCheatSheet: () => void
  readonly onStop?: () => void
}

const PLACEHOLDER: Readonly<Record<ChatState, string>> = {
  ready: chatCopy.placeholder,
  busy: chatCopy.placeholder,
  unknown: chatCopy.placeholder,
  locked: chatCopy.placeholderLocked,
  'no-key': chatCopy.placeholderNoKey,
  'no-vault': chatCopy.placeholderNoVault,
}

const loadStrip = () => import('./picture-strip.tsx')
const sayLate = () => void toast.error({ title: LATE_PART_FAILED })

/** Pictures are no part of the first page: what uploads them comes with the first one. */
async function addLate(vaultId: string, files: readonly File[]): Promise<void> {
  try {
    const { addPictures } = await import('./add-pictures.ts')
    addPictures(vaultId, files)
  } catch {
    sayLate()
  }
}

/** Its text is its own business: no key pressed here redraws a message. */
export function Composer({ vaultId, state, place, takesFocus = false, onCheatSheet, onStop }: ComposerProps) {
  const { text, pictures } = useDraft(vaultId)
  const area = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const isPhone = useMediaQuery(PHONE_QUERY)
  const isOff = state === 'locked' || state === 'no-key' || state === 'no-vault'
  const canSend = maySend({ text, pictures, state })
  const addFiles = (files: readonly File[]) => {
    if (!isOff) void addLate(vaultId, files)
  }
  const { isOver, onPaste, drop } = usePictureDrop(addFiles)
  const Strip = useLatePart({ load: loadStrip, needed: pictures.length > 0, onFailed: sayLate })
  useTextHeight(area, text)
  useEffect(() => {
    if (takesFocus) area.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const send = () => {
    if (!canSend) return
    const uploaded = pictures.flatMap(({ attachment }) => (attachment === null ? [] : [attachment]))
    clearDraft(vaultId)
    askAgent(text.trim(), uploaded)
    area.current?.focus({ preventScroll: true })
  }
  const isMiddle = place === 'middle'
  const isOpen = state === 'ready' || state === 'busy' || state === 'unknown'
  return (
    <div
      {...drop}
      className={cx(
        'relative rounded-md border bg-raised p-[7px] shadow-1 hover-step focus-within:border-line-strong',
        isOver && 'border-line-strong',
      )}
    >
      {Strip !== null && <Strip vaultId={vaultId} pictures={pictures} />}
      <div className={cx('flex items-end gap-1', isMiddle && 'flex-wrap')}>
        <textarea
          ref={area}
          rows={isMiddle ? 2 : 1}
          value={text}
          disabled={isOff}
          maxLength={MESSAGE_CHARS_MAX}
          enterKeyHint="send"
          aria-label={chatCopy.composer}
          aria-describedby={isMiddle ? hintId : undefined}
          placeholder={isPhone && !isMiddle && isOpen ? chatCopy.placeholderPhone : PLACEHOLDER[state]}
          onChange={(event) => writeDraftText(vaultId, event.target.value)}
          onPaste={onPaste}
          onKeyDown={(event) => {
            if (!isSendKey({ ...event, isComposing: event.nativeEvent.isComposing })) return
            event.preventDefault()
            send()
          }}
          className={cx(
            'block max-h-30 min-w-0 resize-none overflow-y-auto bg-transparent px-1.5 py-1 text-prose outline-none max-md:max-h-[150px] max-md:text-touch max-md:py-1.5',
            'disabled:placeholder:text-off',
            isMiddle ? 'mb-2 min-h-14 basis-full pt-1.5' : 'order-1 min-h-8 flex-1 max-md:min-h-9',
          )}
        />
        <PlusMenu disabled={isOff} onFiles={addFiles} onCheatSheet={onCheatSheet} />
        {isMiddle && (
          <>
            <Button
              size={28}
              icon={<BookOpenText size={14} aria-hidden="true" />}
              disabled={isOff}
              onClick={onCheatSheet}
              className="self-center rounded-full! max-md:h-8!"
            >
              {chatCopy.cheatSheet}
            </Button>
            <span
              id={hintId}
              className="mr-2 ml-auto self-center text-caption text-3 max-md:sr-only @max-narrow/chat:sr-only"
            >
              {chatCopy.keys}
            </span>
          </>
        )}
        <span className={cx('order-2', isMiddle && 'max-md:ml-auto @max-narrow/chat:ml-auto')}>
          <SendButton isBusy={state === 'busy'} disabled={!canSend} onSend={send} onStop={() => onStop?.()} />
        </span>
      </div>
      {isOver && (
        <div className="pointer-events-none absolute inset-0 grid place-items-center rounded-md bg-popover text-caption text-2">
          {chatCopy.drop}
        </div>
      )}
    </div>
  )
}
