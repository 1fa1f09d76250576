import type { PriceView } from '@windhover/core/prices/contract'
import type { Candle } from '@windhover/core/tokens/contract'
import { expect, it } from 'vitest'
import { readDay } from './read-day.ts'

const candle = (open: number, close: number): Candle =>
  ({ time: 0, open, high: close, low: open, close, volumeUsd: 0 }) as unknown as Candle
const told = { priceUsd: 168.42, change24hPct: 2.31 } as PriceView

it('shows the price and the change of the market', () => {
  expect(readDay([candle(100, 110)], told)).toEqual({ priceUsd: 168.42, changePct: 2.31 })
})

it('reads them from the candles where nobody tells them', () => {
  expect(readDay([candle(100, 105), candle(105, 110)], null)).toEqual({
    priceUsd: 110,
    changePct: expect.closeTo(10),
  })
  expect(readDay([candle(160, 165)], { ...told, change24hPct: null })?.changePct).toBeCloseTo(5.26, 2)
})

it('knows nothing without either', () => {
  expect(readDay([], null)).toBeNull()
  expect(readDay([], { ...told, change24hPct: null })).toEqual({ priceUsd: 168.42, changePct: null })
})
