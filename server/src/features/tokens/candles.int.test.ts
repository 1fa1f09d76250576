import { CHAIN_IDS } from '@windhover/core/chains/chain-id'
import { tokenRoutes } from '@windhover/core/tokens/contract'
import { candleSourceConformance } from '@windhover/testkit/candle-source-conformance'
import { type CountingProxy, startCountingProxy } from '@windhover/testkit/counting-proxy'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildCandles, openPools } from '../../composition/build-candles.ts'
import { readConfig } from '../../config.ts'
import { systemClock } from '../../platform/clock.ts'
import type { CandleSources } from '../../ports/candles.ts'

const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const LINK = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const TOKENS = {
  solana: BONK,
  ethereum: LINK,
  bsc: '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82',
  hedera: '0.0.731861',
} as const
const UNKNOWN = {
  solana: ['11111111111111111111111111111112', 'not a mint'],
  ethereum: [`0x${'12'.repeat(20)}`, '0.0.12'],
  bsc: [`0x${'12'.repeat(20)}`],
  hedera: ['0.0.77', 'hbar'],
} as const

const closing: (() => Promise<unknown>)[] = []
let sandbox: TestSandbox
let world: CountingProxy
let api: TestApi
let database: TestDatabase
let headers: Readonly<Record<string, string>>
let sources: CandleSources

beforeAll(async () => {
  sandbox = await useSandbox()
  closing.push(sandbox.stop)
  database = await createTestDatabase()
  closing.push(database.drop)
  world = await startCountingProxy(sandbox.env)
  closing.push(world.close)
  api = await startTestApi({
    databaseUrl: database.url,
    redis: testRedis(),
    only: ['accounts', 'tokens'],
    env: world.env,
    rateLimits: NO_LIMITS,
  })
  closing.push(api.close)
  headers = (await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })).headers
  const providers = providersOf(sandbox.env)
  sources = buildCandles(providers, openPools(providers, systemClock))
})
afterEach(() => world.breakWhere(null))
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

/** Everything but the providers is of no matter here. */
function providersOf(env: Readonly<Record<string, string>>) {
  const rest = {
    PUBLIC_ORIGIN: TEST_ORIGIN,
    DATABASE_URL: database.url,
    REDIS_URL: 'redis://127.0.0.1',
    RESTATE_INGRESS_URL: 'http://127.0.0.1',
    RESTATE_ADMIN_URL: 'http://127.0.0.1',
    SIGNER_SOCKET: 'none',
    WITNESS_SOCKETS: '/nonexistent/witness.sock',
    AUTH_SECRET: '-'.repeat(32),
    WORLD: 'practice',
  }
  return readConfig({ ...rest, ...env }).providers
}

for (const chain of CHAIN_IDS) {
  candleSourceConformance(`the practice world, ${chain}`, () => ({
    source: sources[chain],
    token: TOKENS[chain],
    unknownTokens: UNKNOWN[chain],
    nowMs: Date.now(),
  }))
}

const ask = (query: string) => fetch(new URL(`/api/tokens/candles?${query}`, api.url), { headers })
const read = async (query: string) =>
  tokenRoutes.getCandles.response.parse(await (await ask(query)).json()).candles

describe('candles over HTTP', () => {
  it('R2-261 are read by mint on Solana, and by network and pool on other chains', async () => {
    world.reset()
    await read(`chain=solana&address=${BONK}&window=1h`)
    expect(world.asked().map((line) => line.split('?')[0])).toEqual(['GET /birdeye/defi/ohlcv'])
    expect(world.asked()[0]).toContain(`address=${BONK}`)
    for (const [chain, network] of [
      ['ethereum', 'eth'],
      ['bsc', 'bsc'],
      ['hedera', 'hedera-hashgraph'],
    ] as const) {
      world.reset()
      expect(await read(`chain=${chain}&address=${TOKENS[chain]}&window=1h`)).toHaveLength(300)
      const asked = world.asked().map((line) => line.split('?')[0] ?? '')
      expect(asked[0]).toMatch(
        new RegExp(`/geckoterminal/api/v2/networks/${network}/tokens/0x[0-9a-f]{40}/pools$`),
      )
      expect(asked[1]).toMatch(new RegExp(`/networks/${network}/pools/0x[0-9a-f]{40}/ohlcv/hour$`))
    }
  })

  it('cost their source one question in five seconds, however many look', async () => {
    world.reset()
    const path = 'chain=solana&address=native&window=5m'
    const startedAtMs = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, place) => read(`${path}&limit=${100 + place}`)),
    )
    const tookMs = performance.now() - startedAtMs
    expect(answers[7]).toHaveLength(107)
    expect(new Set(answers.map((candles) => candles.at(-50)?.time)).size).toBe(1)
    expect(world.asked().length, `in ${tookMs} ms`).toBeLessThanOrEqual(1 + Math.floor(tookMs / 5_000))
  })

  it('of the past are asked for once, and end before the asked moment', async () => {
    const latest = await read(`chain=ethereum&address=${LINK}&window=15m&limit=50`)
    const before = latest[0]?.time ?? 0
    world.reset()
    const past = await read(`chain=ethereum&address=${LINK}&window=15m&before=${before}`)
    expect(past).toHaveLength(300)
    expect(past.at(-1)?.time).toBe(before - 900)
    const cased = await read(`chain=ethereum&address=${LINK.toLowerCase()}&window=15m&before=${before - 1}`)
    expect(cased.at(-1)?.time).toBe(before - 900)
    expect(world.asked().filter((line) => line.includes('ohlcv'))).toHaveLength(1)
  })

  it('are none of a token that nobody knows', async () => {
    expect(await read('chain=bsc&address=moon&window=1d')).toEqual([])
    expect(await read(`chain=solana&address=${UNKNOWN.solana[0]}&window=1d`)).toEqual([])
  })

  it('are refused in words while their source is away, and are not an empty chart', async () => {
    world.breakWhere(/ohlcv/)
    const answer = await ask(`chain=hedera&address=native&window=1d`)
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({
        error: 'The chart can’t be loaded right now.',
        code: 'token/candlesUnavailable',
      }),
    ])
  })

  it('refuse strangers and windows there are not', async () => {
    const path = 'chain=solana&address=native'
    expect((await fetch(new URL(`/api/tokens/candles?${path}&window=1h`, api.url))).status).toBe(401)
    for (const rest of ['window=2h', 'window=1h&limit=1001', 'window=1h&before=soon']) {
      expect((await ask(`${path}&${rest}`)).status, rest).toBe(400)
    }
  })
})
