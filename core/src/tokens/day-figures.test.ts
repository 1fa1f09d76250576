import { describe, expect, it } from 'vitest'
import type { Candle } from './contract.ts'
import { readDayFigures } from './day-figures.ts'

const HOUR_S = 3_600
/** Half an hour into the current candle. */
const NOW_MS = Date.UTC(2026, 4, 16, 10, 30)
const CURRENT_HOUR_S = Date.UTC(2026, 4, 16, 10) / 1_000

const candle = (hoursAgo: number, volumeUsd: number, price = 2): Candle => ({
  time: CURRENT_HOUR_S - hoursAgo * HOUR_S,
  open: price,
  high: price + 1,
  low: price - 1,
  close: price,
  volumeUsd,
})
const hours = (from: number, to: number, volumeUsd: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => candle(from - index, volumeUsd))

describe('readDayFigures', () => {
  it('covers the last 24 hours, including the current one', () => {
    const day = readDayFigures([...hours(60, 24, 10), candle(23, 20, 5), ...hours(22, 0, 20)], NOW_MS)
    expect(day).toMatchObject({ volume24hUsd: 480, high24hUsd: 6, low24hUsd: 1 })
    expect(day.spark).toHaveLength(24)
  })

  it('compares the volume with the day before', () => {
    expect(readDayFigures(hours(60, 0, 20), NOW_MS).volumeChange24hPct).toBe(0)
    const day = readDayFigures([...hours(60, 24, 10), ...hours(23, 0, 20)], NOW_MS)
    expect(day.volumeChange24hPct).toBeCloseTo(100)
  })

  it('gives no volume change if the candles do not reach back two days', () => {
    const day = readDayFigures(hours(30, 0, 20), NOW_MS)
    expect(day).toMatchObject({ volume24hUsd: 480, volumeChange24hPct: null })
  })

  it('counts hours by the clock, because a quiet hour has no candle', () => {
    expect(readDayFigures([candle(40, 7), candle(12, 5), candle(3, 5)], NOW_MS).volume24hUsd).toBe(10)
    expect(readDayFigures([candle(40, 7)], NOW_MS)).toMatchObject({ volume24hUsd: null, low24hUsd: null })
    expect(readDayFigures([], NOW_MS).spark).toEqual([])
  })
})
