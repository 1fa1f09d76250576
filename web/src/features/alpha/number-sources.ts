import { UPDATES_SHOWN } from '@windhover/core/alpha/constants'
import type { AlphaProject } from '@windhover/core/alpha/contract'
import type { AlphaSource } from '@windhover/core/alpha/sentence'

export type NumberedSources = {
  readonly list: readonly AlphaSource[]
  /** From 1, in the order in which the card names them. */
  readonly numberOf: (source: AlphaSource) => number
}

const keyOf = ({ name, url }: AlphaSource) => `${name}\n${url}`

/** Every source of a card once, however many sentences come from it; of several times the newest. */
export function numberSources({ sentences, summaries }: AlphaProject): NumberedSources {
  const all = [
    ...[...sentences.analysis, ...sentences.rationale].flatMap(({ sources }) => sources),
    ...summaries.slice(0, UPDATES_SHOWN).map(({ source }) => source),
  ]
  const byKey = new Map<string, AlphaSource>()
  for (const source of all) {
    const known = byKey.get(keyOf(source))
    if (known === undefined || known.at < source.at) byKey.set(keyOf(source), source)
  }
  const keys = [...byKey.keys()]
  return { list: [...byKey.values()], numberOf: (source) => keys.indexOf(keyOf(source)) + 1 }
}
