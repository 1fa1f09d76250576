import { type FactOf, PRICE_AGE_MAX_MS } from '@windhover/core/authority/facts'
import type { ChainId } from '@windhover/core/chains/chain'
import { tokenInOneSpelling } from '../match/one-spelling.ts'
import type { TrustedFact } from './verify-facts.ts'

/** Clocks of two machines differ by that much at most. */
const AHEAD_MS = 5_000

export type TokenPrice = {
  /** False where the witnesses say that nobody can be sure of it. */
  readonly isSure: boolean
  readonly decimals: number
  /** The most per whole token that any of them has heard of; null where none has. */
  readonly usdHighest: readonly string[]
}

/** Null where too few witnesses have spoken lately, or they do not mean the same token. */
export type Prices = (chain: ChainId, token: string) => TokenPrice | null

type PriceFact = FactOf<'price'> | FactOf<'price-unknown'>
type Said = { readonly fact: PriceFact; readonly key: string }

/** Prices as `needed` different witnesses have said them within the last minute. */
export function readPrices(
  facts: readonly TrustedFact[],
  options: { readonly needed: number; readonly nowMs: number },
): Prices {
  const { needed, nowMs } = options
  const bySubject = new Map<string, Said[]>()
  for (const { fact, key, atMs } of facts) {
    if (fact.kind !== 'price' && fact.kind !== 'price-unknown') continue
    if (atMs > nowMs + AHEAD_MS || atMs < nowMs - PRICE_AGE_MAX_MS) continue
    const subject = subjectOf(fact.chain, fact.token)
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), { fact, key }])
  }
  return (chain, token) => combine(bySubject.get(`${chain} ${token}`) ?? [], needed)
}

/** What no token can be called is about none. */
function subjectOf(chain: ChainId, token: string): string {
  try {
    return `${chain} ${tokenInOneSpelling(chain, token)}`
  } catch {
    return ''
  }
}

function combine(said: readonly Said[], needed: number): TokenPrice | null {
  const [first] = said
  if (first === undefined || witnessesOf(said) < needed) return null
  const { decimals } = first.fact
  if (said.some(({ fact }) => fact.decimals !== decimals)) return null
  const isSure = witnessesOf(said.filter(({ fact }) => fact.kind === 'price')) >= needed
  const usdHighest = said.flatMap(({ fact }) =>
    fact.kind === 'price' ? fact.usdHigh : (fact.usdHighest ?? []),
  )
  return { isSure, decimals, usdHighest }
}

function witnessesOf(said: readonly Said[]): number {
  return new Set(said.map(({ key }) => key)).size
}
