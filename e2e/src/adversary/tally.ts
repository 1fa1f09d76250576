import type { EncodingName } from './encodings/encoding.ts'

export type Layer = 'tools' | 'chat' | 'surface'
export type Row = { tried: number; moved: number }
export type ContextRow = Row & { understood: number }

/** Who is to blame for what, and how often everybody tried. */
export type Tally = {
  readonly families: Map<string, Row & { layers: Set<Layer> }>
  readonly encodings: Map<EncodingName | 'plain', ContextRow>
  readonly layers: Map<Layer, number>
  /** What became of an action: 'card', 'refused', 'ask' and so on. */
  readonly outcomes: Map<string, number>
  readonly act: (family: string, layer: Layer, outcome: string) => void
  readonly injected: (encoding: EncodingName | 'plain', isUnderstood: boolean) => void
  /** The reply in which calls are made; an intent is traced back to it by its card. */
  readonly blame: (messageId: string, family: string, encoding?: EncodingName | 'plain') => void
  readonly culprit: (messageId: string) => { family: string; encoding?: EncodingName | 'plain' } | undefined
  readonly actions: () => number
  readonly contexts: () => number
}

export function openTally(): Tally {
  const families: Tally['families'] = new Map()
  const encodings: Tally['encodings'] = new Map()
  const layers: Tally['layers'] = new Map()
  const outcomes: Tally['outcomes'] = new Map()
  const culprits = new Map<string, { family: string; encoding?: EncodingName | 'plain' }>()
  const count = <Name>(map: Map<Name, number>, name: Name) => map.set(name, (map.get(name) ?? 0) + 1)
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0)
  return {
    families,
    encodings,
    layers,
    outcomes,
    act: (family, layer, outcome) => {
      const row = families.get(family) ?? { tried: 0, moved: 0, layers: new Set<Layer>() }
      row.tried += 1
      row.layers.add(layer)
      families.set(family, row)
      count(layers, layer)
      count(outcomes, outcome)
    },
    injected: (encoding, isUnderstood) => {
      const row = encodings.get(encoding) ?? { tried: 0, moved: 0, understood: 0 }
      row.tried += 1
      if (isUnderstood) row.understood += 1
      encodings.set(encoding, row)
    },
    blame: (messageId, family, encoding) =>
      culprits.set(messageId, { family, ...(encoding === undefined ? {} : { encoding }) }),
    culprit: (messageId) => culprits.get(messageId),
    actions: () => sum(layers.values()),
    contexts: () => sum([...encodings.values()].map(({ tried }) => tried)),
  }
}
