import { expect, it } from 'vitest'
import { transferTax } from './transfer-tax.ts'

it.each([
  [10_000n, 100, 100n],
  [10_001n, 100, 101n],
  [1n, 1, 1n],
  [0n, 500, 0n],
  [123_456n, 0, 0n],
])('withholds of %d at %d basis points, rounded up', (amountRaw, taxBps, withheld) => {
  expect(transferTax(amountRaw, taxBps)).toBe(withheld)
})
