import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMicro, toUsd, valueHolding } from './value-holding.ts'

describe('valueHolding', () => {
  it.each([
    [
      'R2-306 a lamport is a billionth of a SOL',
      { amountRaw: 1_000_000_000n, decimals: 9, priceUsd: 150.25 },
      150_250_000n,
    ],
    [
      'R2-302 a tinybar is a 1e8th of an HBAR',
      { amountRaw: 100_000_000n, decimals: 8, priceUsd: 0.2 },
      200_000n,
    ],
    [
      'a tiny price is told in exponent form',
      { amountRaw: 10n ** 15n, decimals: 5, priceUsd: 2.5e-8 },
      250_000_000n,
    ],
    ['a huge one too', { amountRaw: 1n, decimals: 0, priceUsd: 1e21 }, 10n ** 27n],
    ['half a millionth counts up', { amountRaw: 5n, decimals: 7, priceUsd: 1 }, 1n],
    ['less than half is nothing', { amountRaw: 4n, decimals: 7, priceUsd: 1 }, 0n],
    ['what is no price is worth nothing', { amountRaw: 10n ** 20n, decimals: 2, priceUsd: Number.NaN }, 0n],
  ])('%s', (_what, holding, micro) => {
    expect(valueHolding(holding)).toBe(micro)
  })

  it('keeps every digit of an amount that no float can hold', () => {
    const amountRaw = 123_456_789_012_345_678_901_234_567n
    expect(valueHolding({ amountRaw, decimals: 0, priceUsd: 1 })).toBe(amountRaw * 1_000_000n)
  })

  it('is linear in whole units whatever the decimals', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 30n),
        fc.integer({ min: 0, max: 18 }),
        fc.integer({ min: 1, max: 10 ** 9 }),
        (whole, decimals, priceMicro) => {
          const value = valueHolding({
            amountRaw: whole * 10n ** BigInt(decimals),
            decimals,
            priceUsd: priceMicro / 1_000_000,
          })
          expect(value).toBe(whole * BigInt(priceMicro))
        },
      ),
    )
  })

  it('sums are exact, and nothing where nothing has a price', () => {
    expect(sumMicro([1n, null, 2n])).toBe(3n)
    expect(toUsd(sumMicro([null]))).toBe(0)
    expect(toUsd(1_234_567n)).toBe(1.234567)
  })
})
