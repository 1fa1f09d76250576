export type PriceSpan = { readonly minValue: number; readonly maxValue: number }

/** So many heights of the window away, and a level would flatten the candles. */
const SPANS_AWAY_MAX = 2

/** What the axis covers: the price in the window, and a level that is not too far from the last price. */
export function reachLevel(
  window: PriceSpan,
  { levelUsd, lastUsd }: { levelUsd: number | null; lastUsd: number },
): PriceSpan {
  if (levelUsd === null) return window
  const { minValue, maxValue } = window
  if (Math.abs(levelUsd - lastUsd) >= SPANS_AWAY_MAX * (maxValue - minValue)) return window
  return { minValue: Math.min(minValue, levelUsd), maxValue: Math.max(maxValue, levelUsd) }
}
