import type { Reading } from '../match/match-pattern.ts'
import { isPhraseAt } from '../match/match-pattern.ts'
import { COMMON_WORDS } from '../words/common-words.ts'
import type { Word } from '../words/word.ts'

/** Whom something is sent to. Only an address can be paid; a name is understood so that its address can be asked for. */
export type Recipient = { readonly address: string | null }

const splitAll = (phrases: string) =>
  phrases
    .split('|')
    .map((phrase) => phrase.trim().split(' '))
    .toSorted((one, other) => other.length - one.length)

const WHOSE: ReadonlySet<string> = new Set('my the a an this that our his her their'.split(' '))
const WHICH: ReadonlySet<string> = new Set(
  'other second new old main cold hardware own trading personal best good following savings spare'.split(' '),
)
const PEOPLE: ReadonlySet<string> = new Set(
  `friend friends brother sister mum mom dad mother father wife husband boss buddy mate partner girlfriend boyfriend son
  daughter cousin uncle aunt nephew niece colleague coworker roommate flatmate family landlord neighbour neighbor grandma
  grandpa homie homies bro guy girl lady man woman person team dev developer accountant lawyer client supplier kid kids
  barber teacher`.split(/\s+/),
)
const PLACES: ReadonlySet<string> = new Set(
  'wallet address account ledger phantom metamask trezor exchange vault safe multisig'.split(' '),
)
/** Before an address, or alone: what is said of it without a word for whose it is. */
const LEADS = splitAll('following address|account id|wallet address|deposit address|address|wallet|account')
const NAMED = splitAll(
  `mum|mom|dad|grandma|grandpa|someone|somebody|someone else|another wallet|another address|another account|an exchange|him|her|them|a friend of mine`,
)

/** Where the words end that say whom or where without naming it: 'my friend', 'the homie', 'my other wallet'. */
function skipDescribed(words: readonly Word[], at: number): number {
  const lead = LEADS.find((phrase) => isPhraseAt(phrase, words, at))
  if (lead !== undefined) return at + lead.length
  if (!WHOSE.has(words[at]?.lower ?? '')) return at
  let next = at + 1
  while (WHICH.has(words[next]?.lower ?? '')) next += 1
  const hasPerson = PEOPLE.has(words[next]?.lower ?? '')
  if (hasPerson) next += 1
  if (hasPerson && words[next]?.lower === "'s") next += 1
  const end = skipPlace(words, next)
  if (end === next && !hasPerson) return at
  return words[end]?.lower === 'at' && words[end + 1]?.kind === 'address' ? end + 1 : end
}

/** 'Wallet', 'exchange account', 'wallet address'. */
function skipPlace(words: readonly Word[], at: number): number {
  const isPlace = (index: number) => PLACES.has(words[index]?.lower ?? '')
  return isPlace(at) ? (isPlace(at + 1) ? at + 2 : at + 1) : at
}

export function readRecipient(words: readonly Word[], at: number): readonly Reading<Recipient>[] {
  const start = skipDescribed(words, at)
  const word = words[start]
  if (word?.kind === 'address') return [{ value: { address: word.text }, next: start + 1 }]
  const named = NAMED.find((phrase) => isPhraseAt(phrase, words, at))
  if (named !== undefined) return [{ value: { address: null }, next: at + named.length }]
  if (start > at) return [{ value: { address: null }, next: start }]
  return isName(word) ? [{ value: { address: null }, next: start + 1 }] : []
}

/** 'bob', 'anna.sol', or what was meant to be an address and is none. */
function isName(word: Word | undefined): boolean {
  if (word === undefined) return false
  if (word.kind === 'mark') return /^[a-z0-9.]{5,}$/i.test(word.text)
  return word.kind === 'word' && /^[a-z0-9._-]{2,}$/.test(word.lower) && !COMMON_WORDS.has(word.lower)
}

/** Any address, of Bitcoin too. */
export function readAnyAddress(words: readonly Word[], at: number): readonly Reading<string>[] {
  const word = words[at]
  return word?.kind === 'address' ? [{ value: word.text, next: at + 1 }] : []
}
