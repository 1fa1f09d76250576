import type { FeatureCommand, FeatureIcon } from '../../lib/feature.ts'
import { openApp } from '../../lib/open-app.ts'
import type { WorkspaceApp } from '../app-registry.ts'
import { matchScore } from './match-letters.ts'

export type PaletteEntry = {
  readonly id: string
  readonly title: string
  readonly group: string
  readonly icon: FeatureIcon | null
  readonly keywords: readonly string[]
  readonly note: string
  readonly enterDoes: string
  readonly run: () => void
}

export type PaletteGroup = { readonly name: string; readonly entries: readonly PaletteEntry[] }

const FOUND_PER_GROUP_MAX = 3

export function appEntry(app: WorkspaceApp): PaletteEntry {
  return {
    id: `app:${app.id}`,
    title: app.title,
    group: 'Apps',
    icon: app.icon,
    keywords: [app.id, app.group],
    note: app.group,
    enterDoes: `open ${app.title}`,
    run: () => openApp(app.id),
  }
}

export function commandEntry(command: FeatureCommand): PaletteEntry {
  return {
    id: `command:${command.id}`,
    title: command.title,
    group: command.group,
    icon: command.icon ?? null,
    keywords: command.keywords ?? [],
    note: command.note ?? '',
    enterDoes: command.enterDoes,
    run: command.run,
  }
}

function scoreOf(entry: PaletteEntry, query: string): number | null {
  const title = matchScore(entry.title, query)
  if (title !== null) return title
  // A hidden word counts only from its start: "acc" finds Account's apps, "a" must not find everything.
  return entry.keywords.some((word) => word.toLowerCase().startsWith(query.toLowerCase())) ? 0 : null
}

/** All entries by group; while searching only what fits, the best first and at most three of each group. */
export function searchPalette(entries: readonly PaletteEntry[], typed: string): readonly PaletteGroup[] {
  const query = typed.trim()
  const scored = entries.flatMap((entry) => {
    const score = query === '' ? 0 : scoreOf(entry, query)
    return score === null ? [] : [{ entry, score }]
  })
  const groups = Map.groupBy(scored, ({ entry }) => entry.group)
  return [...groups].map(([name, found]) => {
    const best = found.toSorted((a, b) => b.score - a.score).map(({ entry }) => entry)
    return { name, entries: query === '' ? best : best.slice(0, FOUND_PER_GROUP_MAX) }
  })
}

/** Where an arrow key leads from the active entry; both ends wrap. Null for any other key. */
export function nextEntry(
  found: readonly PaletteEntry[],
  active: PaletteEntry | null,
  key: string,
): PaletteEntry | null {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const at = active === null ? -1 : found.indexOf(active)
  return found.at((at + (key === 'ArrowDown' ? 1 : -1)) % found.length) ?? null
}
