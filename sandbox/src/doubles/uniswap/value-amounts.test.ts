import fc from 'fast-check'
import { expect, it } from 'vitest'
import { convertAmount, convertBack, scaleBps } from './value-amounts.ts'

const usdc = { decimals: 6, priceUsd: 1 }
const ether = { decimals: 18, priceUsd: 4_000 }

it('converts at the price', () => {
  expect(convertAmount(4_000_000_000n, usdc, ether)).toBe(10n ** 18n)
  expect(convertBack(10n ** 18n, usdc, ether)).toBe(4_000_000_000n)
  expect(scaleBps(10_000n, 9_990n)).toBe(9_990n)
})

it('knows prices far below a cent and refuses none at all', () => {
  expect(convertAmount(1_000_000n, usdc, { decimals: 18, priceUsd: 1e-9 })).toBe(10n ** 27n)
  expect(() => convertAmount(1n, usdc, { decimals: 18, priceUsd: 0 })).toThrow('No price')
})

it('never gives more for an amount than the amount costs', () => {
  const price = fc.double({ min: 1e-12, max: 1e6, noNaN: true })
  const side = fc.record({ decimals: fc.integer({ min: 0, max: 18 }), priceUsd: price })
  fc.assert(
    fc.property(side, side, fc.bigInt({ min: 1n, max: 10n ** 30n }), (from, to, amount) => {
      const gained = convertAmount(amount, from, to)
      expect(convertBack(gained, from, to)).toBeLessThanOrEqual(amount)
    }),
  )
})
