import { describe, expect, it } from 'vitest'
import { AURA, type AuraFacts, auraOf } from './aura.ts'

const NOTHING: AuraFacts = { prompts: 0, trades: 0, tradedReferrals: 0 }

describe('aura (decision D15)', () => {
  it('is nothing for a vault that did nothing', () => {
    expect(auraOf(NOTHING)).toBe(0)
  })

  it.each([
    ['prompts', 1],
    ['trades', 20],
    ['tradedReferrals', 250],
  ] as const)('counts each of its %s', (name, points) => {
    expect(auraOf({ ...NOTHING, [name]: 1 })).toBe(points)
    expect(auraOf({ ...NOTHING, [name]: 7 })).toBe(7 * points)
  })

  it('adds them up', () => {
    expect(auraOf({ prompts: 120, trades: 15, tradedReferrals: 2 })).toBe(120 + 300 + 500)
  })

  it('is worth more by a day of trades than by a day of prompts, and most by people', () => {
    const { prompt, trade, tradedReferral } = AURA
    expect(trade.points * trade.perDayMax).toBeGreaterThan(prompt.points * prompt.perDayMax)
    expect(tradedReferral.points).toBeGreaterThan(trade.points)
  })
})
