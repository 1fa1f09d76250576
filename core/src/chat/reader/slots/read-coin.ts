import type { ChainId } from '../../../chains/chain.ts'
import type { Vocabulary } from '../learned/vocabulary.ts'
import { COIN_NAMES, LONG_COIN_NAMES } from '../words/coin-names.ts'
import { KNOWN_SYMBOLS, PLAIN_SYMBOLS } from '../words/known-symbols.ts'
import { setOf } from '../words/set-of.ts'
import type { Word } from '../words/word.ts'
import { nearestSymbol } from './correct-spelling.ts'
import type { Found } from './piece.ts'
import { chainOfCoin } from './read-chain.ts'

/** Our own words: whatever is called like this has to be named by its address. */
const RESERVED = setOf(
  `swap exchange convert trade buy sell send transfer withdraw wrap unwrap quote price usd dca tvl apy apr sl tp lp dex nft nfts defi dao
  oi eur euro euros gbp chf jpy yen cad aud inr pnl p&l roi ath atl faq ok gm gn lol btw asap fyi imo diy ai api ui id ca mc mcap fdv kyc tl try idr rub brl`,
)
const SYMBOL = /^[a-z0-9]{1,15}(?:[._-][a-z0-9]{1,6})?$/iu
/** Endings that words have and tickers hardly ever do. */
const PLAIN_ENDING =
  /^[a-z]{3,}(?:ly|ing|tion|ment|ness|less|able|ible|ious|ance|ence|night|body|where|thing|wards?|ed)$/
const NOUNS = setOf('token tokens coin coins memecoin')

/** A coin that begins here: a symbol, a name, or a word that nobody knows and that may be a symbol. */
export function readCoinAt(words: readonly Word[], at: number, vocabulary: Vocabulary): Found | null {
  const word = words[at]
  if (word === undefined) return null
  const wrapped = readWrapped(words, at)
  if (wrapped !== null) return wrapped
  const long = LONG_COIN_NAMES.find(([name]) => name.every((part, step) => words[at + step]?.lower === part))
  if (long !== undefined) return { ...coin(long[1], { isSure: true }), length: long[0].length }
  if (word.kind === 'ticker') return coin(word.text.slice(1), { isSure: true })
  if (word.kind !== 'word') return null
  if (Object.hasOwn(COIN_NAMES, word.lower)) {
    return coin(COIN_NAMES[word.lower] ?? '', { isSure: true, chain: chainOfCoin(words, at) })
  }
  if (!SYMBOL.test(word.text) || RESERVED.has(word.lower)) return null
  const symbol = word.text.toUpperCase()
  if (KNOWN_SYMBOLS.has(symbol)) {
    const isPlain = PLAIN_SYMBOLS.has(word.lower) && !word.isSymbolCase
    const isTiny = symbol.length < 3 || TINY.has(word.lower)
    return isPlain && isTiny && !NOUNS.has(words[at + 1]?.lower ?? '')
      ? null
      : isPlain
        ? { ...coin(symbol, { isSure: false }), mask: '<maybe>' }
        : coin(symbol, { isSure: true, chain: chainOfCoin(words, at) })
  }
  // 'WARNING: …' is a heading.
  const isHeading = words[at + 1]?.after === ':'
  if (word.isSymbolCase && word.text.length > 1 && !PLAIN_SHOUTS.has(word.lower) && !isHeading)
    return coin(symbol, { isSure: true })
  if (vocabulary.has(word.lower) || PLAIN_ENDING.test(word.lower) || word.text.length < 2) return null
  // 'Bnok' is closer to a coin than to a word; 'blance' is a word.
  if (nearestSymbol(symbol) !== null) return { ...coin(symbol, { isSure: false }), mask: '<near>' }
  return { ...coin(symbol, { isSure: false }), mask: '<new>' }
}

/** So plain that written small they are never a coin. */
const TINY = setOf('me io ip s w op step form move layer mobile flow mask bal bat')

/** Short words that people stress with capitals. */
const PLAIN_SHOUTS = setOf(
  'i a all my now not no and or to for with please buy sell swap send never only both is it',
)

/** 'Wrapped SOL' is WSOL; 'native SOL' is the coin itself. */
function readWrapped(words: readonly Word[], at: number): Found | null {
  const form = words[at]?.lower ?? ''
  const symbol = words[at + 1]?.text.toUpperCase() ?? ''
  if (form === 'wrapped' && ['SOL', 'HBAR', 'ETH', 'BNB', 'BTC'].includes(symbol))
    return { ...coin(`W${symbol}`, { isSure: true }), length: 2 }
  if (['native', 'normal', 'regular'].includes(form) && ['SOL', 'HBAR'].includes(symbol))
    return { ...coin(symbol, { isSure: true }), length: 2 }
  return null
}

function coin(
  symbol: string,
  { isSure, chain }: { readonly isSure: boolean; readonly chain?: ChainId | undefined },
): Found {
  const value = { type: 'coin', symbol: symbol.toUpperCase(), isSure } as const
  if (chain === undefined) return { value, mask: '<coin>', length: 1 }
  return { value: { ...value, chain }, mask: '<coin-chain>', length: 1 }
}
