import { expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'

it.each([
  ['50K', 50_000],
  ['$1.5m', 1_500_000],
  ['1,000', 1_000],
  ['.5b', 500_000_000],
  ['', null],
  ['much', Number.NaN],
  ['-5', Number.NaN],
])('reads %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})
