import type { Piece } from '../slots/piece.ts'
import { foldWord } from '../words/fold-word.ts'

/** What tells whether another request begins at a joint, by the words around it. `at` is the first piece behind it. */
export function jointFeatures(pieces: readonly Piece[], at: number): readonly string[] {
  const mask = (step: number) => {
    const piece = pieces[at + step]
    return piece === undefined ? (at + step < 0 ? '^' : '$') : foldWord(piece.mask)
  }
  const after = pieces[at]?.after ?? ''
  const count = (from: number, to: number, type: Piece['value']['type']) =>
    Math.min(2, pieces.slice(from, to).filter(({ value }) => value.type === type).length)
  const coins = `${count(0, at, 'coin')} ${count(at, pieces.length, 'coin')}`
  const amounts = `${count(0, at, 'amount')} ${count(at, pieces.length, 'amount')}`
  const places = `${count(0, at, 'address')} ${count(at, pieces.length, 'address')}`
  const left = pieces.slice(Math.max(0, at - 6), at).map((piece) => `l ${foldWord(piece.mask)}`)
  const right = pieces.slice(at, at + 6).map((piece) => `r ${foldWord(piece.mask)}`)
  return [
    `a ${after}`,
    `j ${mask(0)}`,
    `p1 ${mask(-1)}`,
    `p2 ${mask(-2)} ${mask(-1)}`,
    `n1 ${mask(1)}`,
    `n2 ${mask(1)} ${mask(2)}`,
    `jn ${mask(0)} ${mask(1)}`,
    `jn2 ${mask(0)} ${mask(1)} ${mask(2)}`,
    `an ${after} ${mask(0)}`,
    `pjn ${mask(-1)} ${mask(0)} ${mask(1)}`,
    `f ${foldWord(pieces[0]?.mask ?? '')} ${mask(1)}`,
    `c ${coins}`,
    `m ${amounts}`,
    `d ${places}`,
    `cm ${coins} ${amounts}`,
    `cmj ${coins} ${amounts} ${mask(0)}`,
    `e ${pieces.length - at <= 2}`,
    ...left,
    ...right,
  ]
}
