import { type Bar, bridgeBottom, bridgeTop } from './day-walk.ts'
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

/** How much of the way to the parent's high and low the edges of its children go, at least and at most. */
const REACH_MIN = 0.35
const REACH_MAX = 0.8

/**
 * Cuts a bar into children that add up to it exactly: first edge, last edge, highest high and lowest low are the
 * parent's own numbers. A random path is thrown between open and close; a hill and a valley lead it near the parent's
 * turning points, and what overshoots them is pressed. Assets that share noise move together.
 */
export function splitBar(into: SplitBars, bar: Bar, split: Split): void {
  const { count, edges, highs, lows, volumes } = into
  drawShares(into, bar, split)
  throwPath(into, bar, split)
  const upper = { base: Math.max(bar.open, bar.close), top: bar.high, sign: 1 } as const
  const lower = { base: -Math.min(bar.open, bar.close), top: -bar.low, sign: -1 } as const
  raiseHill(edges, upper)
  raiseHill(edges, lower)
  pressHill(edges, upper)
  pressHill(edges, lower)
  drawTurns(into, bar, split)
  highs[childAt(peakOf(edges, 1), into, split)] = bar.high
  lows[childAt(peakOf(edges, -1), into, split)] = bar.low
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

/** -1 turns the path upside down, so that one rule serves both sides. */
type Side = { readonly base: number; readonly top: number; readonly sign: 1 | -1 }

/** A path that stays far below the top is bent towards it over its whole length, so no child has to be a lone spike. */
function raiseHill(edges: Float64Array, { base, top, sign }: Side): void {
  const last = edges.length - 1
  const peak = innerPeakOf(edges, sign)
  const missing = base + REACH_MIN * (top - base) - sign * (edges[peak] ?? 0)
  if (missing <= 0) return
  for (let index = 1; index < last; index++) {
    const nearness = index <= peak ? index / peak : (last - index) / (last - peak)
    edges[index] = (edges[index] ?? 0) + sign * missing * nearness
  }
}

function pressHill(edges: Float64Array, { base, top, sign }: Side): void {
  const room = sign * (edges[peakOf(edges, sign)] ?? 0) - base
  const most = REACH_MAX * (top - base)
  if (room <= most) return
  for (let index = 1; index < edges.length - 1; index++) {
    const above = sign * (edges[index] ?? 0) - base
    if (above > 0) edges[index] = sign * (base + (above * most) / room)
  }
}

/** Every child turns within its parent's high and low, but reaches neither. */
function drawTurns({ count, edges, highs, lows, variances }: SplitBars, bar: Bar, split: Split): void {
  for (let child = 0; child < count; child++) {
    const from = edges[child] ?? 0
    const to = edges[child + 1] ?? 0
    const variance = variances[child] ?? 0
    const luck = unitNoise(split.key, 300 + child)
    const ceiling = REACH_MAX * bar.high + (1 - REACH_MAX) * Math.max(from, to)
    const floor = REACH_MAX * bar.low + (1 - REACH_MAX) * Math.min(from, to)
    highs[child] = Math.max(from, to, Math.min(bridgeTop(from, to, variance, luck), ceiling))
    lows[child] = Math.min(from, to, Math.max(bridgeBottom(from, to, variance, luck), floor))
  }
}

function peakOf(edges: Float64Array, sign: 1 | -1): number {
  return peakBetween(edges, { first: 0, last: edges.length - 1, sign })
}

function innerPeakOf(edges: Float64Array, sign: 1 | -1): number {
  return peakBetween(edges, { first: 1, last: edges.length - 2, sign })
}

function peakBetween(edges: Float64Array, range: { first: number; last: number; sign: 1 | -1 }): number {
  let peak = range.first
  for (let index = range.first + 1; index <= range.last; index++) {
    if (range.sign * (edges[index] ?? 0) > range.sign * (edges[peak] ?? 0)) peak = index
  }
  return peak
}

/** One of the two children that meet at an edge. */
function childAt(edge: number, { count }: SplitBars, split: Split): number {
  if (edge === 0) return 0
  if (edge === count) return count - 1
  return unitNoise(split.key, 500 + edge) < 0.5 ? edge - 1 : edge
}

/** Key of the noise that all assets share within one bar. */
export function commonKeyOf(root: number, level: number, index: number): number {
  return innerKey(innerKey(root, 1_000 + level), index)
}
