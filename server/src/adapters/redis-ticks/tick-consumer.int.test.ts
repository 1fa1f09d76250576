import type { PriceTick, TokenKey } from '@windhover/core/prices/price-tick'
import { testRedis } from '@windhover/testkit/test-redis'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterEach, describe, expect, it } from 'vitest'
import { createLogger } from '../../platform/log/logger.ts'
import { connectRedis } from '../../platform/redis/connect-redis.ts'
import { createLeases } from '../../platform/redis/lease.ts'
import type { TickConsumer } from '../../ports/price-feed.ts'
import { createRedisTickLog } from './index.ts'
import { createShards } from './share-shards.ts'
import { consumeTicks } from './tick-consumer.ts'

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const SHARDS = 16
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

type Server = ReturnType<typeof testRedis>

function open(server: Server) {
  const redis = connectRedis({ ...server, name: 'consumer-test', log })
  const ticks = createRedisTickLog({ redis, url: server.url, sources: ['one'], log })
  closing.push(async () => {
    await ticks.close()
    await redis.close()
  })
  return { redis, ticks }
}

/** A worker with a connection of its own and leases that a test can wait for. */
function consume(server: Server, hooks: Partial<TickConsumer> = {}) {
  const { redis } = open(server)
  const seen: PriceTick[] = []
  let takeOvers = 0
  const running = consumeTicks({
    consumer: {
      name: 'test',
      onTakeOver: async () => {
        takeOvers += 1
      },
      onTicks: async (ticks) => {
        await hooks.onTicks?.(ticks)
        seen.push(...ticks)
      },
    },
    redis,
    url: server.url,
    streamOf: (shard) => redis.key('ticks', String(shard)),
    shards: createShards({ redis, leases: createLeases(redis), name: 'test', count: SHARDS, leaseMs: 600 }),
    log,
  })
  closing.push(() => running.stop())
  return { ...running, seen, takeOvers: () => takeOvers, loseRedis: () => redis.client.disconnect() }
}

const TOKENS = Array.from({ length: 60 }, (_, index): TokenKey => `solana:token-${index}`)
const at = (observedAtMs: number): PriceTick[] =>
  TOKENS.map((token) => ({ token, priceUsd: 1, observedAtMs, source: 'one', confidenceBps: 1 }))
const timesOf = (ticks: readonly PriceTick[]) => new Set(ticks.map(({ observedAtMs }) => observedAtMs))
const hasAll = (workers: readonly { counts: () => { shards: number } }[]) =>
  waitUntil({
    what: 'every stream to be read',
    check: () => workers.reduce((sum, worker) => sum + worker.counts().shards, 0) === SHARDS,
  })

describe('a consumer of the tick log', () => {
  it('begins at the end, hands over every tick in order, and goes on where the last worker stopped', async () => {
    const server = testRedis()
    const { ticks } = open(server)
    ticks.append(at(1))
    await ticks.flush()
    const first = consume(server)
    await hasAll([first])
    ticks.append([...at(2), ...at(3)])
    await waitUntil({ what: 'ticks', check: () => first.seen.length === 2 * TOKENS.length })
    expect(timesOf(first.seen)).toEqual(new Set([2, 3]))
    for (const token of TOKENS)
      expect(first.seen.filter((tick) => tick.token === token).map((tick) => tick.observedAtMs)).toEqual([
        2, 3,
      ])
    expect(first.counts()).toMatchObject({ ticks: 120, failures: 0, gaps: 0 })
    await first.stop()
    ticks.append(at(4))
    await ticks.flush()
    const second = consume(server)
    await waitUntil({ what: 'what came meanwhile', check: () => second.seen.length === TOKENS.length })
    expect(timesOf(second.seen)).toEqual(new Set([4]))
    expect(second.takeOvers()).toBeGreaterThan(0)
  })

  it('repeats what failed until it is done, and counts it', async () => {
    const server = testRedis()
    let left = 3
    const worker = consume(server, {
      onTicks: async () => {
        if (left-- > 0) throw new Error('not now')
      },
    })
    await hasAll([worker])
    const { ticks } = open(server)
    ticks.append(at(1))
    await waitUntil({ what: 'all ticks', check: () => worker.seen.length >= TOKENS.length })
    expect(new Set(worker.seen.map(({ token }) => token)).size).toBe(TOKENS.length)
    expect(worker.counts().failures).toBe(3)
  })

  it('shares the streams out fairly, and takes over those of a worker that is gone', async () => {
    const server = testRedis()
    const first = consume(server)
    await hasAll([first])
    const second = consume(server)
    await waitUntil({
      what: 'half of the streams each',
      check: () => first.counts().shards === SHARDS / 2 && second.counts().shards === SHARDS / 2,
    })
    const { ticks } = open(server)
    ticks.append(at(1))
    await waitUntil({
      what: 'all ticks',
      check: () => first.seen.length + second.seen.length >= TOKENS.length,
    })
    expect(first.seen.length).toBeLessThan(TOKENS.length)
    // As kill -9 would: the connection is gone, nothing is released.
    first.loseRedis()
    await waitUntil({ what: 'the other to have all', check: () => second.counts().shards === SHARDS })
    await waitUntil({ what: 'the first to let go', check: () => first.counts().shards === 0 })
    ticks.append(at(2))
    await waitUntil({
      what: 'the rest',
      check: () => second.seen.filter(({ observedAtMs }) => observedAtMs === 2).length >= TOKENS.length,
    })
  })

  it('goes on with the oldest where the log has dropped what comes next, and counts it', async () => {
    const server = testRedis()
    const first = consume(server)
    await hasAll([first])
    const { ticks, redis } = open(server)
    ticks.append(at(1))
    await waitUntil({ what: 'ticks', check: () => first.seen.length === TOKENS.length })
    await first.stop()
    for (const time of [2, 3]) {
      ticks.append(at(time))
      await ticks.flush()
    }
    for (let shard = 0; shard < SHARDS; shard += 1)
      await redis.client.xtrim(redis.key('ticks', String(shard)), 'MAXLEN', 1)
    const second = consume(server)
    await waitUntil({ what: 'what is left', check: () => second.seen.length === TOKENS.length })
    expect(timesOf(second.seen)).toEqual(new Set([3]))
    expect(second.counts().gaps).toBe(SHARDS)
  })
})
