import type { Vocabulary } from '../learned/vocabulary.ts'
import { KNOWN_SYMBOLS } from '../words/known-symbols.ts'
import { setOf } from '../words/set-of.ts'
import type { Request, Word } from '../words/word.ts'
import { nearestSymbol } from './correct-spelling.ts'
import type { Found, Piece } from './piece.ts'
import { AMOUNT_WORDS, readAmountAt } from './read-amount.ts'
import { readChainAt } from './read-chain.ts'
import { readCoinAt } from './read-coin.ts'

const found = new WeakMap<Request, { readonly pieces: readonly Piece[]; readonly vocabulary: Vocabulary }>()

/** Cuts a request into pieces that mean one thing each. It is asked for several times while one request is read. */
export function findPieces(request: Request, vocabulary: Vocabulary): readonly Piece[] {
  const known = found.get(request)
  if (known?.vocabulary === vocabulary) return known.pieces
  const pieces = cutPieces(request, vocabulary)
  found.set(request, { pieces, vocabulary })
  return pieces
}

function cutPieces({ words: written, text }: Request, vocabulary: Vocabulary): readonly Piece[] {
  const words = written.map((word) => mendWord(word, vocabulary))
  const pieces: Piece[] = []
  for (let at = 0; at < words.length; ) {
    const found = findAt(words, at, vocabulary)
    const last = words[at + found.length - 1]
    const first = words[at]
    if (first === undefined || last === undefined) break
    const typed = text.slice(first.start, last.end)
    pieces.push({
      value: found.value,
      mask: found.mask,
      text: typed,
      lower: typed.toLowerCase(),
      start: first.start,
      end: last.end,
      after: first.after,
    })
    at += found.length
  }
  return pieces.map((piece, at) => (isListed(pieces, at) ? asCoin(piece) : piece))
}

const LISTING = setOf('and or vs & + y e et und ve dan и')

/** Beside a coin in a list, what may be a coin is one: 'prices of link, uni and aave'. */
function isListed(pieces: readonly Piece[], at: number): boolean {
  const isCoin = (step: number) => pieces[at + step]?.mask === '<coin>'
  const isJoint = (step: number) => LISTING.has(pieces[at + step]?.lower ?? '')
  if (pieces[at]?.mask !== '<maybe>') return false
  const isBehind = (isCoin(-1) && pieces[at]?.after === ',') || (isJoint(-1) && isCoin(-2))
  return isBehind || (isCoin(1) && pieces[at + 1]?.after === ',') || (isJoint(1) && isCoin(2))
}

const asCoin = (piece: Piece): Piece =>
  piece.value.type === 'coin' ? { ...piece, mask: '<coin>', value: { ...piece.value, isSure: true } } : piece

/** 'Halff' is read as 'half'; 'bnok' may be meant as a coin and is left as it is. */
function mendWord(word: Word, vocabulary: Vocabulary): Word {
  if (word.kind !== 'word' || word.isSymbolCase || nearestSymbol(word.text) !== null) return word
  const isKnown = KNOWN_SYMBOLS.has(word.text.toUpperCase()) || AMOUNT_WORDS.has(word.lower)
  const mended = isKnown ? null : vocabulary.mend(word.lower)
  // 'Tent' is no 'ten'.
  const isFigure = mended !== null && mended.length < 4 && AMOUNT_WORDS.has(mended)
  return mended === null || isFigure ? word : { ...word, lower: mended }
}

function findAt(words: readonly Word[], at: number, vocabulary: Vocabulary): Found {
  const word = words[at]
  if (word?.kind === 'address') return { value: { type: 'address' }, mask: '<address>', length: 1 }
  if (word?.kind === 'pair' && !/^\d+\/\d+$/.test(word.text))
    return { value: { type: 'pair' }, mask: '<pair>', length: 1 }
  return (
    readAmountAt(words, at) ??
    readChainAt(words, at) ??
    readCoinAt(words, at, vocabulary) ?? {
      value: { type: 'word' },
      mask: word?.lower ?? '',
      length: 1,
    }
  )
}
