import type { AttestedFacts } from '../policy/may-land-still.ts'
import type { TrustedFact } from './verify-facts.ts'

/** Clocks of two machines differ by that much at most. */
const AHEAD_MS = 5_000

/**
 * A transaction of Solana can land no more where a witness says that its blockhash has expired, and, looking at least as
 * far, that its signature is in no block. Whoever knows the signature is believed by himself.
 */
export function readLandings(
  facts: readonly TrustedFact[],
  options: { readonly needed: number; readonly nowMs: number },
): AttestedFacts {
  const { needed, nowMs } = options
  const heard = facts.filter(({ atMs }) => atMs <= nowMs + AHEAD_MS)
  return {
    isGone: ({ blockhash, signature }, notBeforeMs) => {
      const young = heard.filter(({ atMs }) => atMs >= notBeforeMs)
      if (heard.some(({ fact }) => fact.kind === 'solana-signature' && isOf(fact, signature) && fact.known))
        return false
      const sure = new Set<string>()
      for (const { fact: expiry, key } of young) {
        if (expiry.kind !== 'solana-blockhash' || expiry.blockhash !== blockhash || !expiry.expired) continue
        const isUnknown = young.some(
          ({ fact, key: by }) =>
            by === key &&
            fact.kind === 'solana-signature' &&
            isOf(fact, signature) &&
            fact.height >= expiry.height,
        )
        if (isUnknown) sure.add(key)
      }
      return sure.size >= needed
    },
  }
}

const isOf = (fact: { readonly signature: string }, signature: string) => fact.signature === signature
