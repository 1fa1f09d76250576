import type { PaletteEntry, PaletteGroup } from './palette-entries.ts'
import { PaletteRow } from './palette-row.tsx'

type PaletteListProps = {
  readonly id: string
  readonly rowId: (entry: PaletteEntry) => string
  readonly groups: readonly PaletteGroup[]
  readonly active: PaletteEntry | null
  readonly query: string
  readonly onPoint: (entry: PaletteEntry) => void
  readonly onChoose: (entry: PaletteEntry) => void
}

export function PaletteList({ id, rowId, groups, active, query, onPoint, onChoose }: PaletteListProps) {
  if (groups.length === 0) {
    return <p className="px-4 py-8 text-center wrap-anywhere text-3">Nothing found for “{query}”.</p>
  }
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className="max-h-[min(480px,60dvh)] overflow-y-auto overscroll-contain px-2 pt-1 pb-2"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={group.name} role="group" aria-label={group.name}>
          <div aria-hidden="true" className="px-2 pt-2 pb-1 text-micro font-medium text-3">
            {group.name}
          </div>
          {group.entries.map((entry) => (
            <PaletteRow
              key={entry.id}
              id={rowId(entry)}
              entry={entry}
              active={entry === active}
              query={query}
              onPoint={() => onPoint(entry)}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
