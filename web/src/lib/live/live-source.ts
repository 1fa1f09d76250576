import { type LiveEvent, liveEvent } from '@windhover/core/live/live-event'
import { announceSessionLoss } from '../api/session-loss.ts'
import { readEventStream, type StreamPiece } from './read-event-stream.ts'

const ADDRESS = '/api/events'
const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000
/** Three missed heartbeats: the line is dead even if nobody said so. */
const SILENCE_MAX_MS = 45_000

export function readLiveEvent(text: string): LiveEvent | null {
  try {
    return liveEvent.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Doubles, with jitter so that a restarted server is not met by every browser at once. */
export function reconnectDelayMs(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS)
  return whole / 2 + (random() * whole) / 2
}

/** One connection to the live events that comes back by itself and asks for what it missed. */
export function connectLive(options: {
  /** Place in the stream up to which this browser has heard everything. */
  readonly lastEventId: () => string | null
  readonly onPlace: (id: string) => void
  readonly onEvent: (event: LiveEvent) => void
}): () => void {
  const stop = new AbortController()
  void stayConnected(options, stop.signal)
  return () => stop.abort()
}

type Connection = Parameters<typeof connectLive>[0]

async function stayConnected(connection: Connection, stop: AbortSignal): Promise<void> {
  let failures = 0
  while (!stop.aborted) {
    const outcome = await connectOnce(connection, stop)
    if (outcome === 'signed-out') return announceSessionLoss()
    failures = outcome === 'ended' ? 0 : failures + 1
    await wait(reconnectDelayMs(failures), stop)
  }
}

async function connectOnce(
  connection: Connection,
  stop: AbortSignal,
): Promise<'ended' | 'failed' | 'signed-out'> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onSign = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MAX_MS)
  }
  let opened = false
  try {
    onSign()
    const since = connection.lastEventId()
    const response = await fetch(ADDRESS, {
      headers: { accept: 'text/event-stream', ...(since === null ? {} : { 'last-event-id': since }) },
      cache: 'no-store',
      signal: AbortSignal.any([stop, silence.signal]),
    })
    if (response.status === 401) return 'signed-out'
    if (!response.ok || response.body === null) return 'failed'
    opened = true
    const onPiece = ({ id, data }: StreamPiece) => {
      if (stop.aborted) return
      const event = data === null ? null : readLiveEvent(data)
      if (event !== null) connection.onEvent(event)
      if (id !== null) connection.onPlace(id)
    }
    await readEventStream(response.body, { onPiece, onSign })
    return 'ended'
  } catch {
    return opened ? 'ended' : 'failed'
  } finally {
    clearTimeout(timer)
    // Whatever ended the reading, the line must not stay open behind it: a browser has six per server.
    silence.abort()
  }
}

function wait(delayMs: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve()
    const timer = setTimeout(resolve, delayMs)
    stop.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
