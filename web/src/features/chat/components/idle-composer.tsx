import ArrowUp from 'lucide-react/icons/arrow-up'
import { useId } from 'react'
import { AGENT_NOT_CONNECTED, COMPOSER_LABEL, COMPOSER_PLACEHOLDER } from '../copy.ts'

/** The composer while no agent answers: its shape and place, and the reason why it does not take text. */
export function IdleComposer() {
  const reasonId = useId()
  return (
    <>
      <div className="flex min-h-29 flex-col rounded-md border bg-raised p-1.5 shadow-1 max-md:min-h-0">
        <textarea
          disabled
          rows={2}
          aria-label={COMPOSER_LABEL}
          aria-describedby={reasonId}
          placeholder={COMPOSER_PLACEHOLDER}
          className="w-full flex-1 resize-none bg-transparent px-2.5 pt-2 text-prose outline-none placeholder:text-off max-md:text-touch"
        />
        <div className="flex justify-end">
          <button
            type="button"
            disabled
            aria-label="Send"
            className="grid size-8 place-items-center rounded-sm bg-active text-off"
          >
            <ArrowUp size={18} aria-hidden="true" />
          </button>
        </div>
      </div>
      <p id={reasonId} className="mt-2 text-center text-caption text-balance text-3">
        {AGENT_NOT_CONNECTED}
      </p>
    </>
  )
}
