import type { MarketOverview, RankedCoin, SectorCoin } from '@windhover/core/intelligence/market-pulse'
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
    price_change_percentage_30d_in_currency: figureOrNull,
    sparkline_in_7d: z.object({ price: z.array(figure) }).nullish(),
  }),
)
type MarketRow = z.output<typeof marketsAnswer>[number]

export function toRankedCoins(rows: readonly MarketRow[]): readonly RankedCoin[] {
  return rows.flatMap((row) => toRankedCoin(row) ?? [])
}

/** As many points as a small line has pixels to show. */
const WEEK_POINTS = 56

export function toSectorCoins(rows: readonly MarketRow[]): readonly SectorCoin[] {
  return rows.flatMap((row) => {
    const coin = toRankedCoin(row)
    if (coin === null) return []
    const prices = row.sparkline_in_7d?.price ?? []
    const every = Math.ceil(prices.length / WEEK_POINTS)
    // Counted from the end: the last point is the newest price.
    const week = prices.filter((_, index) => (prices.length - 1 - index) % every === 0)
    return [{ ...coin, change30dPct: row.price_change_percentage_30d_in_currency, week }]
  })
}

function toRankedCoin(row: MarketRow): RankedCoin | null {
  const symbol = toCoinSymbol(row.symbol)
  if (symbol === null) return null
  return {
    symbol,
    name: row.name,
    rank: row.market_cap_rank,
    priceUsd: row.current_price,
    marketCapUsd: row.market_cap,
    volume24hUsd: row.total_volume,
    change1hPct: row.price_change_percentage_1h_in_currency,
    change24hPct: row.price_change_percentage_24h,
    change7dPct: row.price_change_percentage_7d_in_currency,
  }
}
