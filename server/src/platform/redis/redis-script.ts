import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'

export type RedisScript = (keys: readonly string[], values: readonly (string | number)[]) => Promise<unknown>

/** A script the server runs in one atomic step. It is sent by its hash, and in full only where it is not known yet. */
export function createScript(client: Redis, source: string): RedisScript {
  const hash = createHash('sha1').update(source).digest('hex')
  return async (keys, values) => {
    try {
      return await client.evalsha(hash, keys.length, ...keys, ...values)
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
      return client.eval(source, keys.length, ...keys, ...values)
    }
  }
}
