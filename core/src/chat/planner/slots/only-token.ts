import { KNOWN_SYMBOLS } from '../words/known-symbols.ts'
import type { Word } from '../words/word.ts'
import { tokenOf } from './read-token.ts'

/** The one token that is talked of; null where it is none or several. '5 SOL' has an amount before it and pays. */
export function onlyTokenIn(words: readonly Word[]): string | null {
  const tokens = words.flatMap((word, at) => {
    const token = tokenOf(word)
    const isSure = word.kind !== 'word' || word.isSymbolCase || KNOWN_SYMBOLS.has(token ?? '')
    const pays = words[at - 1]?.kind === 'number'
    return token === null || token.length < 2 || !isSure || pays ? [] : [token]
  })
  const [only, ...others] = new Set(tokens)
  return only === undefined || others.length > 0 ? null : only
}
