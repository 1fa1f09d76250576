import type { CandleWindow } from '../tokens/contract.ts'
import type { HistoryRange } from './contract.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export const RANGE_MS: Readonly<Record<HistoryRange, number>> = {
  '1d': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
  '90d': 90 * DAY_MS,
}

export type ValueStep = {
  readonly stepMs: number
  /** The candles whose closes tell what things cost at every step. */
  readonly window: CandleWindow
  /** How many of them reach over the whole line and one step further. */
  readonly candleCount: number
}

const STEPS: readonly (ValueStep & { readonly upToMs: number })[] = [
  { upToMs: 2 * HOUR_MS, stepMs: MINUTE_MS, window: '1m', candleCount: 122 },
  { upToMs: DAY_MS, stepMs: 5 * MINUTE_MS, window: '5m', candleCount: 290 },
  { upToMs: 7 * DAY_MS, stepMs: HOUR_MS, window: '1h', candleCount: 170 },
  { upToMs: 30 * DAY_MS, stepMs: 4 * HOUR_MS, window: '4h', candleCount: 182 },
]
const COARSEST: ValueStep = { stepMs: 12 * HOUR_MS, window: '4h', candleCount: 542 }

/** The finest step that makes a line of at most a few hundred points: a young vault is drawn by the minute. */
export function stepFor(spanMs: number): ValueStep {
  return STEPS.find(({ upToMs }) => spanMs <= upToMs) ?? COARSEST
}

/** Every whole step from one moment to the other, oldest first. */
export function stepsBetween(fromMs: number, toMs: number, stepMs: number): number[] {
  const first = Math.ceil(fromMs / stepMs)
  const count = Math.max(0, Math.floor(toMs / stepMs) - first + 1)
  return Array.from({ length: count }, (_, index) => (first + index) * stepMs)
}
