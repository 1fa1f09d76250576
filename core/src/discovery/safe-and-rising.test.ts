import { describe, expect, it } from 'vitest'
import type { MarkedToken } from './contract.ts'
import { countPoints, describeSafeAndRising, sortSafeAndRising } from './safe-and-rising.ts'

const token = (address: string, changePct: number | null, liquidityUsd: number | null) => ({
  address,
  changePct,
  liquidityUsd,
})
const low = { verdict: 'low', toCheck: 0 } as const
const toCheck = (count: number) => ({ verdict: 'check', toCheck: count }) as const

describe('safe and rising', () => {
  it('counts as its words say', () => {
    expect(describeSafeAndRising('1h')).toBe(
      "Rise over 1h in per cent, at most 100, times liquidity as a share of $100K, at most 1, minus 20 points for each thing to check. Tokens that can't be sold are left out. Tokens that could not be checked come last.",
    )
    expect(countPoints(token('a', 18, 50_000), low)).toBe(9)
    expect(countPoints(token('a', 204, 900_000), low)).toBe(100)
    expect(countPoints(token('a', 204, 900_000), toCheck(3))).toBe(40)
    expect(countPoints(token('a', -40, 900_000), low)).toBe(0)
    expect(countPoints(token('a', null, 900_000), low)).toBe(0)
    expect(countPoints(token('a', 50, null), toCheck(1))).toBe(-20)
    expect(countPoints(token('a', 50, 100_000), { verdict: 'unknown', toCheck: 0 })).toBeNull()
    expect(countPoints(token('a', 50, 100_000), undefined)).toBeNull()
  })

  it('leaves out what cannot be sold, and puts what could not be checked last', () => {
    const tokens = [
      token('unread', 90, 100_000),
      token('trap', 204, 100_000),
      token('risky', 90, 100_000),
      token('calm', 20, 100_000),
      token('open', 99, 100_000),
      token('thin', 99, 1_000),
    ]
    const marks = new Map<string, Pick<MarkedToken, 'verdict' | 'toCheck'>>([
      ['trap', { verdict: 'cannot-sell', toCheck: 1 }],
      ['risky', toCheck(4)],
      ['calm', low],
      ['open', { verdict: 'unknown', toCheck: 0 }],
      ['thin', low],
    ])
    // 20, 10 and 0.99 points, then those that have none.
    expect(sortSafeAndRising(tokens, marks).map(({ address }) => address)).toEqual([
      'calm',
      'risky',
      'thin',
      'unread',
      'open',
    ])
  })
})
