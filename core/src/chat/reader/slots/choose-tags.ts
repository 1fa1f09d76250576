import { type LinearModel, scoreLabels } from '../learned/linear-model.ts'
import { tagFeatures } from '../learned/tag-features.ts'
import type { Piece } from './piece.ts'

/** What each kind of piece can be. A coin is never a price, a plain word never an amount. */
const FITTING: Readonly<Record<Piece['value']['type'], ReadonlySet<string>>> = {
  word: new Set(['O', 'text', 'to', 'pool', 'symbol']),
  vague: new Set(['O', 'text']),
  amount: new Set([
    'O',
    'text',
    'amount',
    'amountBuy',
    'price',
    'stop',
    'profit',
    'cap',
    'slippage',
    'limit',
    'count',
  ]),
  coin: new Set(['O', 'text', 'to', 'sell', 'buy', 'token', 'chain', 'symbol']),
  chain: new Set(['O', 'text', 'chain']),
  'other-chain': new Set(['O', 'text']),
  address: new Set(['O', 'text', 'to', 'sell', 'buy', 'token', 'address', 'pool']),
  pair: new Set(['O', 'text', 'pool', 'to']),
}
/** Said once in an order. */
const SINGLE: ReadonlySet<string> = new Set(['sell', 'buy'])

export type Tagged = {
  readonly tag: string /** By how much it was preferred to the next best. */
  readonly margin: number
}

/** The part each piece plays in a request of this label: the best row of parts, looking a few ahead. */
export function chooseTags(model: LinearModel, pieces: readonly Piece[], label: string): readonly Tagged[] {
  let rows: readonly Row[] = [{ tags: [], score: 0 }]
  for (const at of pieces.keys()) {
    const next = rows.flatMap((row) => extend(model, { pieces, at, label, row }))
    rows = next.toSorted((one, other) => other.score - one.score).slice(0, ROWS_KEPT)
  }
  const [best, ...others] = rows
  if (best === undefined) return []
  return best.tags.map((tag, at) => {
    const rival = others.find(({ tags }) => tags[at] !== tag)
    return { tag, margin: rival === undefined ? Number.POSITIVE_INFINITY : best.score - rival.score }
  })
}

const ROWS_KEPT = 8

type Row = { readonly tags: readonly string[]; readonly score: number }
type Step = {
  readonly pieces: readonly Piece[]
  readonly at: number
  readonly label: string
  readonly row: Row
}

function extend(model: LinearModel, { pieces, at, label, row }: Step): readonly Row[] {
  const { tags } = row
  const before = tags.at(-1) ?? '^'
  const beforeThat = tags.at(-2) ?? '^'
  const scores = scoreLabels(model, tagFeatures(pieces, at, { label, before, beforeThat }))
  const fitting = FITTING[pieces[at]?.value.type ?? 'word']
  const total = Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0))
  return model.labels.flatMap((tag, index) => {
    if (!fitting.has(tag) || (SINGLE.has(tag) && tags.includes(tag))) return []
    return [{ tags: [...tags, tag], score: row.score + (scores[index] ?? 0) - total }]
  })
}
