import type { TokenFacts } from './token-facts.ts'
import type { TradedToken } from './traded-token.ts'

/** 0 to 100: how much of a token's trade comes from people. Verified, liquid and well-held tokens have most of it. */
export function organicScore(token: TradedToken, facts: TokenFacts): number {
  if (token.listing.risk.honeypot) return 0
  const score =
    (token.listing.isVerified ? 30 : 0) +
    share(facts.liquidityUsd, 8) * 30 +
    share(facts.holders?.count ?? 0, 7) * 20 +
    share(facts.stats('24h')?.numTraders ?? 0, 6) * 20
  return Math.round(score * 100) / 100
}

export function organicLabel(score: number): 'high' | 'medium' | 'low' {
  return score >= 70 ? 'high' : score >= 40 ? 'medium' : 'low'
}

/** Logarithmic: 1 at ten to the given power. */
function share(value: number, power: number): number {
  return Math.min(1, Math.log10(1 + Math.max(0, value)) / power)
}
