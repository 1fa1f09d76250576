import { COIN_NAMES } from '../words/coin-names.ts'
import { KNOWN_SYMBOLS } from '../words/known-symbols.ts'
import { readNumber } from '../words/read-number.ts'
import { setOf } from '../words/set-of.ts'
import type { Word } from '../words/word.ts'

/** Where a strict reading stands in a request. Every word has to be taken by somebody. */
export type Cursor = {
  /** Takes one of these words where it stands here. */
  readonly word: (...words: readonly string[]) => string | null
  readonly amount: () => string | null
  readonly token: () => string | null
  readonly address: () => string | null
  readonly percent: () => number | null
  readonly isAtEnd: () => boolean
}

const SYMBOL = /^\$?[a-z][a-z0-9]{0,19}$/i
/** Words of the grammar itself, which no symbol is called by. */
const GRAMMAR = setOf(
  `swap exchange convert trade sell buy send transfer withdraw wrap unwrap quote price of for to into with using on my the a all half
  please max slippage and or then not from in at is it worth usd dollars dollar bucks buck euros euro percent`,
)

export function createCursor(words: readonly Word[]): Cursor {
  let at = 0
  const here = () => words[at]
  /** Whatever stands between two words is said: 'swap 1 SOL, to USDC' is not read here. */
  const isJoined = () => at === 0 || here()?.after === ''
  const take = <Value>(value: Value | null, count = 1): Value | null => {
    if (value === null || !isJoined()) return null
    at += count
    return value
  }
  const word = (...options: readonly string[]) => {
    const lower = here()?.kind === 'word' ? (here()?.lower ?? '') : ''
    return options.includes(lower) ? take(lower) : null
  }
  const figure = () => {
    const found = here()
    return found?.kind === 'number' &&
      found.figure?.isPlain === true &&
      readNumber(found.figure.digits) !== null
      ? found.figure
      : null
  }
  return {
    word,
    amount: () => {
      const found = figure()
      if (found !== null && !/^[0.]*$/.test(found.digits)) {
        if (found.sign === 'none') return take(found.digits)
        if (found.sign === 'usd')
          return /^\d{1,15}(?:\.\d{1,6})?$/.test(found.digits) ? take(`$${found.digits}`) : null
        return Number(found.digits) <= 100 ? take(`${found.digits}%`) : null
      }
      return word('all')
    },
    token: () => {
      const found = here()
      if (found?.kind === 'address') return take(found.text)
      const isSymbol = (found?.kind === 'word' || found?.kind === 'ticker') && SYMBOL.test(found.text)
      if (found === undefined || !isSymbol || GRAMMAR.has(found.lower)) return null
      const [open, pinned, close] = [words[at + 1], words[at + 2], words[at + 3]]
      if (open?.text === '(' && pinned?.kind === 'address' && close?.text === ')') return take(pinned.text, 4)
      const symbol = found.text.replace('$', '').toUpperCase()
      if (Object.hasOwn(COIN_NAMES, found.lower)) return take(COIN_NAMES[found.lower] ?? null)
      // Written small, a symbol that nobody knows may be any word: 'something', 'it'.
      return KNOWN_SYMBOLS.has(symbol) || found.kind === 'ticker' || found.text === symbol
        ? take(symbol)
        : null
    },
    address: () => (here()?.kind === 'address' ? take(here()?.text ?? null) : null),
    percent: () => {
      const found = figure()
      return found?.sign === 'percent' ? take(Number(found.digits)) : null
    },
    isAtEnd: () => at === words.length,
  }
}
