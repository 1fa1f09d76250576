import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildUniverse } from '../universe/build-universe.ts'
import { ANCHOR_MS, DAY_MS } from './anchor.ts'
import { createMarket } from './create-market.ts'
import { LEVELS } from './levels.ts'
import type { Candle, CandleInterval } from './market.ts'

const universe = buildUniverse('test')
const market = createMarket({ seed: 'test', universe })
const NOW_MS = ANCHOR_MS + 14 * DAY_MS + 12_345_678

const assetId = fc.constantFrom(...universe.assets.map((asset) => asset.id))
const moment = fc.integer({ min: ANCHOR_MS - 110 * DAY_MS, max: ANCHOR_MS + 400 * DAY_MS })
const interval = fc.constantFrom<CandleInterval>(...LEVELS.map((level) => level.interval))
const COARSE = LEVELS.slice(0, -1).map((level, index) => ({ ...level, finer: LEVELS[index + 1] ?? level }))

function closesOf(id: string, count: number): number[] {
  const candles = market.candles({ assetId: id, interval: '1h', untilMs: NOW_MS, count })
  return candles.map((candle) => Math.log(candle.close / candle.open))
}

describe('createMarket', () => {
  it('stands at the table of prices on the anchor date', () => {
    expect(market.priceUsd('SOL', ANCHOR_MS)).toBeCloseTo(186, 9)
    expect(market.priceUsd('BTC', ANCHOR_MS)).toBeCloseTo(104_500, 6)
    expect(market.priceUsd('mSOL', ANCHOR_MS)).toBeCloseTo(243, 9)
  })

  it('answers the same whatever was asked before', () => {
    const question = fc.tuple(assetId, moment)
    fc.assert(
      fc.property(fc.array(question, { minLength: 2, maxLength: 8 }), (questions) => {
        const answers = questions.map(([id, atMs]) => market.priceUsd(id, atMs))
        const again = questions.toReversed().map(([id, atMs]) => market.priceUsd(id, atMs))
        expect(again.toReversed()).toEqual(answers)
      }),
      { numRuns: 100 },
    )
    const fresh = createMarket({ seed: 'test', universe })
    expect(fresh.priceUsd('JUP', NOW_MS)).toBe(market.priceUsd('JUP', NOW_MS))
  })

  it('moves otherwise for another seed', () => {
    const other = createMarket({ seed: 'other', universe })
    expect(other.priceUsd('SOL', NOW_MS)).not.toBe(market.priceUsd('SOL', NOW_MS))
  })

  it('refuses an asset that it does not know', () => {
    expect(() => market.priceUsd('nothing', NOW_MS)).toThrow('does not know nothing')
    expect(() => market.priceUsd('launch-99999999', NOW_MS)).toThrow('does not know')
    expect(() => market.priceUsd('SOL', Date.UTC(2020, 0, 1))).toThrow('does not know')
  })

  it.each(COARSE)('adds up $interval candles from finer ones', ({ interval: coarse, ms, finer }) => {
    fc.assert(
      fc.property(assetId, moment, (id, atMs) => {
        const untilMs = Math.floor(atMs / ms) * ms
        const [whole] = market.candles({ assetId: id, interval: coarse, untilMs, count: 1 })
        const parts = market.candles({ assetId: id, interval: finer.interval, untilMs, count: ms / finer.ms })
        expect(whole).toBeDefined()
        expect(whole).toEqual({ ...addUp(parts), volumeUsd: expect.closeTo(whole?.volumeUsd ?? -1, 6) })
        const volume = parts.reduce((sum, part) => sum + part.volumeUsd, 0)
        expect(volume / (whole?.volumeUsd ?? 0)).toBeCloseTo(1, 9)
      }),
      { numRuns: 40 },
    )
  })

  it('gives candles that hold together and follow on each other', () => {
    fc.assert(
      fc.property(assetId, interval, moment, (id, every, untilMs) => {
        const candles = market.candles({ assetId: id, interval: every, untilMs, count: 30 })
        candles.forEach((candle, index) => {
          expect(candle.high).toBeGreaterThanOrEqual(Math.max(candle.open, candle.close))
          expect(candle.low).toBeLessThanOrEqual(Math.min(candle.open, candle.close))
          expect(candle.low).toBeGreaterThan(0)
          expect(candle.volumeUsd).toBeGreaterThan(0)
          if (index > 0) expect(candle.open).toBe(candles[index - 1]?.close)
        })
      }),
      { numRuns: 150 },
    )
  })

  it('tells nothing of the future in the candle that is not finished', () => {
    fc.assert(
      fc.property(assetId, interval, moment, (id, every, untilMs) => {
        const last = market.candles({ assetId: id, interval: every, untilMs, count: 1 }).at(-1)
        const price = market.priceUsd(id, untilMs)
        expect((last?.close ?? 0) / price).toBeCloseTo(1, 12)
      }),
      { numRuns: 150 },
    )
  })

  it('keeps every price inside the candle of its second', () => {
    fc.assert(
      fc.property(assetId, moment, (id, atMs) => {
        const untilMs = Math.floor(atMs / 1_000) * 1_000 + 1_000
        const [candle] = market.candles({ assetId: id, interval: '1s', untilMs, count: 1 })
        const price = market.priceUsd(id, atMs)
        expect(price).toBeLessThanOrEqual((candle?.high ?? 0) * (1 + 1e-12))
        expect(price).toBeGreaterThanOrEqual((candle?.low ?? 0) * (1 - 1e-12))
      }),
      { numRuns: 200 },
    )
  })

  it('moves the majors together', () => {
    const majors = ['SOL', 'ETH', 'BTC', 'BNB', 'HBAR'].map((id) => closesOf(id, 1_000))
    for (const [index, one] of majors.entries()) {
      for (const other of majors.slice(index + 1)) expect(correlation(one, other)).toBeGreaterThan(0.5)
    }
  })

  it('moves as far in a minute as the square root of time says of a day', () => {
    const daily = LEVELS.map(({ interval: every, ms }) => {
      const moves = Array.from({ length: 300 }, (_, index) => {
        const untilMs = NOW_MS - index * 19_700_003
        const candle = market.candles({ assetId: 'SOL', interval: every, untilMs, count: 2 })[0]
        return Math.log((candle?.close ?? 0) / (candle?.open ?? 0))
      })
      return Math.sqrt((moves.reduce((sum, move) => sum + move * move, 0) / moves.length) * (DAY_MS / ms))
    })
    for (const sigma of daily) expect(sigma).toBeGreaterThan(0.012)
    for (const sigma of daily) expect(sigma).toBeLessThan(0.07)
  })

  it.each(['1h', '5m', '1m', '15s'] as const)('has no %s that stands still', (every) => {
    for (const assetId of ['SOL', 'ETH', 'BNB', 'HBAR', 'JUP', 'BONK']) {
      const ranges = market
        .candles({ assetId, interval: every, untilMs: NOW_MS, count: 1_440 })
        .map(({ high, low }) => Math.log(high / low))
      const usual = ranges.reduce((sum, range) => sum + range, 0) / ranges.length
      const still = ranges.filter((range) => range < usual / 20)
      expect(still.length / ranges.length, assetId).toBeLessThan(0.01)
    }
  })

  it('keeps stable coins near one and nothing drifts out of sight within a year', { timeout: 30_000 }, () => {
    for (const asset of universe.assets.filter((_, index) => index % 5 === 0 || index < 20)) {
      const untilMs = ANCHOR_MS + 365 * DAY_MS
      const year = market.candles({ assetId: asset.id, interval: '1d', untilMs, count: 365 })
      const high = Math.max(...year.map((day) => day.high))
      const low = Math.min(...year.map((day) => day.low))
      if (asset.class === 'stable') expect(Math.max(high - 1, 1 - low), asset.id).toBeLessThan(0.0101)
      else expect(high / low, asset.id).toBeLessThan(asset.class === 'major' ? 12 : 40_000)
      expect(high / low, asset.id).toBeGreaterThan(1)
    }
  })

  it('trades newest first, at prices the market had, and never after the asked moment', () => {
    const trades = market.trades({ assetId: 'JUP', untilMs: NOW_MS, count: 100 })
    expect(trades).toHaveLength(100)
    trades.forEach((trade, index) => {
      expect(trade.atMs).toBeLessThanOrEqual(trades[index - 1]?.atMs ?? NOW_MS)
      expect(trade.priceUsd).toBe(market.priceUsd('JUP', trade.atMs))
      expect(trade.amountUsd).toBeGreaterThan(0)
    })
    expect(new Set(trades.map((trade) => trade.id)).size).toBe(100)
    const untilMs = trades[10]?.atMs ?? 0
    expect(market.trades({ assetId: 'JUP', untilMs, count: 90 })).toEqual(trades.slice(10))
  })

  it('counts over a window what its candles say', () => {
    const stats = market.stats('SOL', '1h', NOW_MS)
    const candles = market.candles({
      assetId: 'SOL',
      interval: '1m',
      untilMs: Math.floor(NOW_MS / 60_000) * 60_000,
      count: 60,
    })
    const atMinute = market.stats('SOL', '1h', Math.floor(NOW_MS / 60_000) * 60_000)
    const volume = candles.reduce((sum, candle) => sum + candle.volumeUsd, 0)
    expect(atMinute.buyVolumeUsd + atMinute.sellVolumeUsd).toBeCloseTo(volume, 2)
    expect(atMinute.priceChangePct).toBeCloseTo(
      ((candles.at(-1)?.close ?? 0) / (candles[0]?.open ?? 1) - 1) * 100,
      9,
    )
    expect(stats.numBuys + stats.numSells).toBeGreaterThan(stats.numTraders)
    expect(Object.values(stats).every(Number.isFinite)).toBe(true)
  })

  it('gives finite facts for everything at any time', () => {
    fc.assert(
      fc.property(assetId, moment, (id, atMs) => {
        const holders = market.holders(id, atMs)
        const numbers = [
          ...Object.values(market.stats(id, '24h', atMs)),
          ...Object.values(holders),
          market.liquidityUsd(id, atMs),
        ]
        expect(numbers.every(Number.isFinite)).toBe(true)
        expect(holders.count).toBeGreaterThan(0)
        expect(holders.topTenPct).toBeLessThanOrEqual(100)
      }),
      { numRuns: 100 },
    )
  })
})

function addUp(parts: readonly Candle[]): Omit<Candle, 'volumeUsd'> {
  return {
    openMs: parts[0]?.openMs ?? 0,
    open: parts[0]?.open ?? 0,
    close: parts.at(-1)?.close ?? 0,
    high: Math.max(...parts.map((part) => part.high)),
    low: Math.min(...parts.map((part) => part.low)),
  }
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [mean(one), mean(other)]
  const product = one.reduce((sum, value, index) => sum + (value - a) * ((other[index] ?? 0) - b), 0)
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0))
  return product / (spread(one, a) * spread(other, b))
}
