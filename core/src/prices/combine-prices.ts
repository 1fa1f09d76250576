import type { PriceTick } from './price-tick.ts'

/** Up to this age a source has a say. */
export const FRESH_MS = 30_000
/** Sources that lie further apart do not agree. */
export const AGREEMENT_BPS = 200

export type CombinedPrice = {
  readonly priceUsd: number
  /** Of the youngest source that was heard. */
  readonly observedAtMs: number
  readonly confidenceBps: number
  readonly sources: readonly string[]
  /** `stale`: nobody has spoken lately, this is the last word. */
  readonly state: 'agreed' | 'single' | 'disputed' | 'stale'
}

/** One price from what each source said last: the middle of the fresh ones, as wide as they lie apart. */
export function combinePrices(ticks: readonly PriceTick[], nowMs: number): CombinedPrice | null {
  const fresh = ticks.filter((tick) => tick.observedAtMs >= nowMs - FRESH_MS)
  if (fresh.length === 0) return lastWord(ticks)
  const prices = fresh.map((tick) => tick.priceUsd).toSorted((a, b) => a - b)
  const middle = medianOf(prices)
  const spreadBps = (((prices.at(-1) ?? middle) - (prices[0] ?? middle)) / middle) * 10_000
  return {
    priceUsd: middle,
    observedAtMs: Math.max(...fresh.map((tick) => tick.observedAtMs)),
    confidenceBps: Math.max(spreadBps / 2, ...fresh.map((tick) => tick.confidenceBps)),
    sources: fresh.map((tick) => tick.source),
    state: fresh.length === 1 ? 'single' : spreadBps <= AGREEMENT_BPS ? 'agreed' : 'disputed',
  }
}

function lastWord(ticks: readonly PriceTick[]): CombinedPrice | null {
  const [first, ...rest] = ticks
  if (!first) return null
  const newest = rest.reduce((best, tick) => (tick.observedAtMs > best.observedAtMs ? tick : best), first)
  const { priceUsd, observedAtMs, confidenceBps, source } = newest
  return { priceUsd, observedAtMs, confidenceBps, sources: [source], state: 'stale' }
}

function medianOf(sorted: readonly number[]): number {
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[sorted.length / 2 - 1] ?? Number.NaN)) / 2
}
