import type { Word } from './word.ts'

const POINTERS: ReadonlySet<string> = new Set(['it', 'its', "it's", 'that', 'this', 'them'])
const NOUNS: ReadonlySet<string> = new Set(['token', 'coin', 'one', 'project', 'memecoin'])

/** The words with the token itself where they only point at it: 'is it safe', 'is that token safe'. Null where none does. */
export function pointTo(words: readonly Word[], token: string): readonly Word[] | null {
  const at = words.findIndex(({ lower, after }) => POINTERS.has(lower) && after === '')
  const first = at < 0 && POINTERS.has(words[0]?.lower ?? '') ? 0 : at
  const word = words[first]
  if (word === undefined) return null
  const isSymbol = /^[A-Z0-9]{1,15}$/.test(token)
  const named: Word = {
    ...word,
    kind: isSymbol ? 'ticker' : 'address',
    text: isSymbol ? `$${token}` : token,
    lower: token.toLowerCase(),
    mended: null,
  }
  // 'How it's doing' is how it is doing.
  if (word.lower === "it's")
    return [...words.slice(0, first), named, asWord(word, 'is'), ...words.slice(first + 1)]
  const end = NOUNS.has(words[first + 1]?.lower ?? '') ? first + 2 : first + 1
  return [...words.slice(0, first), named, ...words.slice(end)]
}

function asWord(word: Word, text: string): Word {
  return { ...word, kind: 'word', text, lower: text, mended: null, after: '' }
}
