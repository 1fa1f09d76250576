import type { Reading } from '../match/match-pattern.ts'
import { COMMON_WORDS } from '../words/common-words.ts'
import { KNOWN_SYMBOLS } from '../words/known-symbols.ts'
import { hasPlainEnding } from '../words/plain-english.ts'
import type { Word } from '../words/word.ts'

const SYMBOL = /^[a-z0-9]{1,15}(?:[._-][a-z0-9]{1,6})?$/iu
/** Coins that people call by their name. */
const COIN_NAMES: ReadonlyMap<string, string> = new Map([
  ['bitcoin', 'BTC'],
  ['bitcoins', 'BTC'],
  ['ethereum', 'ETH'],
  ['ether', 'ETH'],
  ['solana', 'SOL'],
  ['hedera', 'HBAR'],
  ['dogecoin', 'DOGE'],
  ['dogecoins', 'DOGE'],
])
const NOUNS: ReadonlySet<string> = new Set([
  'token',
  'tokens',
  'coin',
  'coins',
  'memecoin',
  'crypto',
  'contract',
])
const LEADS: ReadonlySet<string> = new Set([
  'token',
  'coin',
  'contract',
  'mint',
  'ca',
  'memecoin',
  'ticker',
  'symbol',
])

const WRAPPED: ReadonlyMap<string, string> = new Map([
  ['SOL', 'WSOL'],
  ['HBAR', 'WHBAR'],
])
/** 'Normal SOL' is said of the coin itself, to tell it from the wrapped one. */
const UNWRAPPED: ReadonlySet<string> = new Set('normal native regular plain unwrapped'.split(' '))

/** A symbol in capitals or an address as written; with 'the token' before it, and 'BONK (address)' is the address. */
export function readToken(words: readonly Word[], at: number): readonly Reading<string>[] {
  const form = words[at]?.lower ?? ''
  if (form === 'wrapped' || UNWRAPPED.has(form))
    return readToken(words, at + 1).flatMap(({ value, next }) => {
      const token = form === 'wrapped' ? WRAPPED.get(value) : WRAPPED.has(value) ? value : undefined
      return token === undefined ? [] : [{ value: token, next }]
    })
  const start = skipArticle(words, skipLead(words, at))
  const token = tokenOf(words[start])
  if (token === null) return []
  const next = words[start + 1]?.lower === "'s" ? start + 2 : start + 1
  const pinned = words[next + 1]
  if (words[next]?.text === '(' && pinned?.kind === 'address' && words[next + 2]?.text === ')')
    return [{ value: pinned.text, next: next + 3 }]
  const plain = { value: token, next }
  return NOUNS.has(words[next]?.lower ?? '') ? [{ value: token, next: next + 1 }, plain] : [plain]
}

/** '$BONK': so written, it is a symbol beyond doubt. */
export function readTicker(words: readonly Word[], at: number): readonly Reading<string>[] {
  const word = words[at]
  return word?.kind === 'ticker' ? [{ value: word.text.slice(1).toUpperCase(), next: at + 1 }] : []
}

function skipLead(words: readonly Word[], at: number): number {
  const isPointed = ['the', 'this', 'that'].includes(words[at]?.lower ?? '')
  const lead = words[isPointed ? at + 1 : at]
  if (lead === undefined || lead.isSymbolCase || !LEADS.has(lead.lower)) return at
  return isPointed ? at + 2 : at + 1
}

/** 'The JUP token' is JUP. */
function skipArticle(words: readonly Word[], at: number): number {
  const isPointed = ['the', 'this', 'that'].includes(words[at]?.lower ?? '')
  return isPointed && tokenOf(words[at + 1]) !== null && NOUNS.has(words[at + 2]?.lower ?? '') ? at + 1 : at
}

/** What one word says alone; null for plain English, unless capitals mark it as a symbol. */
export function tokenOf(word: Word | undefined): string | null {
  if (word === undefined) return null
  if (word.kind === 'address') return word.text
  if (word.kind === 'ticker') return word.text.slice(1).toUpperCase()
  if (word.kind !== 'word' || !SYMBOL.test(word.text)) return null
  if (isPair(word.text)) return null
  const name = COIN_NAMES.get(word.lower)
  if (name !== undefined) return name
  if (!word.isSymbolCase && hasPlainEnding(word.lower)) return null
  if (COMMON_WORDS.has(word.lower) && !(word.isSymbolCase && word.text.length > 1)) return null
  return word.mended !== null || RESERVED.has(word.lower) ? null : word.text.toUpperCase()
}

/** 'SOL-USDC' names a pool. */
function isPair(text: string): boolean {
  const halves = text.toUpperCase().split('-')
  return halves.length === 2 && halves.every((half) => KNOWN_SYMBOLS.has(half))
}

/** Our own words: whatever is called like this has to be named by its address. */
const RESERVED: ReadonlySet<string> = new Set(
  `swap exchange convert trade buy sell send transfer withdraw wrap unwrap quote price usd dca tvl apy sl tp lp dex nft
  nfts defi dao funding liquidations inscriptions ordinals dapps dapp
  oi prices notes eur euro euros gbp chf jpy yen cad aud inr pounds rupees`.split(/\s+/),
)
const JOINTS: ReadonlySet<string> = new Set(['and', '&', 'or', 'plus', 'vs', 'versus'])

/** 'SOL', 'SOL and ETH', 'SOL, ETH and BTC': at least one, at most five. */
export function readTokenList(words: readonly Word[], at: number): readonly Reading<readonly string[]>[] {
  const readings: Reading<readonly string[]>[] = []
  let value: readonly string[] = []
  let next = at
  while (value.length < 5) {
    const [one] = readToken(words, next)
    if (one === undefined) break
    value = [...value, one.value]
    readings.unshift({ value, next: one.next })
    const joint = words[one.next]
    if (joint !== undefined && JOINTS.has(joint.lower)) next = one.next + 1
    else if (joint?.after === ',') next = one.next
    else break
  }
  return readings
}
