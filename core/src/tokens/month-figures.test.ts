import { describe, expect, it } from 'vitest'
import { DAY_S } from './candles.ts'
import { readMonthFigures } from './month-figures.ts'

const TODAY_S = 20_000 * DAY_S
const NOW_MS = (TODAY_S + 3_600) * 1_000
const candle = (daysAgo: number, close: number) => ({
  time: TODAY_S - daysAgo * DAY_S,
  ...{ open: close, high: close, low: close, close, volumeUsd: 1 },
})
const NOT_KNOWN = { change30dPct: null, worstDay30dPct: null }

describe('the last 30 days of a token', () => {
  it('are what its price did in them, and its worst day', () => {
    const candles = [candle(31, 999), candle(30, 100), candle(20, 120), candle(19, 90), candle(0, 110)]
    const { change30dPct, worstDay30dPct } = readMonthFigures(candles, NOW_MS)
    expect(change30dPct).toBeCloseTo(10)
    expect(worstDay30dPct).toBeCloseTo(-25)
  })

  it('are told of a token that only rose, by the day on which it rose the least', () => {
    const { worstDay30dPct } = readMonthFigures([candle(30, 100), candle(15, 110), candle(0, 111.1)], NOW_MS)
    expect(worstDay30dPct).toBeCloseTo(1)
  })

  it('are not known of a younger one, of none, and of prices that are no prices', () => {
    expect(readMonthFigures([candle(29, 100), candle(0, 110)], NOW_MS)).toEqual(NOT_KNOWN)
    expect(readMonthFigures([], NOW_MS)).toEqual(NOT_KNOWN)
    expect(readMonthFigures([candle(30, 0), candle(0, 110)], NOW_MS)).toEqual(NOT_KNOWN)
  })
})
