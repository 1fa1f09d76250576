import { randomUUID } from 'node:crypto'
import type { RedisConnection } from './connect-redis.ts'
import { createScript } from './redis-script.ts'

/** Takes the lease when it is free, makes it longer when it is ours already. */
const HOLD = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`

const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`

/** Something that one process at a time should do. It is held again well within its time, or another one takes it. */
export type Lease = {
  /** True while this process holds it; takes it when it is free. */
  readonly hold: () => Promise<boolean>
  readonly release: () => Promise<void>
}

export type Leases = {
  readonly create: (options: { readonly name: string; readonly lastsMs: number }) => Lease
}

export function createLeases(redis: RedisConnection): Leases {
  const hold = createScript(redis.client, HOLD)
  const release = createScript(redis.client, RELEASE)
  return {
    create: ({ name, lastsMs }) => {
      const key = redis.key('lease', name)
      const holder = randomUUID()
      return {
        hold: async () => (await hold([key], [holder, lastsMs])) === 1,
        release: async () => {
          await release([key], [holder])
        },
      }
    },
  }
}
