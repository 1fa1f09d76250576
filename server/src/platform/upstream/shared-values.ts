import type { Clock } from '../clock.ts'
import { BoundedMap } from './bounded-map.ts'
import { createSingleFlight } from './single-flight.ts'

export type SharedValues<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>

/**
 * Answers that all callers of this process share: each is fetched at most once per `freshMs`, by one of them, so that
 * calls to a provider do not grow with users.
 */
export function createSharedValues<Value>(options: {
  clock: Clock
  freshMs: number
  /** How old a value may be that stands in while its source is away. */
  staleMs: number
  max: number
}): SharedValues<Value> {
  const { clock, freshMs, staleMs } = options
  const fly = createSingleFlight<Value>()
  const kept = new BoundedMap<{ value: Value; atMs: number }>(options.max)
  const nowMs = () => clock.now().getTime()
  const youngerThan = (key: string, ageMs: number) => {
    const last = kept.get(key)
    return last !== undefined && nowMs() - last.atMs < ageMs ? last : null
  }

  return async (key, load) => {
    const fresh = youngerThan(key, freshMs)
    if (fresh !== null) return fresh.value
    try {
      return await fly(key, async () => {
        const atMs = nowMs()
        const value = await load()
        kept.set(key, { value, atMs })
        return value
      })
    } catch (error) {
      const stale = youngerThan(key, staleMs)
      if (stale === null) throw error
      return stale.value
    }
  }
}
