import type { LiveEvent } from '@windhover/core/live/live-event'
import { eventsMissed } from '@windhover/core/live/topic'
import { type EventLog, readPublished } from './event-log.ts'
import { isAfter } from './event-position.ts'

export type LiveReader = {
  readonly onPublished: (message: string) => void
  /** Ends the first waiting time: reads what came before the subscription stood. */
  readonly start: () => Promise<void>
  /** Reads what was published while the connection was away. */
  readonly catchUp: () => Promise<void>
}

/**
 * One listener's place in the log. Subscribing comes before reading the log, what arrives during a read is held back,
 * and an event is delivered only if it lies behind the place reached: nothing is lost, nothing comes twice.
 */
export function createLiveReader(options: {
  eventLog: Pick<EventLog, 'readAfter'>
  userId: string
  position: string
  onEvent: (event: LiveEvent) => void
  now: () => Date
}): LiveReader {
  let { position } = options
  let readsDue = 1
  let lastRead: Promise<void> = Promise.resolve()
  let held: LiveEvent[] = []

  const deliver = (event: LiveEvent) => {
    if (!isAfter(event.id, position)) return
    position = event.id
    options.onEvent(event)
  }
  const readMissed = async () => {
    const missed = await options.eventLog.readAfter(options.userId, position)
    if (missed.incomplete) {
      options.onEvent({ id: position, name: eventsMissed.name, at: options.now().toISOString(), data: {} })
    }
    for (const event of missed.events) deliver(event)
    readsDue -= 1
    if (readsDue > 0) return
    const waiting = held
    held = []
    for (const event of waiting) deliver(event)
  }
  const readInTurn = () => {
    lastRead = lastRead.then(readMissed)
    return lastRead
  }
  return {
    onPublished: (message) => {
      const event = readPublished(message)
      if (readsDue > 0) held.push(event)
      else deliver(event)
    },
    start: readInTurn,
    catchUp: () => {
      readsDue += 1
      return readInTurn()
    },
  }
}
