import { type Bar, bridgeTop } from './day-walk.ts'
import { bellNoise, innerKey, unitNoise, wildNoise } from './noise.ts'

export type Split = {
  readonly key: number
  readonly commonKey: number
  readonly loading: number
  /** How lively each child is by the time of day. */
  readonly seasons: readonly number[] | null
}

/** The children of one bar side by side; child i goes from edges[i] to edges[i + 1]. */
export type SplitBars = {
  readonly count: number
  readonly edges: Float64Array
  readonly highs: Float64Array
  readonly lows: Float64Array
  readonly variances: Float64Array
  readonly volumes: Float64Array
}

/** Room for the children of a bar; one piece of memory, filled anew for every bar. */
export function roomFor(count: number): SplitBars {
  const memory = new Float64Array(5 * count + 1)
  const part = (index: number) => memory.subarray(index * count + 1, (index + 1) * count + 1)
  return {
    count,
    edges: memory.subarray(0, count + 1),
    highs: part(1),
    lows: part(2),
    variances: part(3),
    volumes: part(4),
  }
}

/**
 * Cuts a bar into children that add up to it exactly: first edge, last edge, highest high and lowest low are the
 * parent's own numbers. A random path is thrown between open and close; what of it lies above both ends is then
 * stretched or pressed until its top is the parent's high, and likewise below. Assets that share noise move together.
 */
export function splitBar(into: SplitBars, bar: Bar, split: Split): void {
  const { count, edges, highs, lows, variances, volumes } = into
  drawShares(into, bar, split)
  throwPath(into, bar, split)
  for (let child = 0; child < count; child++) {
    const from = edges[child] ?? 0
    const to = edges[child + 1] ?? 0
    const variance = variances[child] ?? 0
    highs[child] = bridgeTop(from, to, variance, unitNoise(split.key, 300 + child))
    lows[child] = -bridgeTop(-from, -to, variance, unitNoise(split.key, 400 + child))
  }
  stretchUp({ base: Math.max(bar.open, bar.close), top: bar.high, edges, highs, lows, sign: 1 })
  stretchUp({
    base: -Math.min(bar.open, bar.close),
    top: -bar.low,
    edges,
    highs: lows,
    lows: highs,
    sign: -1,
  })
  holdEdges(into)
  for (let child = 0; child < count; child++) volumes[child] = (volumes[child] ?? 0) * bar.volumeUsd
}

/** Shares of the parent's restlessness and volume; sometimes a burst, and bursts tend to hit all assets at once. */
function drawShares({ count, variances, volumes }: SplitBars, bar: Bar, split: Split): void {
  let sum = 0
  for (let child = 0; child < count; child++) {
    const common = liveliness(unitNoise(split.commonKey, 100 + child))
    const weight = (split.seasons?.[child] ?? 1) * common * liveliness(unitNoise(split.key, 100 + child))
    volumes[child] = weight
    sum += weight
  }
  for (let child = 0; child < count; child++) {
    const share = (volumes[child] ?? 0) / sum
    volumes[child] = share
    variances[child] = share * bar.variance
  }
}

function liveliness(luck: number): number {
  return luck < 0.03 ? 4 : 0.4 + luck
}

function throwPath({ count, edges, variances, volumes }: SplitBars, bar: Bar, split: Split): void {
  const own = Math.sqrt(1 - split.loading * split.loading)
  let sum = 0
  for (let child = 0; child < count; child++) {
    const common = bellNoise(split.commonKey, 200 + child)
    const noise = split.loading * common + own * wildNoise(split.key, 200 + child)
    sum += noise * Math.sqrt(variances[child] ?? 0)
    edges[child + 1] = sum
  }
  const miss = bar.close - bar.open - sum
  let share = 0
  for (let child = 0; child < count; child++) {
    share += volumes[child] ?? 0
    edges[child + 1] = bar.open + (edges[child + 1] ?? 0) + miss * share
  }
  edges[0] = bar.open
  edges[count] = bar.close
}

type Stretch = {
  readonly base: number
  readonly top: number
  readonly edges: Float64Array
  readonly highs: Float64Array
  readonly lows: Float64Array
  /** -1 turns the path upside down, so that one rule serves both sides. */
  readonly sign: 1 | -1
}

function stretchUp({ base, top, edges, highs, lows, sign }: Stretch): void {
  let peak = 0
  for (let child = 1; child < highs.length; child++) {
    if (sign * (highs[child] ?? 0) > sign * (highs[peak] ?? 0)) peak = child
  }
  const room = sign * (highs[peak] ?? 0) - base
  const rule = { base, top, room, sign, power: spikePower((top - base) / room) }
  lift(edges, rule)
  lift(highs, rule)
  lift(lows, rule)
  highs[peak] = sign * top
}

/** A top far above the thrown path becomes a spike of one child instead of a lift of all. */
function spikePower(ratio: number): number {
  return ratio > 1.6 ? 1 + Math.log(ratio) : 1
}

type Lift = { base: number; top: number; room: number; sign: 1 | -1; power: number }

function lift(values: Float64Array, { base, top, room, sign, power }: Lift): void {
  for (let index = 0; index < values.length; index++) {
    const above = sign * (values[index] ?? 0) - base
    if (above <= 0) continue
    const part = power === 1 ? above / room : (above / room) ** power
    values[index] = sign * Math.min(top, base + (top - base) * part)
  }
}

/** A power is not monotone to the last bit: a high must not end up a hair below its own edge. */
function holdEdges({ count, edges, highs, lows }: SplitBars): void {
  for (let child = 0; child < count; child++) {
    const from = edges[child] ?? 0
    const to = edges[child + 1] ?? 0
    highs[child] = Math.max(highs[child] ?? 0, from, to)
    lows[child] = Math.min(lows[child] ?? 0, from, to)
  }
}

/** Key of the noise that all assets share within one bar. */
export function commonKeyOf(root: number, level: number, index: number): number {
  return innerKey(innerKey(root, 1_000 + level), index)
}
