import type { MemezoneBound } from '@windhover/core/discovery/memezone-bounds'
import { useId } from 'react'
import { Input } from '../../../ui/input.tsx'
import { memezoneCopy } from '../copy.ts'
import { BOUND_CHARS_MAX, type BoundTexts, canBeBound, ENDS, type End, isTurnedRound } from './bounds.ts'

const PLACEHOLDER: Record<End, string> = { Min: memezoneCopy.min, Max: memezoneCopy.max }

type BoundRowProps = {
  readonly name: MemezoneBound
  readonly label: string
  readonly texts: BoundTexts
  readonly onText: (end: End, text: string) => void
}

/** The lowest and the highest value of one figure. */
export function BoundRow({ name, label, texts, onText }: BoundRowProps) {
  const id = useId()
  const isWrong = isTurnedRound(texts, name)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid
    <div
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)_84px_84px] items-center gap-1.5 max-md:grid-cols-[minmax(0,1fr)_96px_96px]"
    >
      <span id={id} className="truncate text-caption text-2">
        {label}
      </span>
      {ENDS.map((end) => (
        <Input
          key={end}
          inputMode="decimal"
          autoComplete="off"
          maxLength={BOUND_CHARS_MAX}
          placeholder={PLACEHOLDER[end]}
          aria-label={`${label} ${PLACEHOLDER[end]}`}
          invalid={isWrong}
          value={texts[`${name}${end}`] ?? ''}
          onChange={({ target }) => canBeBound(target.value) && onText(end, target.value)}
        />
      ))}
    </div>
  )
}
