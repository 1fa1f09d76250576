import { expect, it } from 'vitest'
import { compactCount, compactUsd } from '../../../lib/format-compact.ts'
import { showDbcPrice } from './show-dbc-price.ts'

it.each([
  [0.001234, '$0.001234'],
  [1.5, '$1.500000'],
  [1_234.5678912, '$1,234.567891'],
  [0.0000005, '$0.000001'],
  [0.0000004, '< $0.000001'],
  [0, '$0.000000'],
  [null, '–'],
])('R3-187 shows the price %d with six decimals: %s', (usd, text) => {
  expect(showDbcPrice(usd)).toBe(text)
})

it.each([
  [999, '$999.00', '999'],
  [1_000, '$1.00K', '1.00K'],
  [999_999, '$1.00M', '1.00M'],
  [1_000_000, '$1.00M', '1.00M'],
  [12_345_678, '$12.3M', '12.3M'],
  [1_000_000_000, '$1.00B', '1.00B'],
])('R3-186 abbreviates %d at a thousand, a million and a billion', (value, usd, count) => {
  expect([compactUsd(value), compactCount(value)]).toEqual([usd, count])
})
