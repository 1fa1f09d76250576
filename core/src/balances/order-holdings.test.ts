import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocateShares } from './allocate-shares.ts'
import { orderHoldings, topHoldings } from './order-holdings.ts'

const held = (token: string, valueMicro: bigint | null) => ({ token, symbol: token, valueMicro })

describe('order of holdings', () => {
  it('R2-016 puts the coin first however little it is worth, then by value, then what has no price', () => {
    const rows = [
      held('b', null),
      held('whale', 900n),
      held('native', 1n),
      held('a', null),
      held('small', 2n),
    ]
    expect(orderHoldings(rows).map(({ token }) => token)).toEqual(['native', 'whale', 'small', 'a', 'b'])
  })

  it('R2-007 names at most five top tokens, the most valuable first, none without a price', () => {
    const rows = [1n, 7n, 3n, null, 5n, 9n, 0n, 2n].map((value, place) => held(`t${place}`, value))
    expect(topHoldings(rows).map(({ valueMicro }) => valueMicro)).toEqual([9n, 7n, 5n, 3n, 2n])
  })
})

describe('allocateShares', () => {
  it.each([
    [
      [1n, 1n, 1n],
      [3_334, 3_333, 3_333],
    ],
    [
      [999_999n, 1n],
      [10_000, 0],
    ],
    [
      [0n, 0n],
      [0, 0],
    ],
    [[], []],
  ])('%s gives %s', (values, shares) => {
    expect(allocateShares(values)).toEqual(shares)
  })

  it('always adds up to the whole, and nobody is off by more than one', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(0n, 10n ** 24n), { minLength: 1, maxLength: 12 }), (values) => {
        const total = values.reduce((sum, value) => sum + value, 0n)
        fc.pre(total > 0n)
        const shares = allocateShares(values)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(10_000)
        shares.forEach((share, place) => {
          const floor = Number(((values[place] ?? 0n) * 10_000n) / total)
          expect(share - floor === 0 || share - floor === 1).toBe(true)
        })
      }),
    )
  })
})
