import type { LiveEvent } from '@windhover/core/live/live-event'
import type { RedisConnection } from '../redis/connect-redis.ts'
import { createScript } from '../redis/redis-script.ts'
import { parsePosition } from './event-position.ts'

export const KEPT_EVENTS = 200
const KEPT_MS = 24 * 60 * 60_000

/** Appends and tells in one go, so that what is published always comes in the order of the log. */
const APPEND = `
local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[1], '*', 'e', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('PUBLISH', KEYS[2], id .. ' ' .. ARGV[2])
return id`

/** Where the log ends now. A log that does not exist (yet, or any more) ends at this moment. */
const END = `
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
if last[1] then return last[1][1] end
return string.format('%.0f-0', redis.call('TIME')[1] * 1000 - 1)`

export type MissedEvents = {
  readonly events: readonly LiveEvent[]
  /** True when older events than the log still holds may have been missed too. */
  readonly incomplete: boolean
}

/** The last events of each user, kept for a while so that a browser that was away can catch up. */
export type EventLog = {
  readonly append: (userId: string, event: { name: string; data: Record<string, unknown> }) => Promise<void>
  readonly readEnd: (userId: string) => Promise<string>
  readonly readAfter: (userId: string, position: string) => Promise<MissedEvents>
  readonly channelOf: (userId: string) => string
}

export function createEventLog(redis: RedisConnection, now: () => Date): EventLog {
  const logOf = (userId: string) => redis.key('live', 'log', userId)
  const channelOf = (userId: string) => redis.key('live', 'channel', userId)
  const append = createScript(redis.client, APPEND)
  const readEnd = createScript(redis.client, END)
  return {
    channelOf,
    append: async (userId, { name, data }) => {
      const text = JSON.stringify({ name, at: now().toISOString(), data })
      await append([logOf(userId), channelOf(userId)], [KEPT_EVENTS, text, KEPT_MS])
    },
    readEnd: async (userId) => String(await readEnd([logOf(userId)], [])),
    readAfter: async (userId, position) => {
      const [positionMs] = parsePosition(position) ?? [0]
      const [entries, length] = await Promise.all([
        redis.client.xrange(logOf(userId), `(${position}`, '+'),
        redis.client.xlen(logOf(userId)),
      ])
      const events = entries.flatMap(([id, fields]) =>
        fields[1] === undefined ? [] : [readEvent(id, fields[1])],
      )
      const trimmedAway = length >= KEPT_EVENTS && entries.length === length
      const expired = now().getTime() - positionMs > KEPT_MS
      return { events, incomplete: trimmedAway || expired }
    },
  }
}

export function readEvent(id: string, text: string): LiveEvent {
  const stored: Omit<LiveEvent, 'id'> = JSON.parse(text)
  return { id, ...stored }
}

/** The published form is `id json`. */
export function readPublished(message: string): LiveEvent {
  const space = message.indexOf(' ')
  return readEvent(message.slice(0, space), message.slice(space + 1))
}
