import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaPath, linePath, nearestCandle, placeCandles, ticksOf } from './price-scale.ts'
import { readWindow } from './read-window.ts'

const BOX = { width: 100, height: 50 }
const candle = (time: number, close: number) => ({
  time,
  open: close,
  high: close * 1.1,
  low: close * 0.9,
  close,
  volumeUsd: 1,
})

describe('the price over time', () => {
  const placed = placeCandles([candle(0, 100), candle(30, 200), candle(100, 150)], BOX)
  it('stands where its time is, and higher means more', () => {
    expect(placed.map(({ x }) => x)).toEqual([0, 30, 100])
    expect(placed[1]?.y).toBeLessThan(placed[2]?.y ?? 0)
    expect(linePath(placed)).toMatch(/^M0 .*L30 .*L100 /)
    expect(areaPath(placed, BOX)).toMatch(/L100 50L0 50Z$/)
    expect(areaPath([], BOX)).toBe('')
    expect(nearestCandle(placed, 20)?.candle.time).toBe(30)
  })
  it('never draws outside of its box, whatever the prices', () => {
    const price = fc.double({ min: 1e-12, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 40 }), (prices) => {
        const candles = prices.map((each, index) => candle(index * 60, each))
        for (const { x, y } of placeCandles(candles, BOX)) {
          expect(x >= 0 && x <= BOX.width && y >= 0 && y <= BOX.height).toBe(true)
        }
        const ticks = ticksOf(candles, BOX)
        expect(ticks.length).toBeGreaterThanOrEqual(1)
        expect(ticks.length).toBeLessThanOrEqual(6)
      }),
    )
  })
  it('says price, change, high and low of the stretch', () => {
    expect(readWindow([candle(0, 100), candle(60, 150)])).toEqual({
      priceUsd: 150,
      changePct: 50,
      highUsd: 150 * 1.1,
      lowUsd: 90,
    })
    expect(readWindow([candle(0, 100), candle(60, 150)], 200)).toMatchObject({
      priceUsd: 200,
      changePct: 100,
      highUsd: 200,
    })
    expect(readWindow([])).toBeNull()
  })
})
