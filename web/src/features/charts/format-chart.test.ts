import type { Candle } from '@windhover/core/tokens/contract'
import { expect, it } from 'vitest'
import { formatAxisPrice, formatOpened, priceDecimals } from './format-chart.ts'

const candle = (low: number, high: number): Candle => ({
  time: 0,
  open: low,
  high,
  low,
  close: high,
  volumeUsd: 1,
})

it.each([
  ['a coin of thousands', [candle(3_000, 3_100)], 2],
  ['a token of cents', [candle(0.48, 0.5127)], 4],
  ['a very cheap one', [candle(0.0000012, 0.00000134)], 9],
  ['a stable coin, whose ticks would look alike', [candle(0.9996, 1.0004)], 4],
  ['nothing', [], 2],
] as const)('gives %s as many decimals as it needs', (_, candles, decimals) => {
  expect(priceDecimals(candles)).toBe(decimals)
})

it.each([
  [64_210.5, 2, '64,210.50'],
  [0.5127, 4, '0.5127'],
  [0.000_001_234, 9, '0.000001234'],
  [0.000_012, 6, '0.000012'],
  [0, 9, '0.000000000'],
  [-0.01, 2, '0.00'],
] as const)('writes %s with %s decimals', (price, decimals, text) => {
  expect(formatAxisPrice(price, decimals)).toBe(text)
})

it('names a day by its date in UTC', () => {
  expect(formatOpened(Date.UTC(2026, 4, 14) / 1_000, '1d')).toBe('14 May 2026')
  expect(formatOpened(Date.UTC(2026, 4, 14, 6) / 1_000, '1h')).toMatch(/^1[345] May, \d\d:\d\d$/)
})
