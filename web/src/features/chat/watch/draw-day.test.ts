import type { Candle } from '@windhover/core/tokens/contract'
import { expect, it } from 'vitest'
import { DAY_CANDLES, drawDay } from './draw-day.ts'

const candles: readonly Candle[] = Array.from({ length: DAY_CANDLES + 2 }, (_, place) => {
  const price = 100 + place
  return { time: place * 900, open: price, high: price, low: price, close: price, volumeUsd: 1 }
})

it('draws the way of a day to the price of now', () => {
  const points = drawDay(candles, 202)
  expect(points).toHaveLength(DAY_CANDLES + 1)
  expect([points.at(0), points.at(-1)]).toEqual([102, 202])
})

it('draws nothing where there is no price or no candle', () => {
  expect(drawDay(candles, null)).toEqual([])
  expect(drawDay([], 5)).toEqual([])
})
