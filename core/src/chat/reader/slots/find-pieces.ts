import type { Vocabulary } from '../learned/vocabulary.ts'
import { KNOWN_SYMBOLS } from '../words/known-symbols.ts'
import type { Request, Word } from '../words/word.ts'
import { nearestSymbol } from './correct-spelling.ts'
import type { Found, Piece } from './piece.ts'
import { readAmountAt } from './read-amount.ts'
import { readChainAt } from './read-chain.ts'
import { readCoinAt } from './read-coin.ts'

/** Cuts a request into pieces that mean one thing each. */
export function findPieces({ words: written, text }: Request, vocabulary: Vocabulary): readonly Piece[] {
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
  return pieces
}

/** 'Halff' is read as 'half'; 'bnok' may be meant as a coin and is left as it is. */
function mendWord(word: Word, vocabulary: Vocabulary): Word {
  if (word.kind !== 'word' || word.isSymbolCase || nearestSymbol(word.text) !== null) return word
  const mended = KNOWN_SYMBOLS.has(word.text.toUpperCase()) ? null : vocabulary.mend(word.lower)
  return mended === null ? word : { ...word, lower: mended }
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
