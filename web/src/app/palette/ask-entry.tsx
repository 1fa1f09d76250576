import { askAgent } from '../../lib/ask-agent.ts'
import type { PaletteEntry } from '../../lib/palette-source.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { Mark } from '../../ui/mark.tsx'
import { paletteCopy } from './palette-copy.ts'

/** What was typed, or the question that suits it; where nothing else was found Enter alone asks it. */
export function askEntry(question: string, isAlone: boolean): PaletteEntry {
  return {
    id: 'ask',
    title: paletteCopy.ask,
    badge: <b className="min-w-0 truncate font-semibold">{question}</b>,
    mark: (
      <span aria-hidden="true" className="grid size-7 flex-none place-items-center rounded-sm bg-hover">
        <Mark size={16} />
      </span>
    ),
    note: (
      <span aria-hidden="true" className="max-md:hidden">
        {isAlone ? <Kbd>↵</Kbd> : <Kbd mod>↵</Kbd>}
      </span>
    ),
    enterDoes: paletteCopy.enterAsks,
    run: () => askAgent(question),
  }
}
