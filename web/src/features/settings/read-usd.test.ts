import { expect, it } from 'vitest'
import { readUsd, writeUsd } from './read-usd.ts'

it.each([
  ['750', 750],
  ['2,000.00', 2_000],
  ['$ 1,234,567.8', 1_234_567.8],
  ['0.01', 0.01],
  ['0', null],
  ['', null],
  ['-5', null],
  ['1e3', null],
  ['1,00', null],
  ['1.234', null],
  ['10000000.01', null],
  ['10,000,000', 10_000_000],
])('reads %j as %s', (text, usd) => {
  expect(readUsd(text)).toBe(usd)
})

it('reads back what it writes', () => {
  for (const usd of [0.01, 2.01, 750, 10_000_000]) expect(readUsd(writeUsd(usd))).toBe(usd)
})
