import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TINYBAR_PER_HBAR, toTinybar, toWeibar, WEIBAR_PER_HBAR } from './hbar-units.ts'

describe('units of HBAR', () => {
  it('R2-303 converts between HBAR and WHBAR by 1e8 and 1e18', () => {
    expect(TINYBAR_PER_HBAR).toBe(100_000_000n)
    expect(WEIBAR_PER_HBAR).toBe(1_000_000_000_000_000_000n)
    expect(toWeibar(TINYBAR_PER_HBAR)).toBe(WEIBAR_PER_HBAR)
    expect(toTinybar(WEIBAR_PER_HBAR)).toBe(TINYBAR_PER_HBAR)
  })

  it('there and back is the same, and a started tinybar is a whole one', () => {
    expect(toTinybar(1n)).toBe(1n)
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n }), (raw) => toTinybar(toWeibar(raw)) === raw))
  })
})
