import { describe, expect, it } from 'vitest'
import { createMarket } from '../../market/create-market.ts'
import { buildUniverse } from '../../universe/build-universe.ts'
import { CANDLE_TYPES, type CandleType, readCandles } from './read-candles.ts'

const market = createMarket({ seed: 'candles', universe: buildUniverse('candles') })
const NOW_MS = Date.UTC(2026, 8, 3, 10, 17, 31, 250)
const TYPES = Object.keys(CANDLE_TYPES) as CandleType[]

const lastTwenty = (type: CandleType) => {
  const fromMs = NOW_MS - 20 * CANDLE_TYPES[type].lengthMs
  return readCandles(market, { assetId: 'SOL', type, fromMs, toMs: NOW_MS + 1e9, nowMs: NOW_MS })
}

describe('candles up to a moment', () => {
  it.each(TYPES)('of %s end with the price of that moment', (type) => {
    const candles = lastTwenty(type)
    expect(candles).toHaveLength(20)
    const { lengthMs } = CANDLE_TYPES[type]
    const newest = candles.at(-1)
    expect(newest?.openMs).toBe(Math.floor(NOW_MS / lengthMs) * lengthMs)
    expect(newest?.close).toBeCloseTo(market.priceUsd('SOL', NOW_MS), 8)
    for (const { open, high, low, close } of candles) {
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close))
      expect(low).toBeLessThanOrEqual(Math.min(open, close))
    }
  })

  it('of a span longer than one answer of the market are without a gap', () => {
    const fromMs = NOW_MS - 3 * 999 * 60_000
    const candles = readCandles(market, { assetId: 'SOL', type: '3m', fromMs, toMs: NOW_MS, nowMs: NOW_MS })
    expect(candles).toHaveLength(999)
    const gaps = candles.slice(1).map((candle, index) => candle.openMs - (candles[index]?.openMs ?? 0))
    expect(new Set(gaps)).toEqual(new Set([180_000]))
  })
})
