import { changeOverDay } from '@windhover/core/tokens/candles'
import type { Candle, CandleWindow } from '@windhover/core/tokens/contract'

/** As the chart and the swap panel read a day: they share the answer. */
export const DAY_WINDOW: CandleWindow = '15m'
const DRAWN = 96
/** A day, and what it takes to reach back over its beginning. */
export const DAY_CANDLES = DRAWN + 2

export type Day = { readonly changePct: number | null; readonly points: readonly number[] }

/** How a token came to its price; nothing where nobody knows one, and no line through a single point. */
export function readDay(candles: readonly Candle[], priceUsd: number | null, nowMs: number): Day {
  if (priceUsd === null || candles.length === 0) return { changePct: null, points: [] }
  return {
    changePct: changeOverDay(candles, { priceUsd, atMs: nowMs }, DAY_WINDOW),
    points: [...candles.slice(-DRAWN).map(({ open }) => open), priceUsd],
  }
}
