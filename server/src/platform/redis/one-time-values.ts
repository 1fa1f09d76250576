import type { RedisConnection } from './connect-redis.ts'

/** Something remembered for a short while that can be asked for once, by whichever instance is asked. */
export type OneTimeValues = {
  readonly put: (entry: {
    readonly key: string
    readonly value: string
    readonly lastsMs: number
  }) => Promise<void>
  /** Null when it was never there, is too old, or was taken already. */
  readonly take: (key: string) => Promise<string | null>
}

export function createOneTimeValues(redis: RedisConnection): OneTimeValues {
  const keyOf = (key: string) => redis.key('once', key)
  return {
    put: async ({ key, value, lastsMs }) => {
      await redis.client.set(keyOf(key), value, 'PX', lastsMs)
    },
    take: (key) => redis.client.getdel(keyOf(key)),
  }
}
