import { describe, expect, it } from 'vitest'
import {
  FIRST_MONDAY_S,
  joinCandles,
  mergeCandles,
  mergeTick,
  priceOfDayAgo,
  WEEK_S,
  WINDOW_SECONDS,
} from './candles.ts'
import { CANDLE_WINDOWS, type Candle } from './contract.ts'

const at = (time: number, close = 10, rest: Partial<Candle> = {}): Candle => ({
  time,
  open: 10,
  high: Math.max(10, close),
  low: Math.min(10, close),
  close,
  volumeUsd: 100,
  ...rest,
})

describe('a tick', () => {
  it.each(CANDLE_WINDOWS)('grows the last candle of %s, and begins the next one at its end', (window) => {
    const last = at(1_200_000)
    const lengthS = WINDOW_SECONDS[window]
    const grown = mergeTick(last, { priceUsd: 12, atMs: (last.time + lengthS) * 1_000 - 1 }, window)
    expect(grown).toEqual({ ...last, high: 12, close: 12 })
    const next = mergeTick(grown, { priceUsd: 9, atMs: (last.time + lengthS) * 1_000 }, window)
    expect(next).toEqual({ time: last.time + lengthS, open: 9, high: 9, low: 9, close: 9, volumeUsd: 0 })
    const later = mergeTick(grown, { priceUsd: 9, atMs: (last.time + 5 * lengthS) * 1_000 + 1 }, window)
    expect(later.time).toBe(last.time + 5 * lengthS)
  })

  it('lowers the low', () => {
    expect(mergeTick(at(600), { priceUsd: 7, atMs: 601_000 }, '5m')).toMatchObject({
      low: 7,
      high: 10,
      close: 7,
    })
  })

  it.each([
    ['from before the candle', { priceUsd: 12, atMs: 599_000 }],
    ['without a price', { priceUsd: 0, atMs: 601_000 }],
    ['that is no number', { priceUsd: Number.NaN, atMs: 601_000 }],
  ])('%s changes nothing', (_, tick) => {
    const last = at(600)
    expect(mergeTick(last, tick, '5m')).toBe(last)
  })
})

describe('joined candles', () => {
  it('are weeks from Monday to Sunday', () => {
    const monday = Date.UTC(2026, 4, 4) / 1_000
    const days = Array.from({ length: 9 }, (_, day) =>
      at(monday + day * 86_400, 10 + day, { open: 9 + day, high: 12 + day, low: 8 - day }),
    )
    const weeks = joinCandles(days, { lengthS: WEEK_S, originS: FIRST_MONDAY_S })
    expect(weeks).toEqual([
      { time: monday, open: 9, high: 18, low: 2, close: 16, volumeUsd: 700 },
      { time: monday + WEEK_S, open: 16, high: 20, low: 0, close: 18, volumeUsd: 200 },
    ])
    expect(new Date((weeks[1]?.time ?? 0) * 1_000).getUTCDay()).toBe(1)
  })
})

describe('candles read again', () => {
  it('replace what they cover and keep what is older', () => {
    const known = [at(0), at(300), at(600, 11)]
    expect(mergeCandles(known, [at(600, 12), at(900)], '5m')).toEqual([at(0), at(300), at(600, 12), at(900)])
  })

  it('stand alone after a gap', () => {
    expect(mergeCandles([at(0), at(300)], [at(900)], '5m')).toEqual([at(900)])
  })

  it('are kept when nothing was read, and taken when nothing was known', () => {
    expect(mergeCandles([at(0)], [], '5m')).toEqual([at(0)])
    expect(mergeCandles([], [at(0)], '5m')).toEqual([at(0)])
  })
})

describe('the price of a day ago', () => {
  const nowMs = 200_000_000
  const dayAgoS = 200_000 - 86_400

  it('is that of the candle that was open then', () => {
    const candles = [at(dayAgoS - 600, 10, { open: 8 }), at(dayAgoS + 300, 10, { open: 99 })]
    expect(priceOfDayAgo(candles, nowMs, '15m')).toBe(8)
  })

  it('is unknown of a token that is younger, or whose candles end before', () => {
    expect(priceOfDayAgo([at(dayAgoS + 1)], nowMs, '15m')).toBeNull()
    expect(priceOfDayAgo([at(dayAgoS - 1_801)], nowMs, '15m')).toBeNull()
    expect(priceOfDayAgo([], nowMs, '15m')).toBeNull()
  })
})
