import type { KnownToken } from './look-alike.ts'

export type ResolvedSymbol<Token> =
  | { readonly kind: 'one'; readonly token: Token }
  /** More than one could be meant, or nobody vouches for any of them: a person has to say. */
  | { readonly kind: 'ask'; readonly candidates: readonly Token[] }
  | { readonly kind: 'none' }

/** So much more liquid that nobody means the other. */
const CLEARLY_LARGER = 10
const CANDIDATES_MAX = 5

/**
 * One symbol is one address, by registry and then by liquidity. Liquidity alone never decides: whoever makes a token
 * can make its pool.
 */
export function resolveSymbol<Token extends KnownToken>(
  found: readonly Token[],
  asked: string,
): ResolvedSymbol<Token> {
  const symbol = asked.trim().replace(/^\$/, '').toLowerCase()
  const bearing = found.filter((token) => token.symbol.toLowerCase() === symbol)
  const coin = bearing.find((token) => token.address === 'native')
  if (coin !== undefined) return { kind: 'one', token: coin }
  const verified = bearing.filter((token) => token.isVerified).toSorted(byLiquidity)
  const [first, second] = verified
  if (first !== undefined && (second === undefined || isClear(first, second)))
    return { kind: 'one', token: first }
  const candidates = [...verified, ...bearing.filter((token) => !token.isVerified).toSorted(byLiquidity)]
  return candidates.length === 0
    ? { kind: 'none' }
    : { kind: 'ask', candidates: candidates.slice(0, CANDIDATES_MAX) }
}

function byLiquidity(one: KnownToken, other: KnownToken): number {
  return (other.liquidityUsd ?? 0) - (one.liquidityUsd ?? 0)
}

/** What is not known is not small. */
function isClear(first: KnownToken, second: KnownToken): boolean {
  return (
    first.liquidityUsd !== null &&
    second.liquidityUsd !== null &&
    first.liquidityUsd >= CLEARLY_LARGER * second.liquidityUsd
  )
}
