import { describe, expect, it } from 'vitest'
import { tokenLetters, tokenTint } from './token-tint.ts'

describe('fallback of a token picture', () => {
  it.each([
    ['OTTR', 'OT'],
    ['$wif', 'WI'],
    ['X', 'X'],
    ['猫币', '猫币'],
    ['🚀', '?'],
    ['', '?'],
  ])('writes %s as %s', (symbol, letters) => {
    expect(tokenLetters(symbol)).toBe(letters)
  })

  it('gives the same symbol the same tint and spreads different ones', () => {
    expect(tokenTint('OTTR')).toEqual(tokenTint('OTTR'))
    const grounds = new Set(
      ['SOL', 'ETH', 'BNB', 'HBAR', 'JUP', 'OTTR', 'KELP', 'YAWN', 'DUSK', 'BRINE'].map(
        (one) => tokenTint(one).ground,
      ),
    )
    expect(grounds.size).toBeGreaterThan(3)
  })
})
