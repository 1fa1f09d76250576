import { describe, expect, it } from 'vitest'
import { cardsBeside, turnPage } from './turn-page.ts'

describe('turnPage', () => {
  it('R1-068 wraps at both ends', () => {
    expect(turnPage({ page: 2, pages: 3, by: 1 })).toBe(0)
    expect(turnPage({ page: 0, pages: 3, by: -1 })).toBe(2)
    expect(turnPage({ page: 0, pages: 3, by: 1 })).toBe(1)
    expect(turnPage({ page: 2, pages: 3, by: -1 })).toBe(1)
  })
  it('stays where there is one page or none', () => {
    expect(turnPage({ page: 0, pages: 1, by: 1 })).toBe(0)
    expect(turnPage({ page: 0, pages: 0, by: -1 })).toBe(0)
  })
  it('puts as many beside each other as can be read', () => {
    expect([704, 520, 358, 319].map(cardsBeside)).toEqual([3, 3, 2, 1])
  })
})
