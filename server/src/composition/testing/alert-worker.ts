import { TICK_SHARDS } from '../../adapters/redis-ticks/index.ts'
import { createShards } from '../../adapters/redis-ticks/share-shards.ts'
import { consumeTicks } from '../../adapters/redis-ticks/tick-consumer.ts'
import { followPrices } from '../../features/watchlist/follow-prices.ts'
import { systemClock } from '../../platform/clock.ts'
import { connectDatabase } from '../../platform/db/database.ts'
import { createRedisLiveEvents } from '../../platform/live/redis-live-events.ts'
import { createLogger } from '../../platform/log/logger.ts'
import { connectRedis } from '../../platform/redis/connect-redis.ts'
import { createLeases } from '../../platform/redis/lease.ts'

/** A worker of its own process, so that a test can kill it: it does nothing but follow prices. Its leases are short. */
const [databaseUrl = '', redisUrl = '', prefix = '', name = ''] = process.argv.slice(2)
const LEASE_MS = 600
const log = createLogger({ process: 'fixture', instance: name, level: process.env.LOG_LEVEL ?? 'silent' })
const { db } = connectDatabase({ url: databaseUrl, pool: 2, name })
const redis = connectRedis({ url: redisUrl, prefix, name, log })
const live = createRedisLiveEvents({ redis, clock: systemClock, log })
const consumer = followPrices({ db, live, clock: systemClock, log })

consumeTicks({
  consumer,
  redis,
  url: redisUrl,
  streamOf: (shard) => redis.key('ticks', String(shard)),
  shards: createShards({
    ...{ redis, leases: createLeases(redis), name: consumer.name, count: TICK_SHARDS, leaseMs: LEASE_MS },
  }),
  log,
})
process.send?.('running')
