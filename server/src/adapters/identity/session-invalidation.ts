import type { Logger } from '../../platform/log/logger.ts'
import type { RedisConnection } from '../../platform/redis/connect-redis.ts'
import type { SessionCache } from './session-cache.ts'

export type SessionInvalidation = {
  /** Tells every instance, this one first, that what it knows about these sessions is old. */
  readonly announce: (sessionIds: readonly string[]) => Promise<void>
  readonly close: () => Promise<void>
}

/** Keeps the session caches of all instances in agreement over Redis. */
export function startSessionInvalidation(options: {
  redis: RedisConnection
  cache: SessionCache
  log: Logger
}): SessionInvalidation {
  const { redis, cache, log } = options
  const channel = redis.key('identity', 'session-changed')
  // A connection of its own: the cache must know at once when it can no longer hear, and stay off until it can again.
  const subscriber = redis.client.duplicate({
    enableAutoPipelining: false,
    autoResubscribe: false,
    lazyConnect: true,
  })
  let closed = false

  const listen = async () => {
    try {
      await subscriber.subscribe(channel)
      if (!closed) cache.setEnabled(true)
    } catch (error) {
      log.warn({ err: error }, 'session changes cannot be heard; sessions are read from the database')
    }
  }
  subscriber.on('error', (error) => log.warn({ err: error }, 'session change connection failed'))
  subscriber.on('close', () => cache.setEnabled(false))
  subscriber.on('ready', () => void listen())
  subscriber.on('message', (_channel: string, message: string) => {
    for (const sessionId of message.split(',')) cache.invalidate(sessionId)
  })
  subscriber.connect().catch((error) => log.warn({ err: error }, 'session change connection failed'))

  return {
    announce: async (sessionIds) => {
      if (sessionIds.length === 0) return
      for (const sessionId of sessionIds) cache.invalidate(sessionId)
      try {
        await redis.client.publish(channel, sessionIds.join(','))
      } catch (error) {
        // The change itself is in the database; other instances notice when their entries run out.
        log.error({ err: error }, 'a session change could not be announced')
      }
    },
    close: async () => {
      closed = true
      cache.setEnabled(false)
      subscriber.disconnect()
    },
  }
}
