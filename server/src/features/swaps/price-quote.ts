import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { usdValue } from '@windhover/core/money/usd-value'
import type { FeatureParts } from '../../composition/feature.ts'
import { findToken, priceChanges, type TokenFacts } from '../transactions/index.ts'

/** Symbols, decimals and last prices of every token that a quote speaks of. For reading, never for amounts. */
export type TokenBook = {
  readonly symbol: (token: string) => string | null
  readonly decimals: (token: string) => number
  readonly usd: (token: string, amountRaw: bigint) => number | null
}

export async function openTokenBook(
  parts: FeatureParts,
  asked: { chain: ChainId; tokens: readonly string[]; needed: readonly string[]; owner: string | null },
): Promise<TokenBook> {
  const { chain, owner } = asked
  const tokens = [...new Set(['native', ...asked.needed, ...asked.tokens])]
  const facts = new Map<string, TokenFacts>()
  await Promise.all(
    tokens.map(async (token) => {
      const found = findToken(parts, { chain, owner, token })
      // A step of the route may be a token that nobody lists; what is sold and bought has to be known.
      const fact = asked.needed.includes(token) ? await found : await found.catch(() => null)
      if (fact !== null) facts.set(token, fact)
    }),
  )
  const units = [...facts].map(([token, { symbol, decimals }]) => ({
    token,
    symbol,
    decimals,
    amountRaw: 10n ** BigInt(decimals),
  }))
  const priced = await priceChanges(parts, chain, units)
  const prices = new Map(priced.map(({ token, amountUsd }) => [token, amountUsd]))
  const decimals = (token: string) => facts.get(token)?.decimals ?? CHAINS[chain].native.decimals
  return {
    symbol: (token) => facts.get(token)?.symbol ?? null,
    decimals,
    usd: (token, amountRaw) => {
      const priceUsd = prices.get(token) ?? null
      return priceUsd === null ? null : usdValue({ amountRaw, decimals: decimals(token), priceUsd })
    },
  }
}
