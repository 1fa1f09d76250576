import { useEffect, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import { matchParts } from './match-letters.ts'
import type { PaletteEntry } from './palette-entries.ts'

type PaletteRowProps = {
  readonly id: string
  readonly entry: PaletteEntry
  readonly active: boolean
  readonly query: string
  readonly onPoint: () => void
  readonly onChoose: () => void
}

/** The keyboard stays in the search field, so the row is an option that is pointed at, not a button. */
export function PaletteRow({ id, entry, active, query, onPoint, onChoose }: PaletteRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const Icon = entry.icon
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its key is Enter in the search field
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onClick={onChoose}
      onPointerMove={onPoint}
      className={cx(
        'flex h-10 cursor-pointer items-center gap-3 rounded-sm px-2 whitespace-nowrap max-md:h-11',
        active && 'bg-active',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-7 flex-none place-items-center rounded-sm text-2',
          active ? 'bg-popover' : 'bg-hover',
        )}
      >
        {Icon !== null && <Icon size={15} />}
      </span>
      <span className="min-w-0 truncate">
        {matchParts(entry.title, query).map((part) =>
          part.matched ? (
            <b key={part.text} className="font-semibold">
              {part.text}
            </b>
          ) : (
            part.text
          ),
        )}
      </span>
      <span className={cx('ml-auto flex-none pl-3 text-caption', active ? 'text-2' : 'text-3')}>
        {entry.note}
      </span>
    </div>
  )
}
