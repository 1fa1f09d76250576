import type { PriceView } from '@windhover/core/prices/contract'
import { splitTokenKey, type TokenKey } from '@windhover/core/prices/price-tick'
import { type MarketParts, readMarket } from './read-market.ts'

export async function listPrices(parts: MarketParts, keys: readonly TokenKey[]): Promise<PriceView[]> {
  const market = await readMarket(parts, keys.map(splitTokenKey))
  return keys.flatMap((token, place) => {
    const figures = market[place]
    if (figures === undefined || figures.priceUsd === null) return []
    const { priceUsd, observedAtMs, isStale, change24hPct, marketCapUsd } = figures
    return [{ token, priceUsd, observedAtMs, isStale, change24hPct, marketCapUsd }]
  })
}
