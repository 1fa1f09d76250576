import { MESSAGE_CHARS_MAX } from '@windhover/core/chat/constants'
import BookOpenText from 'lucide-react/icons/book-open-text'
import { useEffect, useId, useRef, useState } from 'react'
import { askAgent } from '../../../lib/ask-agent.ts'
import { LATE_PART_FAILED, useLatePart } from '../../../lib/use-late-part.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { toast } from '../../../ui/toast-store.ts'
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts'
import type { ComposerCommand } from '../commands/commands.tsx'
import { useLaterPart } from '../components/use-later-part.ts'
import { chatCopy } from '../copy.ts'
import { clearDraft, useDraft, writeDraftText } from '../draft-store.ts'
import { type ChatState, isSendKey, maySend } from './may-send.ts'
import type { PictureDropProps } from './picture-drop.tsx'
import { PlusMenu } from './plus-menu.tsx'
import { SendButton } from './send-button.tsx'
import { useTextHeight } from './use-text-height.ts'
import { VoiceSlot } from './voice-slot.tsx'

export type ComposerProps = {
  readonly vaultId: string
  /** Whose text it is: the conversation's, or in an empty chat the vault's. */
  readonly draftId: string
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
const loadDrop = () => import('./picture-drop.tsx')
const loadCommands = () => import('../commands/commands.tsx')
const hasVoice = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window
const sayLate = () => void toast.error({ title: LATE_PART_FAILED })

/** Pictures are no part of the first page: what uploads them comes with the first one. */
async function addLate(draftId: string, files: readonly File[]): Promise<void> {
  try {
    const { addPictures } = await import('./add-pictures.ts')
    addPictures(draftId, files)
  } catch {
    sayLate()
  }
}

/** Its text is its own business: no key pressed here redraws a message. */
export function Composer(props: ComposerProps) {
  const { vaultId, draftId, state, place, takesFocus = false, onCheatSheet, onStop } = props
  const { text, pictures } = useDraft(draftId)
  const frame = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [command, setCommand] = useState<ComposerCommand | null>(null)
  const hintId = useId()
  const isPhone = useMediaQuery(PHONE_QUERY)
  const isOff = state === 'locked' || state === 'no-key' || state === 'no-vault'
  const isCommand = text.startsWith('/')
  const canSend = maySend({ text, pictures, state }) && !command?.isUnfinished
  const addFiles = (files: readonly File[]) => {
    if (!isOff) void addLate(draftId, files)
  }
  const Drop = useLaterPart<PictureDropProps>(loadDrop)
  const Strip = useLatePart({ load: loadStrip, needed: pictures.length > 0, onFailed: sayLate })
  // Where it does not come, the text is sent as it stands: the agent reads commands too.
  const Commands = useLatePart({ load: loadCommands, needed: isCommand, onFailed: () => undefined })
  useTextHeight(area, text)
  useEffect(() => {
    if (takesFocus) area.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const write = (next: string) => writeDraftText(draftId, next)
  const send = () => {
    if (!canSend) return
    const uploaded = pictures.flatMap(({ attachment }) => (attachment === null ? [] : [attachment]))
    clearDraft(draftId)
    askAgent(command?.sentence ?? text.trim(), uploaded)
    area.current?.focus({ preventScroll: true })
  }
  const isMiddle = place === 'middle'
  const isOpen = state === 'ready' || state === 'busy' || state === 'unknown'
  return (
    <div
      ref={frame}
      className="relative rounded-md border bg-raised p-[7px] shadow-1 hover-step focus-within:border-line-strong"
    >
      {Strip !== null && <Strip draftId={draftId} pictures={pictures} />}
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
          onChange={(event) => write(event.target.value)}
          {...command?.aria}
          onKeyDown={(event) => {
            if (!isSendKey({ ...event, isComposing: event.nativeEvent.isComposing })) return
            event.preventDefault()
            send()
          }}
          className={cx(
            'block max-h-30 min-w-0 resize-none overflow-y-auto bg-transparent px-1.5 py-1 text-prose outline-none max-md:max-h-[150px] max-md:text-touch max-md:py-1.5',
            'disabled:placeholder:text-off',
            isCommand && 'font-mono',
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
        <span className={cx('order-2 flex gap-1', isMiddle && 'max-md:ml-auto @max-narrow/chat:ml-auto')}>
          {hasVoice() && <VoiceSlot text={text} disabled={isOff} onText={write} />}
          <SendButton isBusy={state === 'busy'} disabled={!canSend} onSend={send} onStop={() => onStop?.()} />
        </span>
      </div>
      {Commands !== null && isCommand && (
        <Commands
          vaultId={vaultId}
          text={text}
          area={area}
          frame={frame}
          onText={write}
          onCommand={setCommand}
        />
      )}
      {Drop !== null && <Drop frame={frame} onFiles={addFiles} />}
    </div>
  )
}
