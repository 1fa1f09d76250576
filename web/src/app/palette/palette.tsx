import Search from 'lucide-react/icons/search'
import { useId, useState } from 'react'
import type { PaletteEntry } from '../../lib/palette-source.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { ModalFrame } from '../../ui/modal-frame.tsx'
import { askEntry } from './ask-entry.tsx'
import { paletteCopy } from './palette-copy.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { likeliestEntry, nextEntry } from './palette-groups.ts'
import { PaletteList } from './palette-list.tsx'
import { PaletteRow } from './palette-row.tsx'
import { usePalette } from './use-palette.ts'
import { useRunWhenSettled } from './use-run-when-settled.ts'

export type PaletteProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

/** Finds anything by its name or address, and asks the agent about the rest. Enter opens; it never trades. */
export default function Palette({ open, onOpenChange }: PaletteProps) {
  return (
    <ModalFrame
      open={open}
      onOpenChange={onOpenChange}
      label={paletteCopy.label}
      place="top"
      className="w-full max-w-170 overflow-hidden"
    >
      <PaletteBox onDone={() => onOpenChange(false)} />
    </ModalFrame>
  )
}

function PaletteBox({ onDone }: { readonly onDone: () => void }) {
  const [typed, setTyped] = useState('')
  const [activeId, setActiveId] = useState('')
  const listId = useId()
  const query = typed.trim()
  const { groups, isSettled } = usePalette(query)
  const found = groups.flatMap(({ entries }) => entries)
  const ask = query === '' ? null : askEntry(found[0]?.ask ?? query, found.length === 0)
  const shown = ask === null ? found : [...found, ask]
  // The list changes while typing: when its row is gone the likeliest one is active.
  const active = shown.find((entry) => entry.id === activeId) ?? likeliestEntry(found, query) ?? ask
  const rowId = (entry: PaletteEntry) => `${listId}-${entry.id.replaceAll(/[^\w-]/g, '-')}`
  const run = (entry: PaletteEntry) => {
    onDone()
    entry.run()
  }
  const runActive = useRunWhenSettled({ query, isSettled }, () => {
    if (active !== null) run(active)
  })

  return (
    <>
      <div className="flex h-13 items-center gap-3 border-b px-4">
        <Search size={18} aria-hidden="true" className="flex-none text-3" />
        <input
          role="combobox"
          aria-label={paletteCopy.search}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={active === null ? undefined : rowId(active)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={paletteCopy.search}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActiveId('')
          }}
          onKeyDown={(event) => {
            // Enter that ends the composing of a character is no choice yet.
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter') {
              if ((event.metaKey || event.ctrlKey) && ask !== null) run(ask)
              else runActive()
            }
            const next = nextEntry(shown, active, event.key)
            if (next === null) return
            event.preventDefault()
            setActiveId(next.id)
          }}
          className="h-full min-w-0 flex-1 bg-transparent text-prose text-1 outline-none max-md:text-touch"
        />
        <span role="status" className="flex-none text-caption text-3">
          {query !== '' && found.length > 0 && paletteCopy.count(found.length)}
        </span>
        <Kbd>Esc</Kbd>
      </div>
      <PaletteList
        id={listId}
        groups={groups}
        ask={ask}
        drawRow={(entry) => (
          <PaletteRow
            key={entry.id}
            id={rowId(entry)}
            entry={entry}
            active={entry === active}
            query={entry === ask ? '' : query}
            onPoint={() => setActiveId(entry.id)}
            onChoose={() => run(entry)}
          />
        )}
      />
      <PaletteFoot
        enterDoes={active?.enterDoes ?? null}
        hasNoMatch={ask !== null && found.length === 0 && isSettled}
      />
    </>
  )
}
