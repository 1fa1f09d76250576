import { describe, expect, it } from 'vitest'
import { isPastNextPage } from './past-next-page.ts'

describe('isPastNextPage', () => {
  it.each([
    ['at the top', 0, false],
    ['at 80 % of the way', 800, false],
    ['just past it', 801, true],
    ['at the end', 1_000, true],
  ])('R1-224 %s', (_where, scrollTop, isPast) => {
    expect(isPastNextPage({ scrollTop, clientHeight: 500, scrollHeight: 1_500 })).toBe(isPast)
  })

  it('a list that fits its panel has nothing left to scroll', () => {
    expect(isPastNextPage({ scrollTop: 0, clientHeight: 900, scrollHeight: 900 })).toBe(true)
  })
})
