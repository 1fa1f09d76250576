import type { PriceTick } from './price-tick.ts'

/** Clocks differ by that much at most; a tick from further ahead is wrong, not early. */
export const FUTURE_TOLERANCE_MS = 5_000
/** Older news is no price any more. */
export const TICK_MAX_AGE_MS = 60_000

export type TickVerdict = 'good' | 'not-a-price' | 'from-the-future' | 'too-old' | 'not-newer'

/** What a tick must be before it is written down. Whether it may fire an order is a stricter question, asked later. */
export function judgeTick(
  tick: Pick<PriceTick, 'priceUsd' | 'observedAtMs' | 'confidenceBps'>,
  context: { readonly nowMs: number; readonly lastObservedAtMs: number | undefined },
): TickVerdict {
  const { priceUsd, observedAtMs, confidenceBps } = tick
  if (!(priceUsd > 0) || !Number.isFinite(priceUsd)) return 'not-a-price'
  if (!(confidenceBps >= 0) || !Number.isFinite(confidenceBps)) return 'not-a-price'
  if (!Number.isFinite(observedAtMs)) return 'not-a-price'
  if (observedAtMs > context.nowMs + FUTURE_TOLERANCE_MS) return 'from-the-future'
  if (observedAtMs < context.nowMs - TICK_MAX_AGE_MS) return 'too-old'
  if (context.lastObservedAtMs !== undefined && observedAtMs <= context.lastObservedAtMs) return 'not-newer'
  return 'good'
}
