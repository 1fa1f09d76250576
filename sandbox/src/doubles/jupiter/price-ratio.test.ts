import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountFor, fixedPrice, PRICE_ONE, usdNumber, worthOf } from './price-ratio.ts'

describe('fixed prices', () => {
  it.each([
    [1, PRICE_ONE],
    [186.25, 18_625n * 10n ** 22n],
    [0.00000000107, 107n * 10n ** 13n],
    [104_500, 104_500n * PRICE_ONE],
    [0, 0n],
    [Number.NaN, 0n],
  ])('reads %d to the digit', (priceUsd, fixed) => {
    expect(fixedPrice(priceUsd)).toBe(fixed)
  })

  it('never gives more back than went in', () => {
    const price = fc.double({ min: 1e-9, max: 1e6, noNaN: true })
    const decimals = fc.integer({ min: 0, max: 9 })
    const amount = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
    fc.assert(
      fc.property(price, decimals, amount, (priceUsd, places, amountRaw) => {
        const token = { priceFixed: fixedPrice(priceUsd), decimals: places }
        const back = amountFor(worthOf(amountRaw, token), token)
        expect(back <= amountRaw).toBe(true)
      }),
    )
  })

  it('shows a worth as dollars', () => {
    expect(usdNumber(worthOf(2_500_000n, { priceFixed: fixedPrice(2), decimals: 6 }))).toBeCloseTo(5, 12)
  })
})
