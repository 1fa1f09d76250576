import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestMirror, type TestMirror } from '../hedera-mirror/start-test-mirror.ts'
import { double } from './index.ts'

type Token = { id: string; symbol: string; price: string; priceUsd: number; name?: string; decimals: number }

let exchange: TestMirror
beforeAll(async () => {
  exchange = await startTestMirror([double])
})
afterAll(() => exchange?.stop())
beforeEach(() => exchange.world.faults.clear())

const get = (path: string) => exchange.get(`/saucerswap${path}`, { 'x-api-key': 'practice' })
const tokens = async (path: string) => (await get(path)).body as unknown as Token[]

describe('keys', () => {
  it('wants one, and tells what is left of its month', async () => {
    expect((await exchange.get('/saucerswap/tokens')).status).toBe(401)
    const first = await get('/tokens')
    const second = await get('/tokens')
    const left = (answer: typeof first) => Number(answer.headers.get('x-ratelimit-remaining'))
    expect(left(first) - left(second)).toBe(1)
    expect(Number(second.headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.now())
  })
})

describe('tokens', () => {
  it('prices every listing as the market does, in tinybar and in USD', async () => {
    const rows = await tokens('/tokens')
    const { universe, market, clock } = exchange.world
    const ids = rows.map((row) => row.id)
    for (const { standard, address } of universe.onChain('hedera')) {
      expect(ids.includes(address)).toBe(standard === 'hts')
    }
    const launches = market.launches.hedera.alive(clock.nowMs() - 60_000)
    expect(launches.filter(({ listing }) => ids.includes(listing.address)).length).toBeGreaterThan(40)
    const whbar = rows.find((row) => row.id === '0.0.1456986')
    expect(whbar).toMatchObject({ symbol: 'HBAR', price: '100000000', decimals: 8 })
    const usdc = rows.find((row) => row.id === '0.0.456858')
    expect(Number(usdc?.price) / 1e8).toBeCloseTo((usdc?.priceUsd ?? 0) / (whbar?.priceUsd ?? 1), 4)
    expect(usdc?.name).toBeUndefined()
  })

  it('tells more where it is asked for', async () => {
    expect((await tokens('/tokens/full')).every((row) => typeof row.name === 'string')).toBe(true)
    const known = await tokens('/tokens/known')
    expect(known.length).toBeLessThan((await tokens('/tokens/full')).length)
    expect((await get('/tokens/0.0.731861')).body).toMatchObject({ symbol: 'SAUCE', decimals: 6 })
    expect((await get('/tokens/0.0.1')).status).toBe(404)
    expect((await get('/tokens/sauce')).status).toBe(400)
  })

  it('tells the change of a day', async () => {
    const changes = (await get('/tokens/price-change')).body as unknown as Record<string, number>
    const nowMs = exchange.world.clock.nowMs()
    const { market } = exchange.world
    const expected =
      (market.priceUsd('SAUCE', nowMs) / market.priceUsd('SAUCE', nowMs - 86_400_000) - 1) * 100
    expect(Math.abs((changes['0.0.731861'] ?? 0) - expected)).toBeLessThan(0.2)
  })
})

describe('pools', () => {
  it('tells what stands in them on chain', async () => {
    const pools = (await get('/v2/pools')).body as unknown as Record<string, unknown>[]
    expect(pools).toHaveLength(exchange.world.hedera.pools.length)
    const pair = pools.find((pool) => {
      const ids = [(pool.tokenA as Token).id, (pool.tokenB as Token).id]
      return ids.includes('0.0.456858') && ids.includes('0.0.1456986')
    })
    expect(pair).toMatchObject({ fee: 1500, tokenA: { symbol: 'USDC' }, tokenB: { symbol: 'HBAR' } })
    expect(pair?.contractId).toMatch(/^0\.0\.89500\d\d$/)
    // Opened at 0.2 USD: five HBAR for a dollar, in units of 6 and 8 decimals.
    const ratio = Number(pair?.sqrtRatioX96) / 2 ** 96
    expect(ratio * ratio).toBeCloseTo(500, 3)
    expect(Number(pair?.amountB) / Number(pair?.amountA)).toBeCloseTo(500, 0)
    expect((await get(`/v2/pools/${pair?.id}`)).body).toMatchObject({
      id: pair?.id,
      liquidity: pair?.liquidity,
    })
    expect((await get('/v2/pools/9999')).status).toBe(404)
  })
})

describe('switches', () => {
  const set = (kind: (typeof double.faults)[number], more: object = {}) =>
    exchange.world.faults.set({ target: 'saucerswap', kind, times: 1, ...more })

  it('lies, refuses, breaks and goes silent', async () => {
    const honest = (await tokens('/tokens/full')).find((row) => row.id === '0.0.731861')?.priceUsd ?? 0
    set('lie', { amount: 300, match: '0.0.731861' })
    const told = (await tokens('/tokens/full')).find((row) => row.id === '0.0.731861')?.priceUsd ?? 0
    expect(told / honest).toBeGreaterThan(2.9)
    set('rate-limit')
    const limited = await get('/tokens')
    expect(limited.status).toBe(429)
    expect(limited.headers.get('x-ratelimit-remaining')).toBe('0')
    set('server-error')
    expect((await get('/tokens')).status).toBe(500)
    set('drop')
    await expect(get('/tokens')).rejects.toThrow()
    set('timeout-after-success', { delayMs: 50 })
    await expect(get('/tokens')).rejects.toThrow()
    set('delay', { delayMs: 200 })
    const startedMs = performance.now()
    await get('/tokens')
    expect(performance.now() - startedMs).toBeGreaterThan(190)
  })
})
