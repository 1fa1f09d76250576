import { RATE_LIMITS } from '@windhover/core/contract/rate-classes'
import type { RateClass } from '@windhover/core/contract/route'
import type { Logger } from '../log/logger.ts'
import type { RedisConnection } from '../redis/connect-redis.ts'
import { createScript } from '../redis/redis-script.ts'
import type { RateDecision, RateLimiter } from './rate-limiter.ts'

/**
 * Shared budgets without a round trip per call. An instance takes a slice of a caller's minute from Redis in one atomic
 * step and spends it in memory.
 *
 * Bound: a window is one minute of the Redis clock. Slices of one window never add up to more than the limit, so all
 * instances together allow at most the limit per window (and, as with every fixed window, at most twice the limit in
 * 60 s across a border). A slice is a quarter of what is left, so slices shrink towards one call near the limit: what
 * an idle instance may hold back from the others gets small exactly when it would matter.
 * While Redis is away each instance allows the whole limit by itself.
 */
const TAKE_SLICE = `
local time = redis.call('TIME')
local nowMs = time[1] * 1000 + math.floor(time[2] / 1000)
local window = math.floor(nowMs / 60000)
local leftMs = (window + 1) * 60000 - nowMs
local limit = tonumber(ARGV[1])
local stored = redis.call('HMGET', KEYS[1], 'window', 'given')
local given = tonumber(stored[1]) == window and tonumber(stored[2]) or 0
local free = limit - given
local slice = math.ceil(free / 4)
if slice > 0 then
  redis.call('HSET', KEYS[1], 'window', string.format('%.0f', window), 'given', given + slice)
  redis.call('PEXPIRE', KEYS[1], leftMs)
end
return { slice, free - slice, leftMs }`

const WINDOW_MS = 60_000
const SWEEP_MS = 30_000

/** What this instance holds of one caller's budget. */
type Lease = { left: number; elsewhere: number; endsAt: number; renewal: Promise<void> | null }

export type RateLimits = Readonly<Record<RateClass, { readonly callsPerMinute: number }>>

export function createLeasedRateLimiter(parts: {
  redis: RedisConnection
  log: Logger
  limits?: RateLimits
}): RateLimiter {
  const { redis, log, limits = RATE_LIMITS } = parts
  const byClass: Record<RateClass, Map<string, Lease>> = {
    read: new Map(),
    picture: new Map(),
    write: new Map(),
    upload: new Map(),
    'sign-in': new Map(),
    costly: new Map(),
  }
  const takeSlice = createScript(redis.client, TAKE_SLICE)
  const sweep = setInterval(() => forgetEnded(Object.values(byClass), performance.now()), SWEEP_MS)
  sweep.unref()

  const renew = async (lease: Lease, callerKey: string, rateClass: RateClass): Promise<void> => {
    const limit = limits[rateClass].callsPerMinute
    try {
      const taken = await takeSlice([redis.key('rate', rateClass, callerKey)], [limit])
      const [slice, elsewhere, leftMs] = taken as [number, number, number]
      lease.left = slice
      lease.elsewhere = elsewhere
      lease.endsAt = performance.now() + leftMs
    } catch (error) {
      log.warn({ err: error }, 'rate limits are not shared: redis does not answer')
      lease.left = limit
      lease.elsewhere = 0
      lease.endsAt = performance.now() + WINDOW_MS
    } finally {
      lease.renewal = null
    }
  }

  const takeSlowly = async (lease: Lease, callerKey: string, rateClass: RateClass): Promise<RateDecision> => {
    const limit = limits[rateClass].callsPerMinute
    for (;;) {
      // Calls that arrive together share one renewal; if its slice is too small for all of them, some ask again.
      lease.renewal ??= renew(lease, callerKey, rateClass)
      await lease.renewal
      const decision = spend(lease, limit, performance.now())
      if (decision !== null) return decision
    }
  }

  return {
    take: (callerKey, rateClass) => {
      const leases = byClass[rateClass]
      let lease = leases.get(callerKey)
      if (lease === undefined) {
        lease = { left: 0, elsewhere: 0, endsAt: 0, renewal: null }
        leases.set(callerKey, lease)
      }
      const decision = spend(lease, limits[rateClass].callsPerMinute, performance.now())
      return decision ?? takeSlowly(lease, callerKey, rateClass)
    },
    close: async () => clearInterval(sweep),
  }
}

/** A decision from what is held here, or null when Redis has to be asked. */
function spend(lease: Lease, limit: number, now: number): RateDecision | null {
  const resetMs = lease.endsAt - now
  if (resetMs <= 0) return null
  if (lease.left > 0) {
    lease.left -= 1
    return { allowed: true, limit, remaining: lease.left + lease.elsewhere, resetMs }
  }
  // Nothing here and nothing elsewhere: refused until the window ends, without asking again.
  return lease.elsewhere > 0 ? null : { allowed: false, limit, remaining: 0, resetMs }
}

function forgetEnded(maps: readonly Map<string, Lease>[], now: number): void {
  for (const leases of maps) {
    for (const [key, lease] of leases) if (lease.endsAt < now && lease.renewal === null) leases.delete(key)
  }
}
