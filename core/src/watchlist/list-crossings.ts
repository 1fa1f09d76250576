import type { Candle } from '../tokens/contract.ts'
import { isPast, type PriceSide } from './price-side.ts'

/**
 * When a price alert would have fired, as the seconds at which the candles open; at most once per candle. It is armed
 * while the price is on its other side, so one that stays past the level fires once. Oldest first.
 */
export function listCrossings(
  candles: readonly Candle[],
  { side, priceUsd }: { readonly side: PriceSide; readonly priceUsd: number },
): readonly number[] {
  const isThere = (price: number) => isPast(side, priceUsd, price)
  let isArmed = false
  return candles.flatMap((candle) => {
    const { time, open, close, high, low } = candle
    const [farthest, nearest] = side === 'above' ? [high, low] : [low, high]
    const endsThere = isThere(close)
    // What opens past the level can still fall back and return within its hour.
    const fires = isArmed || !isThere(open) ? isThere(farthest) : !isThere(nearest) && endsThere
    isArmed = !endsThere
    return fires ? [time] : []
  })
}
