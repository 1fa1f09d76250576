import { AppError } from '@windhover/core/errors/app-error'
import type { Reading } from '../../ports/chain.ts'
import type { Clock } from '../clock.ts'
import { BoundedMap } from './bounded-map.ts'
import { createSingleFlight } from './single-flight.ts'

export type SharedReadings<Value> = (key: string, load: () => Promise<Value>) => Promise<Reading<Value>>

/**
 * Turns a read that may fail into a reading that never lies: what was loaded now, else what was seen before and is
 * marked as such, else unknown. Equal reads at the same time are asked once.
 */
export function createSharedReadings<Value>(options: {
  clock: Clock
  staleMs: number
  /** How many last values are kept. */
  max: number
}): SharedReadings<Value> {
  const { clock, staleMs } = options
  const fly = createSingleFlight<Reading<Value>>()
  const seen = new BoundedMap<{ value: Value; observedAtMs: number }>(options.max)
  const nowMs = () => clock.now().getTime()

  async function read(key: string, load: () => Promise<Value>): Promise<Reading<Value>> {
    const observedAtMs = nowMs()
    try {
      const value = await load()
      seen.set(key, { value, observedAtMs })
      return { state: 'known', value, observedAtMs }
    } catch (error) {
      const last = seen.get(key)
      const reason = error instanceof AppError ? error.message : 'The answer could not be read.'
      if (last === undefined || nowMs() - last.observedAtMs > staleMs) return { state: 'unknown', reason }
      return { state: 'stale', ...last, reason }
    }
  }

  return (key, load) => fly(key, () => read(key, load))
}
