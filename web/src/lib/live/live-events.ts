import type { LiveEvent } from '@windhover/core/live/live-event'
import type { Topic } from '@windhover/core/live/topic'
import { useEffect, useEffectEvent } from 'react'
import type { z } from 'zod'
import { reconnectDelayMs } from '../reconnect-delay.ts'

type Listener = (event: LiveEvent) => void

const listeners = new Map<string, Set<Listener>>()

function deliver(event: LiveEvent): void {
  for (const listener of listeners.get(event.name) ?? []) listener(event)
}

/** Opens the live connection of the signed-in user; the answer closes it. Called once, by the workspace. */
export function startLiveEvents(userId: string): () => void {
  const stop = new AbortController()
  void connect(userId, stop.signal)
  return () => stop.abort()
}

/** What holds the connection is no part of the first page. */
async function connect(userId: string, stopped: AbortSignal): Promise<void> {
  for (let failures = 0; !stopped.aborted; failures += 1) {
    try {
      const { shareLive } = await import('./share-between-tabs.ts')
      if (!stopped.aborted) stopped.addEventListener('abort', shareLive({ userId, onEvent: deliver }))
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, reconnectDelayMs(failures)))
    }
  }
}

export function onLiveEvent(name: string, listener: Listener): () => void {
  const own = listeners.get(name) ?? new Set()
  listeners.set(name, own.add(listener))
  return () => own.delete(listener)
}

/** Calls the handler for each event of that topic whose data fits; others are none of our business. */
export function useLiveEvent<Schema extends z.ZodType>(
  topic: Topic<Schema>,
  handler: (data: z.output<Schema>, event: LiveEvent) => void,
): void {
  const receive = useEffectEvent((event: LiveEvent) => {
    const parsed = topic.data.safeParse(event.data)
    if (parsed.success) handler(parsed.data, event)
  })
  useEffect(() => onLiveEvent(topic.name, (event) => receive(event)), [topic.name])
}
