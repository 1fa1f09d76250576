import type { PriceTick } from '@windhover/core/prices/price-tick'
import { testRedis } from '@windhover/testkit/test-redis'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createLogger } from '../../platform/log/logger.ts'
import { startLoop } from '../../platform/loop.ts'
import { connectRedis } from '../../platform/redis/connect-redis.ts'
import { createLeases } from '../../platform/redis/lease.ts'
import type { PriceListener, TickLog } from '../../ports/price-feed.ts'
import { createAcceptor, sourceLoops } from './run-sources.ts'

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A worker that runs one source and counts its starts and ends. */
function startWorker(server: { url: string; prefix: string }) {
  const redis = connectRedis({ ...server, name: 'sources-test', log })
  const state = { listener: null as PriceListener | null, starts: 0 }
  const source = {
    name: 'test',
    start: (listener: PriceListener) => {
      state.listener = listener
      state.starts += 1
      return {
        stop: async () => {
          state.listener = null
        },
      }
    },
  }
  const appended: PriceTick[] = []
  const tickLog = { append: (ticks: readonly PriceTick[]) => appended.push(...ticks) } as unknown as TickLog
  const [loop] = sourceLoops({
    priceSources: [source],
    tickLog,
    leases: createLeases(redis),
    clock: systemClock,
    metrics: { watch: () => {} },
    log,
  })
  if (!loop) throw new Error('no loop')
  const stop = startLoop(loop, log)
  closing.push(async () => {
    await stop()
    await redis.close()
  })
  return {
    state,
    appended,
    /** As kill -9 would: the connection is gone, nothing is released. */
    die: () => redis.client.disconnect(),
    leave: stop,
  }
}

describe('a price source', () => {
  it('runs in one worker only, and in the other within seconds after the first has died', async () => {
    const server = testRedis()
    const workers = [startWorker(server), startWorker(server)]
    const running = () => workers.filter((worker) => worker.state.listener !== null)
    await waitUntil({ what: 'a start', check: async () => running().length > 0 })
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    expect(running()).toHaveLength(1)
    const [first] = running()
    const second = workers.find((worker) => worker !== first)
    first?.die()
    await waitUntil({
      what: 'the other to take over',
      timeoutMs: 15_000,
      check: async () => second?.state.listener !== null,
    })
    await waitUntil({
      what: 'the first to let go',
      timeoutMs: 15_000,
      check: async () => first?.state.listener === null,
    })
    expect(second?.state.starts).toBe(1)
  })

  it('moves at once when its worker leaves in order', async () => {
    const server = testRedis()
    const first = startWorker(server)
    await waitUntil({ what: 'a start', check: async () => first.state.listener !== null })
    const second = startWorker(server)
    await first.leave()
    await waitUntil({
      what: 'the other',
      timeoutMs: 4_000,
      check: async () => second.state.listener !== null,
    })
  })
})

describe('what a source says', () => {
  it('reaches the log only where it is a price and news', () => {
    const appended: PriceTick[] = []
    const now = 1_800_000_000_000
    const accept = createAcceptor({ append: (ticks) => void appended.push(...ticks) }, () => now)
    const tick = (change: Partial<PriceTick>): PriceTick => ({
      token: 'solana:a',
      priceUsd: 1,
      observedAtMs: now,
      source: 'test',
      confidenceBps: 1,
      ...change,
    })
    accept([tick({}), tick({ priceUsd: 2 }), tick({ observedAtMs: now + 1, priceUsd: 3 })])
    accept([
      tick({ token: 'solana:b', priceUsd: Number.NaN }),
      tick({ token: 'solana:b', observedAtMs: now - 90_000 }),
    ])
    expect(appended.map((each) => [each.token, each.priceUsd])).toEqual([
      ['solana:a', 1],
      ['solana:a', 3],
    ])
  })
})
