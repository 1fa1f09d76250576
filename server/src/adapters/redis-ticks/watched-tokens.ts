import type { TokenKey } from '@windhover/core/prices/price-tick'
import type { RedisConnection } from '../../platform/redis/connect-redis.ts'
import type { WatchedTokens } from '../../ports/price-feed.ts'

/** Asking for a price counts as watching for this long. */
const WATCHED_FOR_MS = 10 * 60_000
/** What a polled source is asked for at most, however many people look at however many tokens. */
const MOST = 500
/** Names come from people, so they are kept for a while but never without end. */
const KEPT = 5_000

/** Which tokens somebody has looked at lately, shared by all instances: polled sources ask for these and no others. */
export function createWatchedTokens(redis: RedisConnection, now: () => number): WatchedTokens {
  const key = redis.key('watched-tokens')
  return {
    note: async (tokens) => {
      if (tokens.length === 0) return
      await redis.client
        .multi()
        .zadd(key, ...tokens.flatMap((token) => [now(), token]))
        .zremrangebyrank(key, 0, -KEPT - 1)
        .exec()
    },
    list: async () => {
      await redis.client.zremrangebyscore(key, '-inf', now() - WATCHED_FOR_MS)
      return (await redis.client.zrevrange(key, 0, MOST - 1)) as TokenKey[]
    },
  }
}
