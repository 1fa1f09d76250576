import { setTimeout } from 'node:timers/promises'
import type { PriceTick } from '@windhover/core/prices/price-tick'
import { Redis } from 'ioredis'
import type { Logger } from '../../platform/log/logger.ts'
import type { RedisConnection } from '../../platform/redis/connect-redis.ts'
import type { RunningTickConsumer, TickConsumer } from '../../ports/price-feed.ts'
import { readCheckpoint, wasDropped } from './checkpoints.ts'
import type { Shards } from './share-shards.ts'
import { readTickText } from './tick-text.ts'

/** A stream that is taken over meanwhile waits for so long at most. */
const BLOCK_MS = 500
/** Of each stream: at the heaviest load, about two seconds of ticks in one call. */
const ENTRIES_AT_ONCE = 200
const RETRY_MS = 250
const RETRY_MOST_MS = 10_000

type Place = {
  readonly stream: string
  readonly checkpoint: string
  position: string
  /** So far behind, or so long away, that the log may have dropped what comes next. */
  mayLag: boolean
}

/**
 * Reads the streams this worker has a lease of, on one connection of its own. What was read is handed over, then the
 * checkpoints move: a death in between repeats ticks and loses none. A checkpoint needs no lease to be written: whoever
 * writes one has handed over everything before it.
 */
export function consumeTicks(options: {
  consumer: TickConsumer
  redis: RedisConnection
  url: string
  streamOf: (shard: number) => string
  shards: Shards
  log: Logger
}): RunningTickConsumer {
  const { consumer, redis, streamOf, shards } = options
  const log = options.log.child({ consumer: consumer.name })
  const reader = new Redis(options.url, { maxRetriesPerRequest: null, retryStrategy: () => RETRY_MS })
  reader.on('error', (error) => log.warn({ err: error }, 'the tick log could not be reached'))
  const places = new Map<number, Place>()
  const counts = { ticks: 0, failures: 0, gaps: 0 }
  const leaving = new AbortController()
  let wanted: ReadonlySet<number> = new Set()
  let pauseMs = 0

  const sleep = (ms: number) => setTimeout(ms, undefined, { signal: leaving.signal }).catch(() => {})

  const holding = (async () => {
    while (!leaving.signal.aborted) {
      wanted = await shards.hold()
      await sleep(shards.turnMs)
    }
  })()

  /** Begins at the checkpoints of what is ours by now, and forgets what is not. */
  async function followLeases(): Promise<void> {
    for (const shard of places.keys()) if (!wanted.has(shard)) places.delete(shard)
    const gained = [...wanted].filter((shard) => !places.has(shard))
    if (gained.length === 0) return
    const begun = await Promise.all(
      gained.map(async (shard): Promise<[number, Place]> => {
        const stream = streamOf(shard)
        const checkpoint = redis.key('tick-checkpoint', consumer.name, String(shard))
        const position = await readCheckpoint(redis.client, { stream, checkpoint })
        return [shard, { stream, checkpoint, position, mayLag: true }]
      }),
    )
    await consumer.onTakeOver?.()
    for (const [shard, place] of begun) if (wanted.has(shard)) places.set(shard, place)
  }

  async function noteGaps(): Promise<void> {
    const doubtful = [...places.values()].filter((place) => place.mayLag)
    await Promise.all(
      doubtful.map(async (place) => {
        if (await wasDropped(redis.client, place)) {
          counts.gaps += 1
          log.warn(
            { stream: place.stream, position: place.position },
            'ticks were dropped before they were read',
          )
        }
        place.mayLag = false
      }),
    )
  }

  async function readOnce(): Promise<void> {
    await followLeases()
    if (places.size === 0) return await sleep(RETRY_MS)
    await noteGaps()
    const read = [...places.values()]
    const names = read.map(({ stream }) => stream)
    const from = read.map(({ position }) => position)
    const answer = await reader.xread(
      ...(['COUNT', ENTRIES_AT_ONCE, 'BLOCK', BLOCK_MS, 'STREAMS', ...names, ...from] as const),
    )
    if (answer === null) return
    const ticks: PriceTick[] = []
    const moved: { readonly place: Place; readonly position: string; readonly isFull: boolean }[] = []
    for (const [stream, entries] of answer) {
      const place = read[names.indexOf(stream)]
      const last = entries.at(-1)
      if (place === undefined || last === undefined) continue
      for (const [, fields] of entries) for (const tick of readTickText(fields[1] ?? '')) ticks.push(tick)
      moved.push({ place, position: last[0], isFull: entries.length >= ENTRIES_AT_ONCE })
    }
    await consumer.onTicks(ticks)
    counts.ticks += ticks.length
    for (const { place, position, isFull } of moved) {
      place.position = position
      place.mayLag = isFull
    }
    await redis.client.mset(moved.flatMap(({ place, position }) => [place.checkpoint, position]))
  }

  const reading = (async () => {
    while (!leaving.signal.aborted) {
      try {
        await readOnce()
        pauseMs = 0
      } catch (error) {
        if (leaving.signal.aborted) return
        counts.failures += 1
        log.warn({ err: error }, 'ticks could not be consumed')
        for (const place of places.values()) place.mayLag = true
        pauseMs = Math.min(Math.max(RETRY_MS, pauseMs * 2), RETRY_MOST_MS)
        await sleep(pauseMs)
      }
    }
  })()

  return {
    counts: () => ({ ...counts, shards: places.size }),
    stop: async () => {
      leaving.abort()
      reader.disconnect()
      await Promise.all([holding, reading])
      await shards.leave()
    },
  }
}
