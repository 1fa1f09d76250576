import type { MarketClock } from './market.ts'

/** At rest the market's time is the wall clock's; a faster one starts from it and runs ahead. */
export function createMarketClock({
  speed = 1,
  wallNow = Date.now,
}: {
  speed?: number
  wallNow?: () => number
} = {}): MarketClock {
  const startedAtMs = wallNow()
  return { speed, nowMs: () => Math.floor(startedAtMs + (wallNow() - startedAtMs) * speed) }
}
