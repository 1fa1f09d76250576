import type { LiveEvent } from '@windhover/core/live/live-event'
import { connectLive } from './live-source.ts'

type News = { readonly place: string; readonly event: LiveEvent | null }

/**
 * Ten tabs cost one connection: the tab that holds the lock connects and passes events on. When it closes, the
 * browser hands the lock to the next tab, which continues after the last event it heard.
 */
export function shareLive(options: {
  readonly userId: string
  readonly onEvent: (event: LiveEvent) => void
}): () => void {
  const name = `windhover-live:${options.userId}`
  const channel = new BroadcastChannel(name)
  const stop = new AbortController()
  let lastEventId: string | null = null

  const receive = (news: News) => {
    if (news.event !== null) options.onEvent(news.event)
    lastEventId = news.place
  }
  channel.onmessage = ({ data }) => receive(data as News)

  const share = (news: News) => {
    receive(news)
    channel.postMessage(news)
  }
  const lead = () =>
    new Promise<void>((resolve) => {
      // The lock may be handed over in the same moment in which this tab gave up waiting for it.
      if (stop.signal.aborted) return resolve()
      const disconnect = connectLive({
        lastEventId: () => lastEventId,
        onPlace: (place) => share({ place, event: null }),
        onEvent: (event) => share({ place: event.id, event }),
      })
      stop.signal.addEventListener('abort', () => {
        disconnect()
        resolve()
      })
    })

  // Web Locks exist only in secure contexts; without them each tab has its own connection.
  if (navigator.locks === undefined) void lead()
  else navigator.locks.request(name, { signal: stop.signal }, lead).catch(() => undefined)

  return () => {
    stop.abort()
    channel.close()
  }
}
