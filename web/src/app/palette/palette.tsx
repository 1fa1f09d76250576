import Search from 'lucide-react/icons/search'
import { useId, useMemo, useState } from 'react'
import { Kbd } from '../../ui/kbd.tsx'
import { ModalFrame } from '../../ui/modal-frame.tsx'
import { nextEntry, type PaletteEntry, searchPalette } from './palette-entries.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteList } from './palette-list.tsx'
import { usePaletteEntries } from './use-palette-entries.ts'

export type PaletteProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

/** Finds apps and commands by name. Enter opens or switches something; it never trades. */
export default function Palette({ open, onOpenChange }: PaletteProps) {
  const entries = usePaletteEntries(open)
  return (
    <ModalFrame
      open={open}
      onOpenChange={onOpenChange}
      label="Command palette"
      place="top"
      className="w-full max-w-160 overflow-hidden"
    >
      <PaletteBox entries={entries} onDone={() => onOpenChange(false)} />
    </ModalFrame>
  )
}

function PaletteBox({ entries, onDone }: { entries: readonly PaletteEntry[]; onDone: () => void }) {
  const [typed, setTyped] = useState('')
  const [activeId, setActiveId] = useState('')
  const listId = useId()
  const groups = useMemo(() => searchPalette(entries, typed), [entries, typed])
  const found = groups.flatMap((group) => group.entries)
  // The list shrinks while typing: when its row is gone the first one is active.
  const active = found.find((entry) => entry.id === activeId) ?? found[0] ?? null
  const query = typed.trim()

  const run = (entry: PaletteEntry) => {
    onDone()
    entry.run()
  }

  return (
    <>
      <div className="flex h-13 items-center gap-3 border-b px-4">
        <Search size={18} aria-hidden="true" className="flex-none text-3" />
        <input
          role="combobox"
          aria-label="Search apps and commands"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={active === null ? undefined : rowId(listId, active)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Search apps and commands"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActiveId('')
          }}
          onKeyDown={(event) => {
            // Enter that ends the composing of a character is no choice yet.
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter' && active !== null) run(active)
            const next = nextEntry(found, active, event.key)
            if (next === null) return
            event.preventDefault()
            setActiveId(next.id)
          }}
          className="h-full min-w-0 flex-1 bg-transparent text-prose text-1 outline-none max-md:text-touch"
        />
        <span role="status" className="flex-none text-caption text-3">
          {query === '' ? '' : `${found.length} ${found.length === 1 ? 'result' : 'results'}`}
        </span>
        <Kbd>Esc</Kbd>
      </div>
      <PaletteList
        id={listId}
        rowId={(entry) => rowId(listId, entry)}
        groups={groups}
        active={active}
        query={query}
        onPoint={(entry) => setActiveId(entry.id)}
        onChoose={run}
      />
      <PaletteFoot enterDoes={active?.enterDoes ?? null} />
    </>
  )
}

function rowId(listId: string, entry: PaletteEntry): string {
  return `${listId}-${entry.id}`
}
