import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalText } from './decimal-text.ts'

it.each([
  [3_000, '3000'],
  [0.5, '0.5'],
  [1.25e21, '1250000000000000000000'],
  [1.5e-7, '0.00000015'],
  [1e-18, '0.000000000000000001'],
  [123.456, '123.456'],
])('writes %d as digits', (price, text) => {
  expect(decimalText(price)).toBe(text)
})

it('keeps every digit of any price that a token can have', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-30, max: 1e22, noNaN: true }), (price) => {
      const text = decimalText(price)
      return /^(0|[1-9]\d*)(\.\d*[1-9])?$/.test(text) && Number(text) === price
    }),
    { numRuns: 2_000 },
  )
})
