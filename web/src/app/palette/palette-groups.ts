import { chainsOfAddress } from '@windhover/core/transfers/address-rules'
import type { FoundGroup, PaletteCommand, PaletteEntry } from '../../lib/palette-source.ts'
import { matchScore } from './match-letters.ts'
import { paletteCopy } from './palette-copy.ts'

export type PaletteGroup = { readonly name: string; readonly entries: readonly PaletteEntry[] }
export type Found = Readonly<Partial<Record<FoundGroup, readonly PaletteEntry[]>>>

const FOUND_PER_GROUP_MAX = 3

/** Before typing: the commands under their headings. */
export function groupCommands(commands: readonly PaletteCommand[]): readonly PaletteGroup[] {
  const groups = Map.groupBy(commands, ({ heading }) => heading)
  return [...groups].flatMap(([name, entries]) => (name === null ? [] : [{ name, entries }]))
}

/** While typing: at most three of each group, the best first. What a pasted address belongs to goes before all. */
export function groupFound(
  query: string,
  commands: readonly PaletteCommand[],
  found: Found,
): readonly PaletteGroup[] {
  const { Tokens = [], Contacts = [], Transactions = [] } = found
  const actions = findCommands(commands, query)
  const groups = isAddress(query)
    ? [
        { name: paletteCopy.address, entries: [...Contacts, ...actions, ...Tokens] },
        { name: 'Transactions', entries: Transactions },
      ]
    : [
        { name: 'Tokens', entries: Tokens },
        { name: 'Contacts', entries: Contacts },
        { name: paletteCopy.actions, entries: actions },
        { name: 'Transactions', entries: Transactions },
      ]
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ name, entries }) => ({ name, entries: entries.slice(0, FOUND_PER_GROUP_MAX) }))
}

export function isAddress(query: string): boolean {
  return chainsOfAddress(query).length > 0
}

function findCommands(commands: readonly PaletteCommand[], query: string): readonly PaletteCommand[] {
  return commands
    .flatMap((command) => {
      const score = scoreOf(command, query)
      return score === null ? [] : [{ command, score }]
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ command }) => command)
}

function scoreOf({ title, keywords = [] }: PaletteCommand, query: string): number | null {
  const score = matchScore(title, query)
  if (score !== null) return score
  // A hidden word counts only from its start: "acc" finds Account's apps, "a" must not find everything.
  return keywords.some((word) => word.toLowerCase().startsWith(query.toLowerCase())) ? 0 : null
}

/** What Enter is most likely for: the best match by its name, whichever group it stands in; among equals the first. */
export function likeliestEntry(found: readonly PaletteEntry[], query: string): PaletteEntry | null {
  const scored = found.map((entry) => ({ entry, score: nameScore(entry, query) }))
  return scored.toSorted((one, other) => other.score - one.score)[0]?.entry ?? null
}

function nameScore({ title, detail = '' }: PaletteEntry, query: string): number {
  return Math.max(matchScore(title, query) ?? 0, (matchScore(detail, query) ?? 0) - 0.5)
}

/** Where an arrow key leads from the active entry; both ends wrap. Null for any other key. */
export function nextEntry(
  shown: readonly PaletteEntry[],
  active: PaletteEntry | null,
  key: string,
): PaletteEntry | null {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const at = active === null ? -1 : shown.indexOf(active)
  return shown.at((at + (key === 'ArrowDown' ? 1 : -1)) % shown.length) ?? null
}
