import { expect, it } from 'vitest'
import { uiAmount } from './ui-amount.ts'
import { writeJson } from './write-json.ts'

it.each([
  [0n, 6, '0'],
  [1n, 6, '0.000001'],
  [1_500_000n, 6, '1.5'],
  [10_000_000n, 6, '10'],
  [7n, 0, '7'],
  [18_446_744_073_709_551_615n, 9, '18446744073.709551615'],
])('spells %s with %i decimals as %s', (amountRaw, decimals, text) => {
  expect(uiAmount(amountRaw, decimals).uiAmountString).toBe(text)
})

it('writes numbers that do not fit into a double without losing a digit', () => {
  expect(writeJson({ value: 18_446_744_073_709_551_615n })).toBe('{"value":18446744073709551615}')
})
