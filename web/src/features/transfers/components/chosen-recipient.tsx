import SquarePen from 'lucide-react/icons/square-pen'
import { type ReactNode, useEffect, useRef } from 'react'
import { TextButton } from '../../../ui/text-link.tsx'
import { peopleCopy } from '../people-copy.ts'

type ChosenRecipientProps = {
  readonly label: string
  readonly onChange: () => void
  readonly children: ReactNode
}

/** In the place of the field that was left; the focus goes along. */
export function ChosenRecipient({ label, onChange, children }: ChosenRecipientProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields
    <div role="group" aria-label={label}>
      <div className="mb-1.5 flex items-baseline justify-between gap-2 text-caption">
        <span className="text-3">{label}</span>
        <TextButton
          ref={button}
          className="touch-target inline-flex items-center gap-1 no-underline"
          aria-label={peopleCopy.changeLabel}
          onClick={onChange}
        >
          <SquarePen size={12} aria-hidden="true" />
          {peopleCopy.change}
        </TextButton>
      </div>
      {children}
    </div>
  )
}
