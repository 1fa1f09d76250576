import type { PriceView } from '@windhover/core/prices/contract'
import type { Candle } from '@windhover/core/tokens/contract'

export type DayFigures = { readonly priceUsd: number; readonly changePct: number | null }

/** The price and the change that every screen shows; where nobody tells them, those of the candles. */
export function readDay(candles: readonly Candle[], told: PriceView | null): DayFigures | null {
  const first = candles[0]
  const priceUsd = told?.priceUsd ?? candles.at(-1)?.close
  if (priceUsd === undefined) return null
  const ofCandles = first === undefined || first.open <= 0 ? null : (priceUsd / first.open - 1) * 100
  return { priceUsd, changePct: told?.change24hPct ?? ofCandles }
}
