import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { usdValue } from '@windhover/core/money/usd-value'
import { findToken, priceChanges, type TokenFacts } from '../transactions/index.ts'
import type { SwapParts } from './parts.ts'

/** Symbols, decimals and last prices of every token that a quote speaks of. */
export type TokenBook = {
  readonly symbol: (token: string) => string | null
  readonly decimals: (token: string) => number
  /** Null where no price is known. */
  readonly priced: (token: string) => { readonly decimals: number; readonly priceUsd: number } | null
  /** For reading, never for amounts. */
  readonly usd: (token: string, amountRaw: bigint) => number | null
}

export async function openTokenBook(
  parts: SwapParts,
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
  const changes = await priceChanges(parts, chain, units)
  const prices = new Map(changes.map(({ token, amountUsd }) => [token, amountUsd]))
  const decimals = (token: string) => facts.get(token)?.decimals ?? CHAINS[chain].native.decimals
  const priced = (token: string) => {
    const priceUsd = prices.get(token) ?? null
    return priceUsd === null ? null : { decimals: decimals(token), priceUsd }
  }
  return {
    symbol: (token) => facts.get(token)?.symbol ?? null,
    decimals,
    priced,
    usd: (token, amountRaw) => {
      const known = priced(token)
      return known && usdValue({ amountRaw, ...known })
    },
  }
}
