import { describe, expect, it } from 'vitest'
import { WINDOW_SECONDS } from '../tokens/candles.ts'
import { historyRange } from './contract.ts'
import { RANGE_MS, stepFor, stepsBetween } from './value-steps.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

describe('the steps of a value line', () => {
  it.each([
    ['a vault of five minutes', 5 * MINUTE_MS, MINUTE_MS],
    ['a vault of three hours', 3 * HOUR_MS, 5 * MINUTE_MS],
    ['a day', RANGE_MS['1d'], 5 * MINUTE_MS],
    ['two days of a young vault', 2 * DAY_MS, HOUR_MS],
    ['a week', RANGE_MS['7d'], HOUR_MS],
    ['a month', RANGE_MS['30d'], 4 * HOUR_MS],
    ['a quarter', RANGE_MS['90d'], 12 * HOUR_MS],
  ])('are as fine as a line of a few hundred points allows: %s', (_, spanMs, stepMs) => {
    expect(stepFor(spanMs).stepMs).toBe(stepMs)
  })

  it('have candles that reach over every line', () => {
    for (const spanMs of [2 * HOUR_MS, ...historyRange.options.map((range) => RANGE_MS[range])]) {
      const { stepMs, window, candleCount } = stepFor(spanMs)
      const candleMs = WINDOW_SECONDS[window] * 1_000
      expect(spanMs / stepMs).toBeLessThanOrEqual(300)
      expect(candleCount * candleMs).toBeGreaterThan(spanMs + candleMs)
      expect(stepMs % candleMs).toBe(0)
    }
  })

  it('are whole ones, both ends included', () => {
    expect(stepsBetween(1_000, 3_000, 1_000)).toEqual([1_000, 2_000, 3_000])
    expect(stepsBetween(1_001, 2_999, 1_000)).toEqual([2_000])
    expect(stepsBetween(2_001, 2_999, 1_000)).toEqual([])
    expect(stepsBetween(3_000, 1_000, 1_000)).toEqual([])
  })
})
