import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { changePct } from '../../economy/change-pct.ts'
import { type CoinFigures, changeSince, listCoins, slugOf } from '../../economy/coin-figures.ts'
import { SECTORS } from '../../economy/sectors.ts'
import { DAY_MS } from '../../market/anchor.ts'
import type { World } from '../../world/world.ts'

const MINUTE_MS = 60_000

const marketsQuery = z.strictObject({
  vs_currency: z.literal('usd'),
  order: z.enum(['market_cap_desc', 'market_cap_asc', 'volume_desc']).default('market_cap_desc'),
  per_page: z.coerce.number().int().min(1).max(250).default(100),
  page: z.coerce.number().int().min(1).default(1),
  category: z.enum(Object.keys(SECTORS)).optional(),
  price_change_percentage: z
    .string()
    .regex(/^(?:1h|24h|7d|30d)(?:,(?:1h|24h|7d|30d))*$/)
    .optional(),
  sparkline: z.enum(['true', 'false']).default('false'),
})

export function mountMarket(scope: FastifyInstance, world: World): void {
  scope.get('/api/v3/global', async (request) => {
    z.strictObject({}).parse(request.query)
    return { data: describeGlobal(world) }
  })
  scope.get('/api/v3/coins/markets', async (request) => {
    const query = marketsQuery.parse(request.query)
    const members = query.category === undefined ? null : (SECTORS[query.category] ?? [])
    const coins = listCoins(world, world.clock.nowMs())
      .filter(({ asset }) => members === null || members.includes(asset.id))
      .toSorted(ORDERS[query.order])
    const asked = (query.price_change_percentage ?? '').split(',')
    return coins.slice((query.page - 1) * query.per_page, query.page * query.per_page).map((coin) => ({
      ...describeCoin(world, coin, asked),
      ...(query.sparkline === 'true' ? { sparkline_in_7d: { price: readWeek(world, coin) } } : {}),
    }))
  })
}

const ORDERS = {
  market_cap_desc: (one: CoinFigures, other: CoinFigures) => other.marketCapUsd - one.marketCapUsd,
  market_cap_asc: (one: CoinFigures, other: CoinFigures) => one.marketCapUsd - other.marketCapUsd,
  volume_desc: (one: CoinFigures, other: CoinFigures) => other.volume24hUsd - one.volume24hUsd,
}

function describeGlobal(world: World) {
  const nowMs = world.clock.nowMs()
  const coins = listCoins(world, nowMs)
  const capOf = (list: readonly CoinFigures[]) => list.reduce((sum, coin) => sum + coin.marketCapUsd, 0)
  const total = capOf(coins)
  const shareOf = (id: string) =>
    ((coins.find((coin) => coin.asset.id === id)?.marketCapUsd ?? 0) / total) * 100
  return {
    active_cryptocurrencies: coins.length,
    upcoming_icos: 0,
    ongoing_icos: 0,
    ended_icos: 0,
    markets: coins.length,
    total_market_cap: { usd: total },
    total_volume: { usd: coins.reduce((sum, coin) => sum + coin.volume24hUsd, 0) },
    market_cap_percentage: { btc: shareOf('BTC'), eth: shareOf('ETH') },
    market_cap_change_percentage_24h_usd: changePct(
      total,
      capOf(listCoins(world, Math.floor((nowMs - DAY_MS) / MINUTE_MS) * MINUTE_MS)),
    ),
    updated_at: Math.floor(nowMs / 1_000),
  }
}

const WEEK_HOURS = 168

function readWeek({ market, clock }: World, { asset }: CoinFigures): readonly number[] {
  const untilMs = clock.nowMs()
  return market
    .candles({ assetId: asset.id, interval: '1h', untilMs, count: WEEK_HOURS })
    .map(({ close }) => close)
}

function describeCoin(world: World, coin: CoinFigures, asked: readonly string[]) {
  return {
    id: slugOf(coin.asset.name),
    symbol: coin.asset.symbol.toLowerCase(),
    name: coin.asset.name,
    image: null,
    current_price: coin.priceUsd,
    market_cap: coin.marketCapUsd,
    market_cap_rank: coin.rank,
    total_volume: coin.volume24hUsd,
    price_change_percentage_24h: coin.change24hPct,
    circulating_supply: coin.asset.supply,
    last_updated: new Date(world.clock.nowMs()).toISOString(),
    ...(asked.includes('1h') ? { price_change_percentage_1h_in_currency: coin.change1hPct } : {}),
    ...(asked.includes('24h') ? { price_change_percentage_24h_in_currency: coin.change24hPct } : {}),
    ...(asked.includes('7d') ? { price_change_percentage_7d_in_currency: coin.change7dPct } : {}),
    ...(asked.includes('30d')
      ? { price_change_percentage_30d_in_currency: changeOverMonth(world, coin) }
      : {}),
  }
}

function changeOverMonth(world: World, { asset }: CoinFigures): number {
  const atMs = world.clock.nowMs()
  return changeSince(world, asset, { atMs, sinceMs: atMs - 30 * DAY_MS })
}
