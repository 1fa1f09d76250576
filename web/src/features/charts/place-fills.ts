import { WINDOW_SECONDS } from '@windhover/core/tokens/candles'
import type { Candle } from '@windhover/core/tokens/contract'
import type { Fill } from '../../lib/fills/read-fills.ts'
import type { ShownWindow } from './copy.ts'

/** Those of each candle, by the second it opened; fills before the first candle have none to stand at. */
export function placeFills(
  fills: readonly Fill[],
  candles: readonly Candle[],
  window: ShownWindow,
): ReadonlyMap<number, readonly Fill[]> {
  const placed = new Map<number, Fill[]>()
  for (const fill of fills) {
    const atS = Math.floor(fill.atMs / 1_000)
    const candle = candles.findLast(({ time }) => time <= atS)
    // A quiet market leaves candles out; such a fill stands at the one before it, but not at any before that.
    if (candle === undefined || atS - candle.time >= 2 * WINDOW_SECONDS[window]) continue
    placed.set(candle.time, [...(placed.get(candle.time) ?? []), fill])
  }
  return placed
}
