import type { MarketOverview, RankedCoin } from '@windhover/core/intelligence/market-pulse'
import { toCoinSymbol } from '@windhover/core/intelligence/untrusted-text'
import { z } from 'zod'
import { epochSeconds, figure, figureOrNull, text } from '../../platform/upstream/read-fields.ts'

const NAME_CHARS = 60
const inUsd = z.object({ usd: figure })

export const globalAnswer = z.object({
  data: z.object({
    active_cryptocurrencies: figureOrNull,
    total_market_cap: inUsd,
    total_volume: inUsd,
    market_cap_percentage: z.object({ btc: figureOrNull, eth: figureOrNull }),
    market_cap_change_percentage_24h_usd: figureOrNull,
    updated_at: epochSeconds,
  }),
})

export function toOverview({ data }: z.output<typeof globalAnswer>): MarketOverview {
  return {
    marketCapUsd: data.total_market_cap.usd,
    marketCapChange24hPct: data.market_cap_change_percentage_24h_usd,
    volume24hUsd: data.total_volume.usd,
    btcDominancePct: data.market_cap_percentage.btc,
    ethDominancePct: data.market_cap_percentage.eth,
    coinCount: data.active_cryptocurrencies,
    observedAt: data.updated_at,
  }
}

export const marketsAnswer = z.array(
  z.object({
    symbol: z.string(),
    name: text(NAME_CHARS),
    current_price: figureOrNull,
    market_cap: figureOrNull,
    market_cap_rank: figureOrNull,
    total_volume: figureOrNull,
    price_change_percentage_24h: figureOrNull,
    price_change_percentage_1h_in_currency: figureOrNull,
    price_change_percentage_7d_in_currency: figureOrNull,
  }),
)

export function toRankedCoins(rows: z.output<typeof marketsAnswer>): readonly RankedCoin[] {
  return rows.flatMap((row) => {
    const symbol = toCoinSymbol(row.symbol)
    if (symbol === null) return []
    return [
      {
        symbol,
        name: row.name,
        rank: row.market_cap_rank,
        priceUsd: row.current_price,
        marketCapUsd: row.market_cap,
        volume24hUsd: row.total_volume,
        change1hPct: row.price_change_percentage_1h_in_currency,
        change24hPct: row.price_change_percentage_24h,
        change7dPct: row.price_change_percentage_7d_in_currency,
      },
    ]
  })
}
