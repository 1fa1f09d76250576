/** Where a price stands in the small chart, and which price a place means. */
export type PriceScale = { readonly lowUsd: number; readonly highUsd: number; readonly heightPx: number }

/** Room above and below what is drawn, so that the line can be moved on. */
const ROOM = 0.2
/** A price that stood still has some height too. */
const LEAST_SPAN = 0.02
/** A line further away than so many heights of the chart stands at its edge. */
const REACH = 3

type Drawn = {
  readonly prices: readonly number[]
  readonly lineUsd: number | null
  readonly heightPx: number
}

export function fitScale({ prices, lineUsd, heightPx }: Drawn): PriceScale {
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  const span = Math.max(high - low, high * LEAST_SPAN)
  const line = lineUsd === null ? low : clamp(lineUsd, low - REACH * span, high + REACH * span)
  const [from, to] = [Math.min(low, line), Math.max(high, line)]
  const room = Math.max(to - from, span) * ROOM
  return { lowUsd: Math.max(0, from - room), highUsd: to + room, heightPx }
}

/** From the top; what is out of the chart stands at its edge. */
export function placeOf({ lowUsd, highUsd, heightPx }: PriceScale, priceUsd: number): number {
  const share = (clamp(priceUsd, lowUsd, highUsd) - lowUsd) / (highUsd - lowUsd)
  return Math.round((1 - share) * heightPx * 10) / 10
}

export function priceAt({ lowUsd, highUsd, heightPx }: PriceScale, placePx: number): number {
  const share = 1 - clamp(placePx, 0, heightPx) / heightPx
  const priceUsd = lowUsd + share * (highUsd - lowUsd)
  // Nothing costs nothing: the lowest place is one step above it.
  return Math.max(toTick(priceUsd, highUsd), tickOf(highUsd))
}

const DIGITS = 4

const CENT = 0.01

/** One step of the arrow keys: the last digit that a price shows, and no more than four of them count. */
export function tickOf(priceUsd: number): number {
  const tick = 10 ** (Math.floor(Math.log10(priceUsd)) - DIGITS + 1)
  return priceUsd < 1 ? tick : Math.max(tick, CENT)
}

/** So many steps up or down, never to nothing. */
export function stepPrice(priceUsd: number, steps: number): number {
  const tick = tickOf(priceUsd)
  return Math.max(Math.round(priceUsd / tick + steps), 1) * tick
}

const toTick = (priceUsd: number, ofUsd: number): number =>
  Math.round(priceUsd / tickOf(ofUsd)) * tickOf(ofUsd)

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)
