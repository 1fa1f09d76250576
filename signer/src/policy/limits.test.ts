import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS, fromMicroUsd, limitToMicroUsd } from './limits.ts'

/** The figure as it is written, in parts of 10^-30: exact, however long it is. */
function exactly(usd: number): bigint {
  const [mantissa = '', exponent = '0'] = String(usd).split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  return BigInt(whole + fraction) * 10n ** BigInt(30 + Number(exponent) - fraction.length)
}
const MICRO_EXACTLY = 10n ** 24n

const figure = fc.double({ min: 1e-9, max: 10_000_000, noNaN: true })
const nearWhole = fc
  .tuple(fc.nat(10_000_000), fc.integer({ min: -3, max: 3 }))
  .map(([whole, ulps]) => Math.max(1e-9, whole * (1 + ulps * Number.EPSILON)))

describe('rounding', () => {
  it('never makes a limit more than its figure, nor a millionth less', () => {
    fc.assert(
      fc.property(fc.oneof(figure, nearWhole), (usd) => {
        const limit = limitToMicroUsd(usd) * MICRO_EXACTLY
        return limit <= exactly(usd) && limit + MICRO_EXACTLY > exactly(usd)
      }),
      { numRuns: 3_000 },
    )
  })

  it('keeps every figure in cents as it is, so that exactly the limit may leave', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (cents) => {
        const usd = cents / 100
        const micro = BigInt(cents) * 10_000n
        return limitToMicroUsd(usd) === micro && fromMicroUsd(micro) === usd
      }),
      { numRuns: 3_000 },
    )
  })

  it.each([
    [8.2, 8_200_000n],
    [2.01, 2_010_000n],
    [1.999_999_999_999_999, 1_999_999n],
    [9_999_999.999_999_998, 9_999_999_999_999n],
    [0.000_000_1, 0n],
    [0, 0n],
  ])('%d as a limit', (usd, limit) => {
    expect(limitToMicroUsd(usd)).toBe(limit)
  })

  it('keeps the default', () => {
    expect(fromMicroUsd(DEFAULT_LIMITS.perTransaction)).toBe(10_000)
  })
})
