import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'memezone', double })
const { get, world, nowMs } = source
const NEWEST = '/pools?chain=sol&context=meme&exchange=pump&orderBy=createdAt&orderDirection=desc&limit=30'
const NEAREST = NEWEST.replace('createdAt', 'curvePercent')
const GRADUATED = NEWEST.replace('exchange=', 'preExchange=')

const figure = z.number().nonnegative()
const link = z.string().nullable()
/** R3-064, and what can be bound by. */
const pool = z.strictObject({
  poolAddress: z.string(),
  baseToken: z.string(),
  baseTokenInfo: z.strictObject({
    name: z.string(),
    symbol: z.string(),
    decimals: z.literal(6),
    logoUri: z.string(),
    holderCount: figure,
    social: z.strictObject({ twitter: link, website: link, telegram: link }),
  }),
  exchange: z.string(),
  preExchange: z.string().optional(),
  curvePercent: figure.max(100),
  priceUsd: figure,
  marketCap: figure,
  liquidUsd: figure,
  createdAt: z.int().max(nowMs / 1_000),
  report: z.strictObject({
    totalVolume: figure,
    priceChangePercent: z.number(),
    buys: figure,
    sells: figure,
    txns: figure,
    devHoldingPercent: figure.max(100),
    insiderHoldingPercent: figure.max(100),
    sniperWallets: figure,
  }),
})
const pools = async (path: string) =>
  z.strictObject({ pools: z.array(pool) }).parse((await get(path)).json()).pools

describe('the double of the memezone', { timeout: 60_000 }, () => {
  it('has launches of pump alone: the newest, the nearest to the end of the curve, and graduates', async () => {
    const launchOf = (mint: string) => world.market.launches.solana.find(mint, nowMs)
    const [newest, nearest, graduated] = await Promise.all([pools(NEWEST), pools(NEAREST), pools(GRADUATED)])
    for (const row of [...newest, ...nearest, ...graduated]) {
      expect(launchOf(row.baseToken)?.launchpad).toBe('pump')
    }
    expect(newest.map((row) => row.createdAt)).toEqual(
      newest.map((row) => row.createdAt).toSorted((one, other) => other - one),
    )
    expect(nearest).toHaveLength(30)
    expect(nearest.map((row) => row.curvePercent)).toEqual(
      nearest.map((row) => row.curvePercent).toSorted((one, other) => other - one),
    )
    expect(nearest.every((row) => row.preExchange === undefined && row.curvePercent < 100)).toBe(true)
    expect(graduated.length).toBeGreaterThan(5)
    expect(graduated.every((row) => row.preExchange === 'pump' && row.curvePercent === 100)).toBe(true)
  })

  it.each([
    ['marketCap', (row: z.infer<typeof pool>) => row.marketCap],
    ['liquidUsd', (row: z.infer<typeof pool>) => row.liquidUsd],
    ['totalVolume', (row: z.infer<typeof pool>) => row.report.totalVolume],
    ['devHoldingPercent', (row: z.infer<typeof pool>) => row.report.devHoldingPercent],
    ['insiderHoldingPercent', (row: z.infer<typeof pool>) => row.report.insiderHoldingPercent],
    ['holderCount', (row: z.infer<typeof pool>) => row.baseTokenInfo.holderCount],
    ['buys', (row: z.infer<typeof pool>) => row.report.buys],
    ['sells', (row: z.infer<typeof pool>) => row.report.sells],
    ['txns', (row: z.infer<typeof pool>) => row.report.txns],
    ['sniperWallets', (row: z.infer<typeof pool>) => row.report.sniperWallets],
  ] as const)('keeps the bounds of %s, both of them included', async (field, read) => {
    const values = (await pools(NEAREST)).map(read).toSorted((one, other) => one - other)
    const [low = 0, high = 0] = [values[10], values[20]]
    const within = await pools(`${NEAREST}&${field}[gte]=${low}&${field}[lte]=${high}`)
    expect(within.length).toBeGreaterThan(0)
    expect(Math.min(...within.map(read))).toBeGreaterThanOrEqual(low)
    expect(Math.max(...within.map(read))).toBeLessThanOrEqual(high)
    expect(within.map(read)).toContain(low)
  })

  failsLikeTheOriginal(source, {
    good: NEWEST,
    refused: [
      '/pools',
      NEWEST.replace('chain=sol', 'chain=eth'),
      NEWEST.replace('limit=30', 'limit=31'),
      NEWEST.replace('createdAt', 'marketCap'),
      NEWEST.replace('exchange=pump', 'exchange=raydium'),
      `${NEWEST}&preExchange=pump`,
      `${NEWEST}&offset=30`,
      `${NEWEST}&marketCap[gt]=1`,
      `${NEWEST}&marketCap[gte]=many`,
    ],
  })
})
