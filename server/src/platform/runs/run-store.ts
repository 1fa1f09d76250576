import type { RedisConnection } from '../redis/connect-redis.ts'
import { createScript } from '../redis/redis-script.ts'
import { APPEND, BEAT, BEGIN, RELEASE, TAKE } from './run-scripts.ts'

/** Without a sign for this long the owner counts as dead. It gives one every second. */
export const ALIVE_MS = 3_000
const RUNNING_KEPT_MS = 60 * 60_000
const ENDED_KEPT_MS = 10 * 60_000

/** Events in a row; `first` is the number of the first of them, counted from 1. */
export type Batch = { readonly first: number; readonly events: readonly string[]; readonly isLast: boolean }

export type RunState = {
  readonly state: 'running' | 'ended'
  readonly isAlive: boolean
  readonly last: number
}

/** The log of a run in Redis: numbered events, one owner, readable by everybody from any number on. */
export type RunStore = {
  /** False where the run exists already. */
  readonly begin: (runId: string, owner: string) => Promise<boolean>
  /** False where this owner has lost the run: nothing was written then. */
  readonly append: (runId: string, owner: string, batch: Batch) => Promise<boolean>
  readonly beat: (runId: string, owner: string) => Promise<boolean>
  /** The number of the last event, if the run was taken over; null where its owner lives or it has ended. */
  readonly take: (runId: string, owner: string) => Promise<number | null>
  readonly release: (runId: string, owner: string) => Promise<void>
  readonly readState: (runId: string) => Promise<RunState | null>
  /** Every event behind a number. */
  readonly readAfter: (runId: string, after: number) => Promise<readonly string[]>
  readonly channelOf: (runId: string) => string
}

export function createRunStore(redis: RedisConnection): RunStore {
  const { client } = redis
  const keysOf = (runId: string) =>
    [
      redis.key('run', runId),
      redis.key('run', runId, 'log'),
      redis.key('run', runId, 'alive'),
      redis.key('run', runId, 'channel'),
    ] as const
  const begin = createScript(client, BEGIN)
  const append = createScript(client, APPEND)
  const beat = createScript(client, BEAT)
  const take = createScript(client, TAKE)
  const release = createScript(client, RELEASE)
  return {
    channelOf: (runId) => keysOf(runId)[3],
    begin: async (runId, owner) => (await begin(keysOf(runId), [owner, ALIVE_MS, RUNNING_KEPT_MS])) === 1,
    append: async (runId, owner, { first, events, isLast }) => {
      const last = first + events.length - 1
      const keptMs = isLast ? ENDED_KEPT_MS : RUNNING_KEPT_MS
      const text = JSON.stringify(events)
      const values = [owner, first, last, text, isLast ? '1' : '0', keptMs]
      return (await append(keysOf(runId), values)) === 1
    },
    beat: async (runId, owner) => (await beat(keysOf(runId), [owner, ALIVE_MS])) === 1,
    take: async (runId, owner) => {
      const last = Number(await take(keysOf(runId), [owner, ALIVE_MS]))
      return last < 0 ? null : last
    },
    release: async (runId, owner) => {
      await release(keysOf(runId), [owner])
    },
    readState: async (runId) => {
      const [facts, , alive] = keysOf(runId)
      const [[state, last], isAlive] = await Promise.all([
        client.hmget(facts, 'state', 'last'),
        client.exists(alive),
      ])
      if (state === null || state === undefined) return null
      return { state: state === 'ended' ? 'ended' : 'running', isAlive: isAlive === 1, last: Number(last) }
    },
    readAfter: async (runId, after) => {
      const entries = await client.xrange(keysOf(runId)[1], `${after + 1}-0`, '+')
      return entries.flatMap(([id, fields]) => {
        const events: string[] = JSON.parse(fields[1] ?? '[]')
        const first = Number(id.split('-')[0]) - events.length + 1
        return events.slice(Math.max(0, after + 1 - first))
      })
    },
  }
}

/** The published form is `first isLast json`. */
export function readBatch(message: string): Batch {
  const one = message.indexOf(' ')
  const two = message.indexOf(' ', one + 1)
  return {
    first: Number(message.slice(0, one)),
    isLast: message.slice(one + 1, two) === '1',
    events: JSON.parse(message.slice(two + 1)),
  }
}
