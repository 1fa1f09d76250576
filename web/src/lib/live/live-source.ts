import { type LiveEvent, liveEvent } from '@windhover/core/live/live-event'
import { announceSessionLoss } from '../api/session-loss.ts'
import { doubt, noteSign, onBack, reach } from '../reachability.ts'
import { reconnectDelayMs } from '../reconnect-delay.ts'
import { readEventStream, type StreamPiece } from './read-event-stream.ts'

const ADDRESS = '/api/events'
/** Three missed heartbeats: the line is dead even if nobody said so. */
const SILENCE_MAX_MS = 45_000

export function readLiveEvent(text: string): LiveEvent | null {
  try {
    return liveEvent.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
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
    if (!stop.aborted) doubt()
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
    const response = await reach(ADDRESS, {
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
    const onLife = () => {
      onSign()
      noteSign()
    }
    await readEventStream(response.body, { onPiece, onSign: onLife })
    return 'ended'
  } catch {
    return opened ? 'ended' : 'failed'
  } finally {
    clearTimeout(timer)
    // Whatever ended the reading, the line must not stay open behind it: a browser has six per server.
    silence.abort()
  }
}

/** No longer than it takes until the server is heard of again. */
function wait(delayMs: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve()
    const goOn = () => {
      clearTimeout(timer)
      unwatch()
      resolve()
    }
    const timer = setTimeout(goOn, delayMs)
    const unwatch = onBack(goOn)
    stop.addEventListener('abort', goOn)
  })
}
