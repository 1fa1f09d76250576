import type { CandleInterval } from './market.ts'

/** Every interval is cut into the next one; so coarse and fine candles are the same tree seen from two heights. */
export const LEVELS = [
  { interval: '1d', ms: 86_400_000, children: 6 },
  { interval: '4h', ms: 14_400_000, children: 4 },
  { interval: '1h', ms: 3_600_000, children: 4 },
  { interval: '15m', ms: 900_000, children: 3 },
  { interval: '5m', ms: 300_000, children: 5 },
  { interval: '1m', ms: 60_000, children: 4 },
  { interval: '15s', ms: 15_000, children: 15 },
  { interval: '1s', ms: 1_000, children: 0 },
] as const satisfies readonly { interval: CandleInterval; ms: number; children: number }[]

export const SECOND_LEVEL = LEVELS.length - 1
export const MINUTE_LEVEL = 5
export const HOUR_LEVEL = 2

export function levelOf(interval: CandleInterval): number {
  return LEVELS.findIndex((level) => level.interval === interval)
}

export function levelMs(level: number): number {
  return LEVELS[level]?.ms ?? 1_000
}

export function childrenOf(level: number): number {
  return LEVELS[level]?.children ?? 0
}
