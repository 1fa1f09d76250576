import type { Logger } from '../../platform/log/logger.ts'
import type { RedisConnection } from '../../platform/redis/connect-redis.ts'
import { createLeases } from '../../platform/redis/lease.ts'
import type { TickLog } from '../../ports/price-feed.ts'
import { createLastPrices } from './last-prices.ts'
import { createShards } from './share-shards.ts'
import { consumeTicks } from './tick-consumer.ts'
import { followTicks } from './tick-reader.ts'
import { createTickWriter } from './tick-writer.ts'

/** Enough to share the work of the largest day among workers; changing it moves tokens to other streams. */
export const TICK_SHARDS = 16

/** Ticks in Redis streams, sharded by token: any worker writes, any number of processes follow. */
export function createRedisTickLog(options: {
  redis: RedisConnection
  url: string
  sources: readonly string[]
  log: Logger
}): TickLog {
  const { redis, log } = options
  const streamOf = (shard: number) => redis.key('ticks', String(shard))
  const lastPrices = createLastPrices({
    keyOf: (shard) => redis.key('last-prices', String(shard)),
    shards: TICK_SHARDS,
  })
  const onTrouble = (error: unknown) => log.warn({ err: error }, 'the tick log could not be reached')
  const writer = createTickWriter({
    client: redis.client,
    streamOf,
    shards: TICK_SHARDS,
    lastPrices,
    onTrouble,
  })
  const allShards = Array.from({ length: TICK_SHARDS }, (_, shard) => shard)
  return {
    append: writer.append,
    flush: writer.flush,
    counts: writer.counts,
    close: writer.close,
    readLast: (tokens) => lastPrices.read(redis.client, tokens, options.sources),
    follow: ({ shards = allShards, onTicks }) =>
      followTicks({ url: options.url, streams: shards.map(streamOf), onTicks, onTrouble }),
    consume: (consumer) =>
      consumeTicks({
        consumer,
        redis,
        url: options.url,
        streamOf,
        shards: createShards({ redis, leases: createLeases(redis), name: consumer.name, count: TICK_SHARDS }),
        log,
      }),
  }
}
