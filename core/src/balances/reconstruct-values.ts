import { type MicroUsd, sumMicro, valueHolding } from './value-holding.ts'

export type TimedValue = { readonly atMs: number; readonly totalMicro: MicroUsd }

/** One asset, with all that is needed to say what was held of it earlier and what that was worth. */
export type PastAsset = {
  readonly decimals: number
  /** Held now. */
  readonly amountRaw: bigint
  /** What came and, negative, what went. In any order. */
  readonly moves: readonly { readonly atMs: number; readonly amountRaw: bigint }[]
  /** What one cost from a moment on, oldest first. */
  readonly prices: readonly { readonly atMs: number; readonly priceUsd: number }[]
}

/**
 * What everything was worth at each of the times: the holdings of now, with every later move taken back, at the price
 * of then. A time at which something held has no known price has no value: a sum with a gap would look like a loss.
 */
export function reconstructValues(
  assets: readonly PastAsset[],
  timesMs: readonly number[],
): readonly TimedValue[] {
  return timesMs.flatMap((atMs) => {
    const values = assets.map((asset) => valueAt(asset, atMs))
    return values.includes(null) ? [] : [{ atMs, totalMicro: sumMicro(values) }]
  })
}

function valueAt({ decimals, amountRaw, moves, prices }: PastAsset, atMs: number): MicroUsd | null {
  const held = moves.reduce((left, move) => (move.atMs > atMs ? left - move.amountRaw : left), amountRaw)
  // Less than nothing was never held: some index told a payment and not its fee.
  if (held <= 0n) return 0n
  const price = prices.findLast((each) => each.atMs <= atMs)
  return price === undefined ? null : valueHolding({ amountRaw: held, decimals, priceUsd: price.priceUsd })
}
