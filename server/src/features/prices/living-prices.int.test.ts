import { type CombinedPrice, combinePrices } from '@windhover/core/prices/combine-prices'
import type { TokenKey } from '@windhover/core/prices/price-tick'
import { NO_PROVIDERS } from '@windhover/testkit/provider-environment'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPrices, type PriceParts } from '../../composition/build-prices.ts'
import { readConfig } from '../../config.ts'
import { systemClock } from '../../platform/clock.ts'
import { createLogger } from '../../platform/log/logger.ts'
import { startLoop } from '../../platform/loop.ts'
import { connectRedis } from '../../platform/redis/connect-redis.ts'
import { createLeases } from '../../platform/redis/lease.ts'
import { sourceLoops } from './run-sources.ts'

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const MAJORS: readonly TokenKey[] = [
  'solana:So11111111111111111111111111111111111111112',
  'solana:DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263',
  'ethereum:native',
  'ethereum:0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
  'bsc:native',
  'hedera:native',
]

describe('prices of a living market', () => {
  let sandbox: TestSandbox
  let prices: PriceParts
  const closing: (() => Promise<void>)[] = []

  beforeAll(async () => {
    sandbox = await useSandbox()
    closing.push(sandbox.stop)
    const server = testRedis()
    const config = readConfig({ ...NO_PROVIDERS, ...OTHERS, ...sandbox.env, REDIS_URL: server.url })
    const redis = connectRedis({ ...server, name: 'living-prices', log })
    closing.push(redis.close)
    prices = buildPrices({ config, redis, clock: systemClock, log })
    closing.push(prices.tickLog.close)
    const parts = {
      ...prices,
      leases: createLeases(redis),
      clock: systemClock,
      metrics: { watch: () => {} },
      log,
    }
    for (const loop of sourceLoops(parts)) closing.push(startLoop(loop, log))
  })
  afterAll(async () => {
    for (const close of closing.toReversed()) await close()
  })

  const combined = async (token: TokenKey): Promise<CombinedPrice | null> => {
    const last = await prices.tickLog.readLast([token])
    return combinePrices(last.get(token) ?? [], Date.now())
  }

  it.each(MAJORS)('%s has at least two sources, and they agree', async (token) => {
    await waitUntil({
      what: `two sources for ${token}`,
      timeoutMs: 30_000,
      check: async () => ((await combined(token))?.sources.length ?? 0) >= 2,
    })
    const price = await combined(token)
    expect(price).toMatchObject({ state: 'agreed' })
    expect(Date.now() - (price?.observedAtMs ?? 0)).toBeLessThan(10_000)
  })

  it('arrive about a thousand a second', async () => {
    const rates: number[] = []
    for (let window = 0; window < 5; window += 1) {
      const before = prices.tickLog.counts().written
      const startedMs = performance.now()
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      rates.push((prices.tickLog.counts().written - before) / ((performance.now() - startedMs) / 1_000))
    }
    // What else the machine does can only slow it down, so the best second is the figure.
    expect(Math.max(...rates)).toBeGreaterThan(800)
    expect(prices.tickLog.counts().merged).toBe(0)
  })
})

/** Settings that have nothing to do with prices. */
const OTHERS = {
  PUBLIC_ORIGIN: 'http://localhost:4700',
  DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing',
  RESTATE_INGRESS_URL: 'http://127.0.0.1:9',
  RESTATE_ADMIN_URL: 'http://127.0.0.1:9',
  SIGNER_SOCKET: '/nonexistent/signer.sock',
  WITNESS_SOCKETS: '/nonexistent/witness.sock',
  AUTH_SECRET: 'a secret that is long enough for tests',
  WORLD: 'practice',
}
