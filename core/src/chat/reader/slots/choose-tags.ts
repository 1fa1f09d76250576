import { addWeights, type LinearModel, scoreSums } from '../learned/linear-model.ts'
import { beforeFeatures, placeFeatures } from '../learned/tag-features.ts'
import { setOf } from '../words/set-of.ts'
import type { Piece } from './piece.ts'

/** What each kind of piece can be. A coin is never a price, a plain word never an amount. */
const FITTING: Readonly<Record<Piece['value']['type'], ReadonlySet<string>>> = {
  word: setOf('O text to pool symbol'),
  vague: setOf('O text'),
  amount: setOf('O text amount amountBuy price stop profit cap slippage limit count'),
  coin: setOf('O text to sell buy token chain symbol'),
  chain: setOf('O text chain'),
  'other-chain': setOf('O text'),
  address: setOf('O text to sell buy token address pool'),
  pair: setOf('O text pool to'),
}
/** Said once in an order. */
const SINGLE = setOf('sell buy')

export type Tagged = {
  readonly tag: string /** By how much it was preferred to the next best. */
  readonly margin: number
}

/** The part each piece plays in a request of this label: the best row of parts, looking a few ahead. */
export function chooseTags(model: LinearModel, pieces: readonly Piece[], label: string): readonly Tagged[] {
  let rows: readonly Row[] = [{ tags: [], score: 0 }]
  for (const [at, piece] of pieces.entries()) {
    const score = scorePiece(model, { pieces, at, label })
    const next = rows.flatMap((row) => extend(row, FITTING[piece.value.type], score(row.tags)))
    const best = Math.max(...next.map(({ score: each }) => each))
    const likely = next.filter(({ score: each }) => each > best - HOPELESS)
    rows = likely.toSorted((one, other) => other.score - one.score).slice(0, ROWS_KEPT)
  }
  const [best, ...others] = rows
  if (best === undefined) return []
  return best.tags.map((tag, at) => {
    const rival = others.find(({ tags }) => tags[at] !== tag)
    return { tag, margin: rival === undefined ? Number.POSITIVE_INFINITY : best.score - rival.score }
  })
}

const ROWS_KEPT = 8
/** A row that is so far behind is not followed. */
const HOPELESS = 8

type Row = { readonly tags: readonly string[]; readonly score: number }
type Place = { readonly pieces: readonly Piece[]; readonly at: number; readonly label: string }
type Scored = readonly (readonly [tag: string, score: number])[]

/** How likely each part is behind these. What does not depend on them is worked out once. */
function scorePiece(model: LinearModel, { pieces, at, label }: Place): (tags: readonly string[]) => Scored {
  const piece = pieces[at]
  const place = placeFeatures(pieces, at, label)
  const sums = addWeights(model, place)
  const known = new Map<string, Scored>()
  return (tags) => {
    const [beforeThat = '^', before = '^'] = [tags.at(-2), tags.at(-1)]
    const key = `${beforeThat} ${before}`
    const found = known.get(key)
    if (found !== undefined || piece === undefined) return found ?? []
    const more = beforeFeatures(piece, label, { before, beforeThat })
    const scores = scoreSums(model, addWeights(model, more, sums.slice()), place.length + more.length)
    const total = Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0))
    const scored = model.labels.map((tag, index) => [tag, (scores[index] ?? 0) - total] as const)
    known.set(key, scored)
    return scored
  }
}

function extend({ tags, score }: Row, fitting: ReadonlySet<string>, scored: Scored): readonly Row[] {
  return scored.flatMap(([tag, more]) =>
    fitting.has(tag) && !(SINGLE.has(tag) && tags.includes(tag))
      ? [{ tags: [...tags, tag], score: score + more }]
      : [],
  )
}
