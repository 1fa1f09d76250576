import type { RedisConnection } from '../redis/connect-redis.ts'
import { ALIVE_MS, type Batch, type RunStore, readBatch } from './run-store.ts'

export type RunFollower = {
  readonly onEvents: (first: number, events: readonly string[]) => void
  /** The owner gave no sign of life: whoever can goes on in its place. */
  readonly onSilence: () => Promise<void>
}

/**
 * Reads a run from a number on until it ends or the reader leaves. Subscribing comes before reading the log, and what
 * arrives in between is held back: nothing is missed and nothing comes twice, wherever the run is written.
 */
export async function followRun(
  parts: { readonly redis: RedisConnection; readonly store: RunStore },
  request: { readonly runId: string; readonly after: number; readonly signal: AbortSignal } & RunFollower,
): Promise<void> {
  const { redis, store } = parts
  const { runId, signal } = request
  let position = request.after
  let held: Batch[] | null = []
  const ended = Promise.withResolvers<void>()
  const finish = () => ended.resolve()

  const deliver = ({ first, events, isLast }: Batch) => {
    const fresh = events.slice(Math.max(0, position + 1 - first))
    if (first > position + 1) return void catchUp()
    if (fresh.length > 0 && !signal.aborted) {
      request.onEvents(position + 1, fresh)
      position += fresh.length
    }
    if (isLast) finish()
  }
  async function catchUp(): Promise<void> {
    held ??= []
    // The state first: were it read last, the end could come in between and the events before it be missed.
    const state = await store.readState(runId)
    const from = position
    const missed = await store.readAfter(runId, from)
    if (missed.length > 0) deliver({ first: from + 1, events: missed, isLast: false })
    const waiting = held ?? []
    held = null
    for (const batch of waiting) deliver(batch)
    if (state === null || (state.state === 'ended' && position >= state.last)) finish()
  }
  const fail = (error: unknown) => ended.reject(error)
  const leaveChannel = await redis.channels.subscribe(store.channelOf(runId), (message) => {
    const batch = readBatch(message)
    if (held === null) deliver(batch)
    else held.push(batch)
  })
  const forgetReconnect = redis.channels.onReconnect(() => void catchUp().catch(fail))
  const watch = setInterval(() => {
    void lookAfter().catch(fail)
  }, ALIVE_MS / 3)
  async function lookAfter(): Promise<void> {
    const state = await store.readState(runId)
    if (state === null) return finish()
    if (state.last > position) await catchUp()
    if (state.state === 'ended') return finish()
    if (!state.isAlive) await request.onSilence()
  }
  signal.addEventListener('abort', finish, { once: true })
  try {
    if (!signal.aborted) {
      await catchUp()
      await ended.promise
    }
  } finally {
    clearInterval(watch)
    forgetReconnect()
    signal.removeEventListener('abort', finish)
    await leaveChannel()
  }
}
