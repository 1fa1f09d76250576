import type { Piece } from '../slots/piece.ts'
import { conceptOf } from '../words/concepts.ts'
import { foldWord } from '../words/fold-word.ts'

/** What the part that a piece plays is told by, whatever parts came before it: the words around it and what was chosen. */
export function placeFeatures(pieces: readonly Piece[], at: number, label: string): readonly string[] {
  const mask = (step: number) => {
    const piece = pieces[at + step]
    return piece === undefined ? (at + step < 0 ? '^' : '$') : foldWord(piece.mask)
  }
  const piece = pieces[at]
  const own = mask(0)
  const isToken = piece?.value.type === 'coin'
  const coins = pieces.filter(({ value }) => value.type === 'coin')
  const place = isToken && piece !== undefined ? `${coins.indexOf(piece)}/${coins.length}` : '-'
  const amounts = pieces.filter(({ value }) => value.type === 'amount')
  const figure =
    piece?.value.type === 'amount' ? `${amounts.indexOf(piece)}/${amounts.length} ${piece.value.unit}` : '-'
  const group = groupOf(label)
  const hints = [
    `o ${own}`,
    `p1 ${mask(-1)}`,
    `p2 ${mask(-2)} ${mask(-1)}`,
    `p3 ${mask(-3)} ${mask(-2)} ${mask(-1)}`,
    `n1 ${mask(1)}`,
    `n2 ${mask(1)} ${mask(2)}`,
    `pn ${mask(-1)} ${own} ${mask(1)}`,
    `po ${mask(-1)} ${own}`,
    `on ${own} ${mask(1)}`,
    `pp ${mask(-2)}`,
    `nn ${mask(2)}`,
    `pl ${place} ${own}`,
    `fg ${figure}`,
    `af ${piece?.after ?? ''} ${own}`,
    `sure ${piece?.value.type === 'coin' ? piece.value.isSure : '-'}`,
    `first ${mask(-at)} ${own}`,
    `end ${at === pieces.length - 1} ${own}`,
  ]
  const earlier = pieces.slice(0, at).map((each) => foldWord(each.mask))
  const verbs = earlier.filter((each) => !each.startsWith('<')).slice(-6)
  const concepts = new Set(pieces.flatMap((each) => conceptOf(foldWord(each.mask)) ?? []))
  return [
    ...hints,
    ...hints.map((hint) => `${group} ${hint}`),
    ...hints.slice(0, 5).map((hint) => `${label} ${hint}`),
    `${label} ${place} ${figure}`,
    ...[...concepts].map((concept) => `k ${concept} ${own} ${place}`),
    ...verbs.map((verb) => `v ${verb} ${own}`),
    ...verbs.map((verb) => `v ${verb} ${own} ${place}`),
  ]
}

/** The parts right before it. */
export type Before = { readonly before: string; readonly beforeThat: string }

/** What it is told by besides: the parts before it. */
export function beforeFeatures(
  piece: Piece,
  label: string,
  { before, beforeThat }: Before,
): readonly string[] {
  const hints = [`t1 ${before}`, `t2 ${beforeThat} ${before}`, `t1o ${before} ${foldWord(piece.mask)}`]
  const group = groupOf(label)
  return [...hints, ...hints.map((hint) => `${group} ${hint}`)]
}

/** Tools that name their parts alike. */
function groupOf(label: string): string {
  if (/^(?:propose_swap|get_swap_quote|later:.*(?:buy|sell|dca|profit|loss))$/.test(label)) return 'trade'
  return label
}
