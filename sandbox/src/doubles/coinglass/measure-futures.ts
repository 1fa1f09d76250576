import { changePct } from '../../economy/change-pct.ts'
import type { CoinFigures } from '../../economy/coin-figures.ts'
import { drawFrom } from '../../universe/seeded-draw.ts'
import type { World } from '../../world/world.ts'

export const EXCHANGES = [
  { name: 'Binance', share: 0.36 },
  { name: 'Bybit', share: 0.22 },
  { name: 'OKX', share: 0.18 },
  { name: 'Bitget', share: 0.12 },
  { name: 'Hyperliquid', share: 0.12 },
] as const

const HOUR_MS = 3_600_000
/** What longs pay when nothing happens. */
const REST_RATE_PCT = 0.01
/** Bets outstanding: a share of what the coin is worth, and more on busy days. */
const CAP_SHARE = 0.015
const TRADING_SHARE = 0.05

/** Who bets with the crowd pays for it: after gains the longs. In per cent of eight hours. */
export function measureFunding({ seed }: World, coin: CoinFigures, exchange: string): number {
  const lean = drawFrom(seed, 'funding', coin.asset.id, exchange).between(-0.002, 0.002)
  return round(REST_RATE_PCT + 0.004 * Math.tanh(coin.change24hPct / 8) * 5 + lean, 6)
}

export function measureInterest(world: World, coin: CoinFigures) {
  const nowMs = world.clock.nowMs()
  const totalAt = (atMs: number) => interestUsd(world, coin, atMs)
  const total = totalAt(nowMs)
  const changes = {
    open_interest_change_percent_1h: round(changePct(total, totalAt(nowMs - HOUR_MS)), 2),
    open_interest_change_percent_4h: round(changePct(total, totalAt(nowMs - 4 * HOUR_MS)), 2),
    open_interest_change_percent_24h: round(changePct(total, totalAt(nowMs - 24 * HOUR_MS)), 2),
  }
  return [{ name: 'All', share: 1 }, ...EXCHANGES].map(({ name, share }) => ({
    exchange: name,
    symbol: coin.asset.symbol,
    open_interest_usd: total * share,
    open_interest_quantity: (total * share) / coin.priceUsd,
    ...changes,
  }))
}

function interestUsd({ market }: World, coin: CoinFigures, atMs: number): number {
  const day = market.stats(coin.asset.id, '24h', atMs)
  const capUsd = market.priceUsd(coin.asset.id, atMs) * coin.asset.supply
  return capUsd * CAP_SHARE + (day.buyVolumeUsd + day.sellVolumeUsd) * TRADING_SHARE
}

/** The way the price went from its extremes tells whose bets were closed. */
export function measureLiquidations(world: World, coin: CoinFigures, range: string) {
  const hours = Number.parseInt(range, 10)
  const candles = world.market.candles({
    assetId: coin.asset.id,
    interval: '1h',
    untilMs: world.clock.nowMs(),
    count: hours,
  })
  const sides = candles.reduce(
    (sum, { open, high, low, volumeUsd }) => ({
      longUsd: sum.longUsd + volumeUsd * 0.4 * (1 - low / open),
      shortUsd: sum.shortUsd + volumeUsd * 0.4 * (high / open - 1),
    }),
    { longUsd: 0, shortUsd: 0 },
  )
  return [{ name: 'All', share: 1 }, ...EXCHANGES].map(({ name, share }) => ({
    exchange: name,
    liquidation_usd: (sides.longUsd + sides.shortUsd) * share,
    longLiquidation_usd: sides.longUsd * share,
    shortLiquidation_usd: sides.shortUsd * share,
  }))
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
