import { GUESTS_PER_HOUR } from '@windhover/core/accounts/constants'
import { accountErrors } from '@windhover/core/accounts/errors'
import { internalErrors } from '@windhover/core/errors/platform-errors'
import type { Clock } from '../../platform/clock.ts'
import { addressKey } from '../../platform/rate/rate-key.ts'
import type { RedisConnection } from '../../platform/redis/connect-redis.ts'

const HOUR_MS = 60 * 60_000

/**
 * Anybody can create a guest account, so an IP address gets only a few per hour, on top of its calls per minute.
 * While Redis is down nobody gets one; people with an account can still sign in.
 */
export async function takeGuestBudget(call: {
  redis: RedisConnection
  clock: Clock
  ipAddress: string
}): Promise<void> {
  const { redis, clock, ipAddress } = call
  const nowMs = clock.now().getTime()
  const hour = Math.floor(nowMs / HOUR_MS)
  const key = redis.key('guests', addressKey(ipAddress), String(hour))
  const taken = await countGuest(redis, key).catch((error: unknown) => {
    throw internalErrors.unavailable({ cause: error })
  })
  if (taken <= GUESTS_PER_HOUR) return
  const retryAfterSeconds = Math.ceil(((hour + 1) * HOUR_MS - nowMs) / 1000)
  throw accountErrors.tooManyGuests({ context: { retryAfterSeconds } })
}

async function countGuest(redis: RedisConnection, key: string): Promise<number> {
  const answers = await redis.client.multi().incr(key).pexpire(key, HOUR_MS).exec()
  const taken = answers?.[0]?.[1]
  if (typeof taken !== 'number') throw new Error('the guests of an address could not be counted')
  return taken
}
