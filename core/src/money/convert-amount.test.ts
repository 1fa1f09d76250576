import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertAmount } from './convert-amount.ts'

const HBAR = { decimals: 8, priceUsd: 0.25 }

describe('convertAmount', () => {
  it('is exact where the prices are', () => {
    expect(convertAmount({ amountRaw: 5_000_000n, decimals: 6, priceUsd: 1 }, HBAR)).toBe(20_00000000n)
    const many = 123_456_789_012_345_678_901_234n
    expect(convertAmount({ amountRaw: many, decimals: 8, priceUsd: 0.25 }, HBAR)).toBe(many)
  })

  it('rounds down, and knows the smallest prices', () => {
    expect(convertAmount({ amountRaw: 1n, decimals: 18, priceUsd: 1 }, HBAR)).toBe(0n)
    expect(convertAmount({ amountRaw: 10n ** 5n, decimals: 0, priceUsd: 1.5e-7 }, HBAR)).toBe(6_000_000n)
  })

  it('knows nothing without a price', () => {
    const one = { amountRaw: 1n, decimals: 6, priceUsd: 1 }
    for (const priceUsd of [0, Number.NaN, -1, Number.POSITIVE_INFINITY])
      expect(convertAmount(one, { decimals: 8, priceUsd })).toBeNull()
  })

  it('is never more than the price says, and less by under one unit', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000_000 })
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), cents, cents, (amountRaw, fromCents, toCents) => {
        // Sixty-fourths have no rest in binary.
        const from = { amountRaw, decimals: 6, priceUsd: fromCents / 64 }
        const got = convertAmount(from, { decimals: 6, priceUsd: toCents / 64 }) ?? -1n
        const exact = amountRaw * BigInt(fromCents)
        expect(got * BigInt(toCents) <= exact && (got + 1n) * BigInt(toCents) > exact).toBe(true)
      }),
    )
  })
})
