import type { FastifyInstance } from 'fastify'
import { slugOf } from '../../economy/coin-figures.ts'
import { CHAIN_NAMES, listVenues, lockedUsd, poolsOf, type Venue } from '../../economy/venues.ts'
import { digestOf, drawFrom } from '../../universe/seeded-draw.ts'
import type { World } from '../../world/world.ts'

const POOLS_PER_EXCHANGE = 25
/** What a trade leaves to those whose tokens it went through; pools that are traded most ask least. */
const FEE_SHARES = { stable: 0.0001, major: 0.0005, mid: 0.001, tail: 0.003, launch: 0.003 } as const
const DAYS = 365

export function mountYields(scope: FastifyInstance, world: World): void {
  scope.get('/yields/pools', async () => ({
    status: 'success',
    data: listVenues(world).flatMap((venue) =>
      venue.category === 'Dexs' ? exchangePools(world, venue) : [stakingPool(world, venue)],
    ),
  }))
}

function exchangePools(world: World, venue: Venue) {
  const nowMs = world.clock.nowMs()
  return poolsOf(world, venue)
    .slice(0, POOLS_PER_EXCHANGE)
    .map(({ assetId, symbol, share }) => {
      const tvlUsd = world.market.liquidityUsd(assetId, nowMs) * share
      const day = world.market.stats(assetId, '24h', nowMs)
      const volumeUsd = (day.buyVolumeUsd + day.sellVolumeUsd) * share
      const assetClass = world.universe.asset(assetId)?.class ?? 'tail'
      const isStable = assetClass === 'stable'
      const apyBase = ((volumeUsd * FEE_SHARES[assetClass] * DAYS) / tvlUsd) * 100
      return poolRow(world, venue, {
        symbol: `${symbol}-${symbol === 'USDC' ? 'USDT' : 'USDC'}`,
        tvlUsd,
        apyBase,
        isStable,
        ilRisk: isStable ? 'no' : 'yes',
        volumeUsd,
      })
    })
}

function stakingPool(world: World, venue: Venue) {
  const apyBase = drawFrom(world.seed, 'staking', venue.name).between(2.5, 8)
  return poolRow(world, venue, {
    symbol: venue.assetIds[0] ?? '',
    tvlUsd: lockedUsd(world, venue, world.clock.nowMs()),
    apyBase,
    isStable: false,
    ilRisk: 'no',
    volumeUsd: null,
  })
}

function poolRow(
  world: World,
  venue: Venue,
  pool: {
    symbol: string
    tvlUsd: number
    apyBase: number
    isStable: boolean
    ilRisk: 'yes' | 'no'
    volumeUsd: number | null
  },
) {
  return {
    chain: CHAIN_NAMES[venue.chain].name,
    project: slugOf(venue.name),
    symbol: pool.symbol,
    tvlUsd: Math.round(pool.tvlUsd),
    apyBase: pool.apyBase,
    apyReward: null,
    apy: pool.apyBase,
    rewardTokens: null,
    pool: Buffer.from(digestOf(world.seed, 'pool', venue.name, pool.symbol))
      .toString('hex')
      .slice(0, 32),
    apyMean30d: pool.apyBase,
    stablecoin: pool.isStable,
    ilRisk: pool.ilRisk,
    exposure: pool.symbol.includes('-') ? 'multi' : 'single',
    poolMeta: null,
    outlier: pool.apyBase > 1_000,
    volumeUsd1d: pool.volumeUsd,
  }
}
