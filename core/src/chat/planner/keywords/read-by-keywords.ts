import { isPhraseAt } from '../match/match-pattern.ts'
import type { Plan } from '../plan.ts'
import { readChain, readChainAside } from '../slots/read-chain.ts'
import { readCount, readPrice } from '../slots/read-quantity.ts'
import { readToken, tokenOf } from '../slots/read-token.ts'
import { KNOWN_SYMBOLS } from '../words/known-symbols.ts'
import type { Word } from '../words/word.ts'
import type { KeywordIntent, Said } from './keyword-intent.ts'
import { NEUTRAL_WORDS } from './neutral-words.ts'
import { isPassable, isTelling } from './passable-words.ts'

type Ready = KeywordIntent & {
  readonly phrases: readonly (readonly string[])[]
  readonly allowed: ReadonlySet<string>
}

const READY = new WeakMap<KeywordIntent, Ready>()

/**
 * The first kind of question that accounts for every word; null where a word is left over. With `slack`, so many words of
 * plain English may be left over beside a word that belongs to no other kind of question.
 */
export function readByKeywords(
  intents: readonly KeywordIntent[],
  words: readonly Word[],
  slack = 0,
): Plan | null {
  for (const intent of intents) {
    const said = collect(prepare(intent), words, slack)
    const plan = said === null ? null : intent.plan(said)
    if (plan !== null) return plan
  }
  return null
}

type Draft = { -readonly [Key in keyof Said]: Said[Key] } & {
  tokens: string[]
  names: string[]
  keys: Set<string>
}

function collect(intent: Ready, words: readonly Word[], slack: number): Said | null {
  const draft: Draft = {
    tokens: [],
    names: [],
    chain: undefined,
    count: undefined,
    dollars: undefined,
    address: undefined,
    rune: undefined,
    keys: new Set(),
    has: (word) => words.some(({ lower }) => lower === word),
  }
  let lastToken = -1
  let passed = 0
  for (let at = 0; at < words.length; ) {
    const word = words[at]
    if (word === undefined) break
    const phrase = intent.phrases.find((parts) => isKeyAt(parts, words, at))
    const next = phrase === undefined ? takeSlot(intent, draft, { words, at, lastToken }) : at + phrase.length
    if (phrase !== undefined) draft.keys.add(phrase.join(' '))
    if (next === null && passed < slack && isPassable(word)) {
      passed += 1
      at += 1
      continue
    }
    if (next === null) return null
    if (phrase === undefined && draft.tokens.length > 0 && next > at && isTokenAt(words, at, intent))
      lastToken = next
    at = next
  }
  if (slack > 0 && !([...draft.keys].some(isTelling) && draft.tokens.every((token) => isSure(token, words))))
    return null
  return draft.keys.size === 0 ? null : draft
}

/** Where words are passed over, only what is surely a token is one. */
function isSure(token: string, words: readonly Word[]): boolean {
  return (
    KNOWN_SYMBOLS.has(token) ||
    words.some((word) => tokenOf(word) === token && (word.kind !== 'word' || word.isSymbolCase))
  )
}

function isKeyAt(parts: readonly string[], words: readonly Word[], at: number): boolean {
  return isPhraseAt(parts, words, at) || (parts.length === 1 && words[at]?.mended === parts[0])
}

type Place = { readonly words: readonly Word[]; readonly at: number; readonly lastToken: number }

/** Where the next word stands behind a slot or a word that says nothing; null where this one is left over. */
function takeSlot(intent: Ready, draft: Draft, { words, at, lastToken }: Place): number | null {
  const takes = (slot: NonNullable<KeywordIntent['takes']>[number]) => intent.takes?.includes(slot) === true
  const [aside] = takes('chain') ? readChainAside(words, at) : []
  const [named] = takes('chain') && !takes('token') ? readChain(words, at) : []
  const chain = aside ?? named
  if (chain !== undefined && draft.chain === undefined) {
    draft.chain = chain.value
    return chain.next
  }
  const word = words[at]
  if (takes('address') && word?.kind === 'address' && draft.address === undefined) {
    draft.address = word.text
    return at + 1
  }
  if (takes('rune') && word?.kind === 'word' && word.text.includes('•') && draft.rune === undefined) {
    draft.rune = word.text
    return at + 1
  }
  const [price] = takes('dollars') ? readPrice(words, at) : []
  if (price !== undefined && draft.dollars === undefined && Number(price.value) > 999) {
    draft.dollars = price.value
    return price.next
  }
  const [count] = takes('count') && word?.lower !== 'one' ? readCount(words, at) : []
  if (count !== undefined && draft.count === undefined) {
    draft.count = count.value
    return count.next
  }
  if (word !== undefined && isPlain(word, intent)) return at + 1
  if (!takes('token')) return null
  const [token] = readToken(words, at)
  // Two tokens belong together only where something joins them.
  if (token === undefined || (draft.tokens.length > 0 && !isJoined(words, lastToken, at))) return null
  draft.tokens.push(token.value)
  draft.names.push(word?.line.slice(word.start, words[token.next - 1]?.end).replace(/^\$/, '') ?? token.value)
  return token.next
}

function isPlain(word: Word, intent: Ready): boolean {
  if (word.isSymbolCase && tokenOf(word) !== null && !intent.allowed.has(word.lower)) return false
  return word.kind !== 'ticker' && (NEUTRAL_WORDS.has(word.lower) || intent.allowed.has(word.lower))
}

function isTokenAt(words: readonly Word[], at: number, intent: Ready): boolean {
  const word = words[at]
  return word !== undefined && !isPlain(word, intent) && readToken(words, at).length > 0
}

function isJoined(words: readonly Word[], from: number, to: number): boolean {
  const between = words.slice(from, to).map(({ lower }) => lower)
  const isList = between.length === 0 && words[to]?.after === ','
  return isList || (between.length === 1 && ['and', '&', 'or', 'vs', 'plus'].includes(between[0] ?? ''))
}

/** 'Chart' where 'charts' is named, and the other way round. */
function otherNumber(word: string): readonly string[] {
  if (!/^[a-z]{4,}$/.test(word) || word.endsWith('ss')) return []
  return [word.endsWith('s') ? word.slice(0, -1) : `${word}s`]
}

function prepare(intent: KeywordIntent): Ready {
  const known = READY.get(intent)
  if (known !== undefined) return known
  const split = (text: string) => text.split(/\s+/).filter((part) => part !== '')
  const ready: Ready = {
    ...intent,
    phrases: split(intent.keys)
      .map((key) => key.split('_'))
      .toSorted((one, other) => other.length - one.length),
    allowed: new Set(split(intent.allow ?? '').flatMap((word) => [word, ...otherNumber(word)])),
  }
  READY.set(intent, ready)
  return ready
}
