/** Where a value over time stands in its drawing. Figures here place ink; amounts are never computed from them. */
export type ValuePoint = { readonly atMs: number; readonly valueUsd: number }
type ChartBox = { readonly width: number; readonly height: number }
export type PlacedPoint = ValuePoint & { readonly x: number; readonly y: number }
export type ValueDomain = { readonly low: number; readonly high: number }

const HEADROOM = 0.12
/** A movement of cents must not look like a crash: the drawing always covers this much of the value, in per cent. */
const SPAN_MIN_PCT = 1
const SPAN_MIN_USD = 0.1
const GAIN_SPAN_MIN_PCT = 0.2
const TICKS_MAX = 4
const STEPS = [1, 2, 2.5, 5, 10]

/** A little air above and below; a value that hardly moved lies in the middle, and nothing is below zero. */
export function domainOf(points: readonly ValuePoint[]): ValueDomain {
  const values = points.map(({ valueUsd }) => valueUsd)
  const low = Math.min(...values)
  const high = Math.max(...values)
  const spread = high - low
  const spanMin = Math.max((high * SPAN_MIN_PCT) / 100, SPAN_MIN_USD)
  const air = Math.max(spread * HEADROOM, (spanMin - spread) / 2)
  return { low: Math.max(0, low - air), high: high + air }
}

/** Of what was made zero is always in sight; a movement that is nothing beside what it was made with stays small. */
export function gainDomainOf(points: readonly ValuePoint[], basisUsd: number | null): ValueDomain {
  const values = [0, ...points.map(({ valueUsd }) => valueUsd)]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const spanMin = Math.max(((basisUsd ?? 0) * GAIN_SPAN_MIN_PCT) / 100, SPAN_MIN_USD)
  const air = Math.max((high - low) * HEADROOM, (spanMin - (high - low)) / 2)
  return { low: low - air, high: high + air }
}

/** Two to five round figures inside the domain, and how far they are apart. */
export function ticksOf({ low, high }: ValueDomain): {
  readonly step: number
  readonly ticks: readonly number[]
} {
  const step = roundStep((high - low) / TICKS_MAX)
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  return { step, ticks: Array.from({ length: count }, (_, index) => (first + index) * step) }
}

function roundStep(rough: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  return (STEPS.find((step) => step * magnitude >= rough) ?? 10) * magnitude
}

export function heightOf(value: number, domain: ValueDomain, box: ChartBox): number {
  return (1 - (value - domain.low) / (domain.high - domain.low)) * box.height
}

/** By time, not by count: readings are not evenly spaced. */
export function placePoints(
  points: readonly ValuePoint[],
  domain: ValueDomain,
  box: ChartBox,
): readonly PlacedPoint[] {
  const first = points[0]?.atMs ?? 0
  const span = (points.at(-1)?.atMs ?? 0) - first
  return points.map((point) => ({
    ...point,
    x: span === 0 ? box.width : ((point.atMs - first) / span) * box.width,
    y: heightOf(point.valueUsd, domain, box),
  }))
}

/** Straight segments: a curve would invent values between two readings. */
export function linePath(points: readonly PlacedPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

export function areaPath(points: readonly PlacedPoint[], box: ChartBox): string {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return ''
  return `${linePath(points)}L${round(last.x)} ${box.height}L${round(first.x)} ${box.height}Z`
}

export function nearestPoint(points: readonly PlacedPoint[], x: number): PlacedPoint | null {
  return points.reduce<PlacedPoint | null>(
    (best, point) => (best === null || Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best),
    null,
  )
}

const round = (value: number) => Math.round(value * 10) / 10
