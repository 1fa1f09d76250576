import type { Candle } from '@windhover/core/tokens/contract'

/** Where prices stand in their drawing. Figures here place ink; amounts are never computed from them. */
type Box = { readonly width: number; readonly height: number }
export type PlacedCandle = { readonly candle: Candle; readonly x: number; readonly y: number }
/** `decimals` tell one tick from the next. */
export type PriceTick = { readonly price: number; readonly y: number; readonly decimals: number }

const AIR = 0.08
/** A coin that is always worth a dollar must not look wild: the drawing covers at least this share of the price. */
const SPAN_MIN = 0.01
const TICKS_MAX = 4
const STEPS = [1, 2, 2.5, 5, 10]

type Domain = { readonly low: number; readonly high: number }

export function domainOf(candles: readonly Candle[]): Domain {
  const closes = candles.map(({ close }) => close)
  const [low, high] = [Math.min(...closes), Math.max(...closes)]
  const spread = high - low
  const air = Math.max(spread * AIR, (high * SPAN_MIN - spread) / 2) || 1
  return { low: low - air, high: high + air }
}

const heightOf = (price: number, { low, high }: Domain, box: Box) =>
  (1 - (price - low) / (high - low)) * box.height

/** By time, not by count: a quiet token has gaps. */
export function placeCandles(candles: readonly Candle[], box: Box): readonly PlacedCandle[] {
  const domain = domainOf(candles)
  const first = candles[0]?.time ?? 0
  const length = (candles.at(-1)?.time ?? 0) - first
  return candles.map((candle) => ({
    candle,
    x: length === 0 ? box.width : ((candle.time - first) / length) * box.width,
    y: heightOf(candle.close, domain, box),
  }))
}

/** Round prices inside the drawing. */
export function ticksOf(candles: readonly Candle[], box: Box): readonly PriceTick[] {
  const domain = domainOf(candles)
  const rough = (domain.high - domain.low) / TICKS_MAX
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((each) => each * magnitude >= rough) ?? 10) * magnitude
  const first = Math.ceil(domain.low / step)
  const count = Math.max(0, Math.floor(domain.high / step) - first + 1)
  return Array.from({ length: count }, (_, index) => {
    const price = (first + index) * step
    return { price, y: heightOf(price, domain, box), decimals: decimalsOf(step) }
  })
}

const DECIMALS_MAX = 12

/** How many decimals a round step has: 4 for 0.0025. */
function decimalsOf(step: number): number {
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6
  const places = Array.from({ length: DECIMALS_MAX }, (_, decimals) => decimals)
  return places.find((decimals) => isWhole(step * 10 ** decimals)) ?? DECIMALS_MAX
}

export function linePath(placed: readonly PlacedCandle[]): string {
  return placed.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

export function areaPath(placed: readonly PlacedCandle[], box: Box): string {
  const [first] = placed
  const last = placed.at(-1)
  if (first === undefined || last === undefined) return ''
  return `${linePath(placed)}L${round(last.x)} ${box.height}L${round(first.x)} ${box.height}Z`
}

export function nearestCandle(placed: readonly PlacedCandle[], x: number): PlacedCandle | null {
  return placed.reduce<PlacedCandle | null>(
    (best, each) => (best === null || Math.abs(each.x - x) < Math.abs(best.x - x) ? each : best),
    null,
  )
}

const round = (value: number) => Math.round(value * 10) / 10
