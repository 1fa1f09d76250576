import type { Candle, CandleWindow } from '@windhover/core/tokens/contract'

/** As the chart and the swap panel read a day: they share the answer. */
export const DAY_WINDOW: CandleWindow = '15m'
export const DAY_CANDLES = 96

/** How a token came to its price; nothing where nobody knows one. */
export function drawDay(candles: readonly Candle[], priceUsd: number | null): readonly number[] {
  if (priceUsd === null || candles.length === 0) return []
  return [...candles.slice(-DAY_CANDLES).map(({ open }) => open), priceUsd]
}
