import { randomUUID } from 'node:crypto'
import type { RedisConnection } from '../../platform/redis/connect-redis.ts'
import type { Leases } from '../../platform/redis/lease.ts'

/** A dead worker is replaced within seconds. */
const LEASE_MS = 5_000
/** So that two late turns lose nothing. */
const TURNS_PER_LEASE = 3.3

/** Which streams this worker reads for one consumer: a fair share of all, each under a lease. */
export type Shards = {
  readonly turnMs: number
  /** One turn: answers the shards that are ours now. To be repeated every `turnMs`. */
  readonly hold: () => Promise<ReadonlySet<number>>
  readonly leave: () => Promise<void>
}

export function createShards(options: {
  redis: RedisConnection
  leases: Leases
  name: string
  count: number
  leaseMs?: number
}): Shards {
  const { redis, leases, name, count, leaseMs = LEASE_MS } = options
  const leasesOf = Array.from({ length: count }, (_, shard) =>
    leases.create({ name: `ticks:${name}:${shard}`, lastsMs: leaseMs }),
  )
  const workers = redis.key('tick-workers', name)
  const self = randomUUID()
  let held: ReadonlySet<number> = new Set()

  /** Every worker says that it is there; who has not for the time of a lease does not count. */
  async function readFairShare(): Promise<number> {
    const [seconds, micros] = (await redis.client.time()).map(Number)
    const nowMs = (seconds ?? 0) * 1_000 + Math.floor((micros ?? 0) / 1_000)
    const answers = await redis.client
      .multi()
      .zadd(workers, nowMs, self)
      .zremrangebyscore(workers, '-inf', nowMs - leaseMs)
      .zcard(workers)
      .exec()
    return Math.ceil(count / Math.max(1, Number(answers?.[2]?.[1] ?? 1)))
  }

  async function holdShare(share: number): Promise<ReadonlySet<number>> {
    const kept = [...held].slice(0, share)
    const given = [...held].slice(share)
    const still = await Promise.all(kept.map((shard) => leasesOf[shard]?.hold() ?? false))
    const ours = new Set(kept.filter((_, place) => still[place]))
    await Promise.all(given.map((shard) => leasesOf[shard]?.release()))
    for (let shard = 0; shard < count && ours.size < share; shard += 1) {
      if (ours.has(shard) || given.includes(shard)) continue
      if (await leasesOf[shard]?.hold()) ours.add(shard)
    }
    return ours
  }

  return {
    turnMs: leaseMs / TURNS_PER_LEASE,
    hold: async () => {
      // Whoever cannot reach the leases must assume that others have them by now.
      held = await readFairShare()
        .then(holdShare)
        .catch(() => new Set<number>())
      return held
    },
    leave: async () => {
      const left = [...held].map((shard) => leasesOf[shard]?.release())
      held = new Set()
      await Promise.allSettled([...left, redis.client.zrem(workers, self)])
    },
  }
}
