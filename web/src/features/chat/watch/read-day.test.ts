import type { Candle } from '@windhover/core/tokens/contract'
import { expect, it } from 'vitest'
import { DAY_CANDLES, readDay } from './read-day.ts'

const STEP_S = 900
const NOW_S = 500 * 96 * STEP_S + 450
const candles: readonly Candle[] = Array.from({ length: DAY_CANDLES }, (_, place) => {
  const price = 100 + place
  const time = NOW_S - 450 - (DAY_CANDLES - 1 - place) * STEP_S
  return { time, open: price, high: price, low: price, close: price, volumeUsd: 1 }
})

it('tells the change against the price of a day ago and draws the way to the price of now', () => {
  const { changePct, points } = readDay(candles, 202, NOW_S * 1_000)
  expect(changePct).toBeCloseTo(100)
  expect(points).toHaveLength(97)
  expect(points.at(0)).toBe(102)
  expect(points.at(-1)).toBe(202)
})

it('tells no change of a token that is younger than a day, and nothing where there is no price', () => {
  expect(readDay(candles.slice(-5), 130, NOW_S * 1_000)).toMatchObject({ changePct: null })
  expect(readDay(candles, null, NOW_S * 1_000)).toEqual({ changePct: null, points: [] })
  expect(readDay([], 5, NOW_S * 1_000)).toEqual({ changePct: null, points: [] })
})
