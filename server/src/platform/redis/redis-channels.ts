import type { Redis } from 'ioredis'

type OnMessage = (message: string) => void

/** Publish and subscribe with one connection: a channel is subscribed while somebody in this process listens. */
export type RedisChannels = {
  readonly publish: (channel: string, message: string) => Promise<void>
  /** Resolves once the server has confirmed, so that nothing published afterwards is missed. */
  readonly subscribe: (channel: string, onMessage: OnMessage) => Promise<() => Promise<void>>
  /** Runs after a lost connection is back: what was published meanwhile did not arrive. */
  readonly onReconnect: (run: () => void) => () => void
}

export function createChannels(client: Redis, subscriber: Redis): RedisChannels {
  const listeners = new Map<string, Set<OnMessage>>()
  const reconnectRuns = new Set<() => void>()
  let wasReady = false

  subscriber.on('message', (channel: string, message: string) => {
    for (const onMessage of listeners.get(channel) ?? []) onMessage(message)
  })
  subscriber.on('ready', () => {
    if (wasReady) void resubscribe()
    wasReady = true
  })

  /** The client library renews subscriptions by itself; asking again tells us when they stand. */
  async function resubscribe(): Promise<void> {
    const channels = [...listeners.keys()]
    if (channels.length > 0) await subscriber.subscribe(...channels)
    for (const run of reconnectRuns) run()
  }

  return {
    publish: async (channel, message) => {
      await client.publish(channel, message)
    },
    subscribe: async (channel, onMessage) => {
      const existing = listeners.get(channel)
      if (existing) existing.add(onMessage)
      else listeners.set(channel, new Set([onMessage]))
      const leave = async () => {
        const set = listeners.get(channel)
        if (!set?.delete(onMessage) || set.size > 0) return
        listeners.delete(channel)
        await subscriber.unsubscribe(channel)
      }
      try {
        // Asked for every listener, not only the first: the answer is the proof that the channel is open by now.
        await subscriber.subscribe(channel)
      } catch (error) {
        await leave().catch(() => {})
        throw error
      }
      return leave
    },
    onReconnect: (run) => {
      reconnectRuns.add(run)
      return () => reconnectRuns.delete(run)
    },
  }
}
