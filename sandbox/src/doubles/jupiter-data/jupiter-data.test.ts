import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'jupiter-data', double })
const { get, world, nowMs } = source
const TOP = '/v1/pools/toptrending/24h?launchpads=met-dbc'

const stats = z.looseObject({ priceChange: z.number(), buyVolume: z.number(), sellVolume: z.number() })
/** R3-066 and R3-068. */
const pool = z.strictObject({
  id: z.string(),
  chain: z.literal('solana'),
  baseAsset: z.looseObject({
    id: z.string(),
    name: z.string(),
    symbol: z.string(),
    icon: z.string(),
    decimals: z.literal(6),
    usdPrice: z.number(),
    mcap: z.number(),
    holderCount: z.int(),
    liquidity: z.number(),
    launchpad: z.literal('met-dbc'),
    graduatedPool: z.string().optional(),
    stats5m: stats,
    stats1h: stats,
    stats6h: stats,
    stats24h: stats,
  }),
  bondingCurve: z.number().min(0).max(100),
  volume24h: z.number(),
  liquidity: z.number(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

describe('the double of the top pools', { timeout: 60_000 }, () => {
  it('has launches of Meteora’s curves alone, and graduates among them', async () => {
    const { pools } = z.strictObject({ pools: z.array(pool) }).parse((await get(TOP)).json())
    expect(pools.length).toBeGreaterThan(20)
    expect(pools.length).toBeLessThanOrEqual(50)
    for (const { baseAsset, volume24h } of pools) {
      const launch = world.market.launches.solana.find(baseAsset.id, nowMs)
      expect(launch?.launchpad).toBe('meteora-dbc')
      expect(volume24h).toBeCloseTo(launch?.figures.volumeUsd ?? 0, 6)
    }
    const traded = z
      .object({ pools: z.array(pool) })
      .parse((await get('/v1/pools/toptraded/1h?launchpads=met-dbc')).json()).pools
    const volumes = traded.map(({ baseAsset }) => baseAsset.stats1h.buyVolume + baseAsset.stats1h.sellVolume)
    expect(volumes).toEqual(volumes.toSorted((one, other) => other - one))
    expect(traded.some(({ baseAsset }) => baseAsset.graduatedPool !== undefined)).toBe(true)
  })

  failsLikeTheOriginal(source, {
    good: TOP,
    refused: [
      '/v1/pools/toptrending/24h',
      '/v1/pools/toptrending/7d?launchpads=met-dbc',
      '/v1/pools/popular/24h?launchpads=met-dbc',
      '/v1/pools/toptrending/24h?launchpads=moonshot',
      `${TOP}&limit=10`,
    ],
  })
})
