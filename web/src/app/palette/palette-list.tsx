import type { ReactNode } from 'react'
import type { PaletteEntry } from '../../lib/palette-source.ts'
import { paletteCopy } from './palette-copy.ts'
import type { PaletteGroup } from './palette-groups.ts'

type PaletteListProps = {
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  readonly drawRow: (entry: PaletteEntry) => ReactNode
  /** Always the last row, under a line of its own. */
  readonly ask: PaletteEntry | null
}

export function PaletteList({ id, groups, drawRow, ask }: PaletteListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={paletteCopy.results}
      className="max-h-[min(600px,60dvh)] overflow-y-auto overscroll-contain"
    >
      {groups.length > 0 && (
        <div className="px-2 pt-1 pb-2">
          {groups.map(({ name, entries }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={name} role="group" aria-label={name}>
              <div aria-hidden="true" className="px-2 pt-2 pb-1 text-micro font-medium text-3">
                {name}
              </div>
              {entries.map(drawRow)}
            </div>
          ))}
        </div>
      )}
      {ask !== null && <div className="px-2 py-2 not-first:border-t">{drawRow(ask)}</div>}
    </div>
  )
}
