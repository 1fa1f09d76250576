import { useEffect, useRef } from 'react'
import type { PaletteEntry } from '../../lib/palette-source.ts'
import { cx } from '../../ui/cx.ts'
import { matchParts } from './match-letters.ts'

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
  const { icon: Icon, mark, title, detail, hint, badge, note } = entry
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
      {mark ?? (
        <span
          aria-hidden="true"
          className={cx(
            'grid size-7 flex-none place-items-center rounded-sm text-2',
            active ? 'bg-popover' : 'bg-hover',
          )}
        >
          {Icon !== undefined && <Icon size={15} />}
        </span>
      )}
      <span className="flex min-w-0 flex-1 items-center gap-2">
        <span className="min-w-0 truncate">
          <Matched text={title} query={query} />
          {detail !== undefined && (
            <span className="text-2">
              {' '}
              <Matched text={detail} query={query} />
            </span>
          )}
        </span>
        {badge}
        {hint !== undefined && (
          <span className={cx('truncate text-caption max-md:hidden', active ? 'text-2' : 'text-3')}>
            {hint}
          </span>
        )}
      </span>
      {note !== undefined && (
        <span className={cx('flex-none text-caption', active ? 'text-2' : 'text-3')}>{note}</span>
      )}
    </div>
  )
}

function Matched({ text, query }: { readonly text: string; readonly query: string }) {
  return matchParts(text, query).map((part) =>
    part.matched ? (
      <b key={part.text} className="font-semibold text-1">
        {part.text}
      </b>
    ) : (
      part.text
    ),
  )
}
