import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { DAY_MS } from '../../market/anchor.ts'
import type { World } from '../../world/world.ts'
import { measureTalk } from './measure-talk.ts'

const HOUR_MS = 3_600_000

const SORTS = [
  'market_cap_rank',
  'alt_rank',
  'galaxy_score',
  'interactions_24h',
  'social_dominance',
  'sentiment',
  'percent_change_24h',
  'price',
  'volume_24h',
] as const

const listQuery = z.strictObject({
  sort: z.enum(SORTS).default('market_cap_rank'),
  filter: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(10),
  desc: z.string().optional(),
  page: z.coerce.number().int().min(0).default(0),
})

export function mountCoins(scope: FastifyInstance, world: World): void {
  scope.get('/public/coins/list/v2', async (request) => {
    const { sort, limit, desc, page } = listQuery.parse(request.query)
    const rows = describeCoins(world).toSorted((one, other) => one[sort] - other[sort])
    const ordered = desc === undefined ? rows : rows.toReversed()
    return {
      config: {
        sort,
        desc: desc !== undefined,
        limit,
        page,
        total_rows: rows.length,
        generated: Math.floor(world.clock.nowMs() / 1_000),
      },
      data: ordered.slice(page * limit, (page + 1) * limit),
    }
  })
}

function describeCoins(world: World) {
  const nowMs = world.clock.nowMs()
  // To the hour: it moves slowly, and is looked up once an hour that way.
  const dayAgoMs = Math.floor((nowMs - DAY_MS) / HOUR_MS) * HOUR_MS
  const before = new Map(measureTalk(world, dayAgoMs).map((talk) => [talk.coin.asset.id, talk]))
  const talks = measureTalk(world, nowMs)
  const marketCapUsd = talks.reduce((sum, { coin }) => sum + coin.marketCapUsd, 0)
  return talks.map(({ coin, ...talk }, place) => {
    const past = before.get(coin.asset.id)
    return {
      id: place + 1,
      symbol: coin.asset.symbol,
      name: coin.asset.name,
      price: coin.priceUsd,
      volume_24h: coin.volume24hUsd,
      circulating_supply: coin.asset.supply,
      max_supply: null,
      percent_change_1h: coin.change1hPct,
      percent_change_24h: coin.change24hPct,
      percent_change_7d: coin.change7dPct,
      market_cap: coin.marketCapUsd,
      market_cap_rank: coin.rank,
      interactions_24h: talk.interactions,
      social_volume_24h: talk.posts,
      social_dominance: talk.dominancePct,
      market_dominance: (coin.marketCapUsd / marketCapUsd) * 100,
      galaxy_score: talk.galaxyScore,
      galaxy_score_previous: past?.galaxyScore ?? null,
      alt_rank: talk.altRank,
      alt_rank_previous: past?.altRank ?? null,
      sentiment: talk.sentimentPct,
      categories: coin.asset.class,
      topic: `${coin.asset.symbol} ${coin.asset.name}`.toLowerCase(),
      last_updated_price: Math.floor(nowMs / 1_000),
    }
  })
}
