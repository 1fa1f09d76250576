import { isPhraseAt } from '../match/match-pattern.ts'
import { readStake, type Stake } from '../slots/read-stake.ts'
import { tokenOf } from '../slots/read-token.ts'
import { KNOWN_SYMBOLS } from '../words/known-symbols.ts'
import type { Word } from '../words/word.ts'
import { type Marker, ORDER_MARKERS, QUOTE_MARKERS, QUOTE_NEUTRAL } from './trade-markers.ts'

export type Role = { readonly stake: Stake; readonly marker: Marker | null }
export type Roles = { readonly roles: readonly Role[]; readonly markers: readonly Marker[] }

const POINTERS: ReadonlySet<string> = new Set(['it', 'that', 'them'])
const PLACES: readonly (readonly string[])[] = ['my wallet', 'my vault', 'my account', 'my balance'].map(
  (place) => place.split(' '),
)

/**
 * The tokens of an order. Between them stands nothing but markers, each with what it marks, and 'and': a word more could
 * turn its sense round ('sell over half').
 */
export function collectOrder(words: readonly Word[]): Roles | null {
  const roles: Role[] = []
  const markers: Marker[] = []
  let at = 0
  let isBehindToken = false
  while (at < words.length) {
    const isLast = at === words.length - 1
    if (words[at]?.lower === 'instead' && isLast && roles.length > 0) break
    if (words[at]?.lower === 'and' && roles.length > 0 && !isLast) {
      isBehindToken = false
      at += 1
    }
    const marked = readMarker(words, at)
    const object = readObject(words, marked.next)
    // Without a marker a token can only stand right behind another: 'swap 2 SOL USDC'.
    if (object === null || (marked.marker === null && !(isBehindToken && roles.length === 1))) return null
    if (object.stake !== null) roles.push({ stake: object.stake, marker: marked.marker })
    else if (marked.marker === null || roles.length === 0) return null
    if (marked.marker !== null) markers.push(marked.marker)
    isBehindToken = object.stake !== null
    at = object.next
  }
  return { roles, markers }
}

/** 'to buy' is 'buy', where something stands before it that is used for it. */
function readMarker(words: readonly Word[], at: number): { marker: Marker | null; next: number } {
  const marker = ORDER_MARKERS.find((each) => isPhraseAt(each.words, words, at)) ?? null
  if (marker === null) return { marker, next: at }
  const next = at + marker.words.length
  if (marker.words[0] !== 'to' || at === 0) return { marker, next }
  const verb = readMarker(words, next)
  return verb.marker?.isVerb === true ? verb : { marker, next }
}

/** A token, or what was said before: 'with it', 'from my wallet'. */
function readObject(words: readonly Word[], at: number): { stake: Stake | null; next: number } | null {
  const place = PLACES.find((phrase) => isPhraseAt(phrase, words, at))
  if (place !== undefined) return { stake: null, next: at + place.length }
  if (POINTERS.has(words[at]?.lower ?? '')) return { stake: null, next: at + 1 }
  const [read] = readStake(words, at)
  return read === undefined || !isSure(read.value.token, words)
    ? null
    : { stake: read.value, next: read.next }
}

/** The tokens of a question for what a trade would bring; null where a word is left over. */
export function collectQuote(words: readonly Word[]): Roles | null {
  const roles: Role[] = []
  const markers: Marker[] = []
  let marker: Marker | null = null
  for (let at = 0; at < words.length; ) {
    const found = QUOTE_MARKERS.find((each) => isPhraseAt(each.words, words, at))
    const [read] = found === undefined ? readStake(words, at) : []
    if (found !== undefined) {
      marker = found
      markers.push(found)
      at += found.words.length
    } else if (read !== undefined) {
      if (!isSure(read.value.token, words)) return null
      roles.push({ stake: read.value, marker })
      marker = null
      at = read.next
    } else if (QUOTE_NEUTRAL.has(words[at]?.lower ?? '')) at += 1
    else return null
  }
  return { roles, markers }
}

/** Where the order of words is free, a word in small letters is a token only if it is known as one. */
function isSure(token: string, words: readonly Word[]): boolean {
  return (
    KNOWN_SYMBOLS.has(token) ||
    words.some((word) => tokenOf(word) === token && (word.kind !== 'word' || word.isSymbolCase))
  )
}
