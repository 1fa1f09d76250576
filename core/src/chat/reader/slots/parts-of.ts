import type { LaterRequest } from '../plan.ts'
import type { Tagged } from './choose-tags.ts'
import type { Piece } from './piece.ts'

export type Read = {
  readonly label: string
  readonly pieces: readonly Piece[]
  readonly tags: readonly Tagged[]
  /** The whole text of the request. */
  readonly text: string
}

export const taggedWith = ({ pieces, tags }: Read, tag: string) =>
  pieces.filter((_, at) => tags[at]?.tag === tag)

/** Each once, in the order they were said. */
export function tokensOf(read: Read, tag: string): readonly string[] {
  const found = taggedWith(read, tag).flatMap(({ value, text }) =>
    value.type === 'coin' ? [value.symbol] : value.type === 'address' ? [text] : [],
  )
  return [...new Set(found)]
}

export function amountOf(read: Read, tag: string): string | undefined {
  const [found] = taggedWith(read, tag).flatMap(({ value }) => (value.type === 'amount' ? [value.text] : []))
  return found
}

export function figureOf(read: Read, tag: string): string | undefined {
  const amount = amountOf(read, tag)
  return amount === 'all' ? undefined : amount?.replace(/^\$/, '').replace(/%$/, '')
}

export function numberOf(read: Read, tag: string): number | undefined {
  const figure = figureOf(read, tag)
  return figure === undefined ? undefined : Number(figure)
}

export function chainOf(read: Read): LaterRequest['chain'] {
  const [found] = taggedWith(read, 'chain').flatMap(({ value }) =>
    (value.type === 'chain' || value.type === 'coin') && value.chain !== undefined ? [value.chain] : [],
  )
  return found
}

/** The longest run of neighbours that play this part. */
export function runOf({ pieces, tags }: Read, tag: string): readonly Piece[] {
  let best: readonly Piece[] = []
  let run: Piece[] = []
  for (const [at, piece] of pieces.entries()) {
    run = tags[at]?.tag === tag ? [...run, piece] : []
    if (run.length > best.length) best = run
  }
  return best
}

/** A run of words of the request, as typed. */
export function textOf(read: Read, tool: string): string | undefined {
  const found = runOf(read, 'text')
  const first = found[0]
  const last = found.at(-1)
  if (first === undefined || last === undefined) return undefined
  const text = read.text.slice(first.start, last.end)
  if (tool === 'propose_memory') return text
  return text.replace(/^(?:the|a|an|my)\s+(?=\S)/iu, '').replaceAll('$', '')
}

/** The words as they were meant. */
export const plainOf = ({ pieces }: Read) =>
  pieces.map(({ value, mask, lower }) => (value.type === 'word' ? mask : lower)).join(' ')
