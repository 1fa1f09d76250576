import ArrowUp from 'lucide-react/icons/arrow-up'
import Square from 'lucide-react/icons/square'
import { cx } from '../../../ui/cx.ts'
import { chatCopy } from '../copy.ts'

type SendButtonProps = {
  readonly isBusy: boolean
  readonly disabled: boolean
  readonly onSend: () => void
  readonly onStop: () => void
}

const LOOK = 'touch-target grid size-8 flex-none place-items-center rounded-sm hover-step max-md:size-9'

/** What can be done now: send; while a reply is being written stop it, and queue what was written meanwhile. */
export function SendButton({ isBusy, disabled, onSend, onStop }: SendButtonProps) {
  return (
    <span className="flex gap-1 max-md:gap-2">
      {isBusy && (
        <button
          type="button"
          aria-label={chatCopy.stop}
          onClick={onStop}
          className={cx(LOOK, disabled ? 'bg-1 text-canvas' : 'bg-active text-1')}
        >
          <Square size={12} aria-hidden="true" className="fill-current" />
        </button>
      )}
      {!(isBusy && disabled) && (
        <button
          type="button"
          aria-label={isBusy ? chatCopy.queue : chatCopy.send}
          disabled={disabled}
          onClick={onSend}
          className={cx(
            LOOK,
            // Not rust: in the chat that belongs to Approve alone.
            'bg-1 text-canvas disabled:bg-active disabled:text-off',
          )}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
