import type { Reading } from '../match/match-pattern.ts'
import { isPhraseAt } from '../match/match-pattern.ts'
import type { Word } from '../words/word.ts'
import { type Amount, readAmount } from './read-amount.ts'
import { readToken } from './read-token.ts'

/** A token with how much of it: '0.5 SOL', '$50 worth of BONK', 'half my BONK bag', 'all of the WIF I have', 'my JUP'. */
export type Stake = { readonly token: string; readonly amount: Amount | null }

const OWN: ReadonlySet<string> = new Set(['my', 'the', 'our', 'those', 'these'])
const NOUNS: ReadonlySet<string> = new Set(
  'bag bags holding holdings position stack balance stash supply exposure allocation tokens coins'.split(' '),
)
const LINKS: ReadonlySet<string> = new Set(['of', 'in'])
const TAILS: readonly (readonly string[])[] = [
  'that i have',
  'that i own',
  'that i hold',
  'i have',
  'i own',
  'i hold',
  'i got',
  "i've got",
  'in my wallet',
  'in my vault',
  'in my account',
  'from my wallet',
  'from my vault',
  'in my bag',
].map((tail) => tail.split(' '))

export function readStake(words: readonly Word[], at: number): readonly Reading<Stake>[] {
  const withAmount = readAmount(words, at).flatMap(({ value, next }) => {
    const joined = joinAmount(value, words, next)
    return joined === null ? [] : readHeld(words, joined.at, joined.amount)
  })
  const isOne = ['a', 'an'].includes(words[at]?.lower ?? '')
  if (isOne && withAmount.length === 0) return readHeld(words, at + 1, { text: '1', of: 'units' })
  const entire = readEntire(words, at)
  if (entire.length > 0) return entire
  const start = OWN.has(words[at]?.lower ?? '') ? at + 1 : at
  // 'My 3 SOL' is three of them.
  if (start > at && words[start]?.kind === 'number') return readStake(words, start)
  const isLast = start > at && LAST.has(words[start]?.lower ?? '') && words[start + 1]?.kind === 'number'
  if (isLast) return readStake(words, start + 1)
  const behind = ENTIRE.has(words[start]?.lower ?? '') && start > at
  const noun = behind ? start + 1 : start
  // 'My bag of BONK', 'my entire position in BONK'.
  const isNamed = start > at && NOUNS.has(words[noun]?.lower ?? '') && LINKS.has(words[noun + 1]?.lower ?? '')
  if (isNamed) return [...withAmount, ...readHeld(words, noun + 2, behind ? ENTIRE_AMOUNT : null)]
  return [...withAmount, ...readHeld(words, behind ? start + 1 : start, behind ? ENTIRE_AMOUNT : null)]
}

/** 'Full JUP balance', without whose it is. */
function readEntire(words: readonly Word[], at: number): readonly Reading<Stake>[] {
  if (!ENTIRE.has(words[at]?.lower ?? '')) return []
  return readToken(words, at + 1).flatMap(({ value: token, next }) =>
    NOUNS.has(words[next]?.lower ?? '') ? [{ value: { token, amount: ENTIRE_AMOUNT }, next: next + 1 }] : [],
  )
}

/** The same without an amount: the amount stands elsewhere in the sentence. */
export function readBareStake(words: readonly Word[], at: number): readonly Reading<Stake>[] {
  return readHeld(words, OWN.has(words[at]?.lower ?? '') ? at + 1 : at, null)
}

/** 'My last 3 SOL' is three of them as well. */
const LAST: ReadonlySet<string> = new Set(['last', 'remaining', 'other', 'spare'])
const ENTIRE: ReadonlySet<string> = new Set(['entire', 'whole', 'remaining', 'full'])
const SPARE: ReadonlySet<string> = new Set(['spare', 'idle', 'unused', 'leftover'])
const WHOLLY: ReadonlySet<string> = new Set(['entirely', 'completely', 'fully'])
const ENTIRE_AMOUNT: Amount = { text: 'all', of: 'all' }

/** Where the token begins behind 'worth of my', and what 'my' makes of 'half'. */
function joinAmount(amount: Amount, words: readonly Word[], at: number) {
  let next = at
  if (amount.of === 'usd' && words[next]?.lower === 'worth') next += 1
  // '20% from my PNUT' is of it; '20 from my SOL' says what pays.
  const isFrom =
    amount.of === 'part' && words[next]?.lower === 'from' && OWN.has(words[next + 1]?.lower ?? '')
  const isLinked =
    words[next]?.lower === 'of' || isFrom || (amount.of === 'usd' && words[next]?.lower === 'in')
  if (isLinked) next += 1
  const isOwn = OWN.has(words[next]?.lower ?? '')
  if (isOwn) next += 1
  if (isOwn && ENTIRE.has(words[next]?.lower ?? '')) next += 1
  if (SPARE.has(words[next]?.lower ?? '')) next += 1
  if (NOUNS.has(words[next]?.lower ?? '') && LINKS.has(words[next + 1]?.lower ?? '')) next += 2
  if (amount.isLoose !== true) return { at: next, amount }
  return { at: next, amount: isOwn || isLinked ? { text: amount.text, of: amount.of } : amount }
}

function readHeld(words: readonly Word[], at: number, amount: Amount | null): readonly Reading<Stake>[] {
  return readToken(words, at).flatMap(({ value: token, next }) => {
    const value = { token, amount }
    const ends = [next]
    if (NOUNS.has(words[next]?.lower ?? '')) ends.unshift(next + 1)
    const behind = amount === null ? ends.flatMap((end) => readBehind(words, end, token)) : []
    if (behind.length > 0) return [...behind, { value, next }]
    return ends.flatMap((end) => {
      const tail = TAILS.find((parts) => isPhraseAt(parts, words, end))
      return tail === undefined
        ? [{ value, next: end }]
        : [
            { value, next: end + tail.length },
            { value, next: end },
          ]
    })
  })
}

/** 'My BONK, all of it', 'WIF entirely': how much, said behind it. */
function readBehind(words: readonly Word[], at: number, token: string): readonly Reading<Stake>[] {
  if (WHOLLY.has(words[at]?.lower ?? '')) return [{ value: { token, amount: ENTIRE_AMOUNT }, next: at + 1 }]
  return readAmount(words, at).flatMap(({ value: amount, next }) => {
    const end = words[next]?.lower === 'of' ? next + 1 : next
    const isPointed = ['it', 'them', 'that'].includes(words[end]?.lower ?? '')
    if (!isPointed || amount.of === 'usd' || (end === next && amount.of !== 'all')) return []
    return [{ value: { token, amount: { text: amount.text, of: amount.of } }, next: end + 1 }]
  })
}
