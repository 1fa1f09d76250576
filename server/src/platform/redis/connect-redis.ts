import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from '../log/logger.ts'
import { createChannels, type RedisChannels } from './redis-channels.ts'

export type RedisConnection = {
  readonly client: Redis
  /** One connection for everything this process listens to. */
  readonly channels: RedisChannels
  /** Puts the deployment's prefix in front; every key and channel goes through it. */
  readonly key: (...parts: string[]) => string
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
}

const RECONNECT_AT_MOST_MS = 1_000

export function connectRedis(options: {
  url: string
  prefix: string
  name: string
  log: Logger
}): RedisConnection {
  const base = {
    connectionName: `windhover-${options.name}`,
    retryStrategy: (attempt: number) => Math.min(attempt * 50, RECONNECT_AT_MOST_MS),
    enableAutoPipelining: true,
  } satisfies RedisOptions
  // A call fails soon instead of waiting for a server that is away; subscriptions wait as long as it takes.
  const client = new Redis(options.url, { ...base, maxRetriesPerRequest: 2, commandTimeout: 3_000 })
  const subscriber = new Redis(options.url, {
    ...base,
    maxRetriesPerRequest: null,
    enableAutoPipelining: false,
  })
  for (const connection of [client, subscriber]) {
    connection.on('error', (error) => options.log.warn({ err: error }, 'redis connection failed'))
  }
  return {
    client,
    channels: createChannels(client, subscriber),
    key: (...parts) => options.prefix + parts.join(':'),
    ping: async () => {
      await client.ping()
    },
    close: async () => {
      client.disconnect()
      subscriber.disconnect()
    },
  }
}
