import type { Clock } from '../clock.ts'
import type { Logger } from '../log/logger.ts'
import type { RedisConnection } from '../redis/connect-redis.ts'
import { createEventLog } from './event-log.ts'
import { isAfter, parsePosition } from './event-position.ts'
import type { LiveEvents, LiveListener } from './live-events.ts'
import { createLiveReader, type LiveReader } from './live-reader.ts'

/**
 * Live events through Redis: a short log per user for those who come back, a channel per user for those connected.
 * This instance is subscribed only to users who are connected to it.
 */
export function createRedisLiveEvents(parts: {
  redis: RedisConnection
  clock: Clock
  log: Logger
}): LiveEvents {
  const { redis, clock, log } = parts
  const eventLog = createEventLog(redis, clock.now)
  const open = new Map<LiveReader, LiveListener>()

  const forgetReconnect = redis.channels.onReconnect(() => {
    for (const [reader, listener] of open) {
      reader.catchUp().catch((error) => {
        log.error({ err: error }, 'catching up with live events failed')
        open.delete(reader)
        listener.onLost()
      })
    }
  })
  return {
    publish: (userId, { name }, data) => eventLog.append(userId, { name, data: { ...(data as object) } }),
    listen: async (userId, listener) => {
      const { lastEventId, onEvent } = listener
      const known = lastEventId !== null && parsePosition(lastEventId) !== null ? lastEventId : null
      const end = await eventLog.readEnd(userId)
      // A place beyond the end would hide everything until it is reached, the end of the session among it.
      const position = known !== null && !isAfter(known, end) ? known : end
      listener.onPosition?.(position)
      const reader = createLiveReader({ eventLog, userId, position, onEvent, now: clock.now })
      const leaveChannel = await redis.channels.subscribe(eventLog.channelOf(userId), reader.onPublished)
      open.set(reader, listener)
      const stop = async () => {
        open.delete(reader)
        await leaveChannel()
      }
      try {
        await reader.start()
      } catch (error) {
        await stop()
        throw error
      }
      return stop
    },
    close: async () => {
      forgetReconnect()
      open.clear()
    },
  }
}
