import { describe, expect, it } from 'vitest'
import { fitScale, placeOf, priceAt, stepPrice, tickOf } from './price-scale.ts'

const PRICES = [0.47, 0.49, 0.5127]

describe('the scale of the small chart', () => {
  it('holds the prices and the line, with room to move it on', () => {
    const scale = fitScale({ prices: PRICES, lineUsd: 0.56, heightPx: 100 })
    expect(scale.highUsd).toBeGreaterThan(0.56)
    expect(scale.lowUsd).toBeLessThan(0.47)
    const places = [0.56, 0.5127, 0.47].map((price) => placeOf(scale, price))
    expect(places.toSorted((one, other) => one - other)).toEqual(places)
  })

  it('keeps the prices readable under a line that is far away', () => {
    const scale = fitScale({ prices: PRICES, lineUsd: 500, heightPx: 100 })
    expect(placeOf(scale, 500)).toBe(0)
    expect(placeOf(scale, 0.47) - placeOf(scale, 0.5127)).toBeGreaterThan(10)
  })

  it('gives the price of a place, and stays within the chart', () => {
    const scale = fitScale({ prices: PRICES, lineUsd: 0.56, heightPx: 100 })
    expect(priceAt(scale, placeOf(scale, 0.53))).toBeCloseTo(0.53, 3)
    expect(priceAt(scale, -50)).toBeCloseTo(scale.highUsd, 3)
    expect(priceAt(fitScale({ prices: [1e-9], lineUsd: null, heightPx: 100 }), 900)).toBeGreaterThan(0)
  })

  it('draws a price that stood still', () => {
    expect(placeOf(fitScale({ prices: [1, 1], lineUsd: null, heightPx: 100 }), 1)).toBe(50)
  })

  it.each([
    [0.5127, 0.0001],
    [168.4, 0.1],
    [0.00001874, 1e-8],
    [1.5, 0.01],
  ])('moves %d by %d', (price, tick) => {
    expect(tickOf(price)).toBeCloseTo(tick, 12)
    expect(stepPrice(price, 10)).toBeCloseTo(price + 10 * tick, 10)
    expect(stepPrice(price, -1e9)).toBeCloseTo(tick, 12)
  })
})
