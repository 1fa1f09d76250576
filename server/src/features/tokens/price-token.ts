import type { TokenView } from '@windhover/core/tokens/contract'
import { type Market, type MarketParts, readMarket } from '../prices/index.ts'

/** Tokens with the figures that every screen shows of them; what the index says stands where nobody knows better. */
export async function priceTokens<Token extends TokenView>(
  parts: MarketParts,
  tokens: readonly Token[],
): Promise<readonly { readonly token: Token; readonly observedAtMs: number | null }[]> {
  const market = await readMarket(parts, tokens)
  return tokens.map((token, place) => priceToken(token, market[place]))
}

function priceToken<Token extends TokenView>(token: Token, market: Market | undefined) {
  if (market === undefined || market.priceUsd === null) return { token, observedAtMs: null }
  const { priceUsd, change24hPct: priceChange24hPct, marketCapUsd, observedAtMs } = market
  return { token: { ...token, priceUsd, priceChange24hPct, marketCapUsd }, observedAtMs }
}
