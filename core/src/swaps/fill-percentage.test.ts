import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount } from '../money/parse-amount.ts'
import { MAX_NATIVE_PERMILLE, MAX_TOKEN_PERMILLE } from './constants.ts'
import { fillAmount, fillLabel, SWAP_FILLS } from './fill-percentage.ts'

const coin = { balanceRaw: 2_000_000_001n, decimals: 9, isNative: true }
const token = { balanceRaw: 1_000_003n, decimals: 6, isNative: false }

describe('percentage buttons', () => {
  it('R2-187 fill in 25, 50 and 75 percent of what is held', () => {
    expect(([25, 50, 75] as const).map((fill) => fillAmount(fill, token))).toEqual([
      '0.25',
      '0.500001',
      '0.750002',
    ])
    expect(fillAmount(50, coin)).toBe('1')
  })
  it('R2-188 Max fills in 99 percent of a token', () => {
    expect(MAX_TOKEN_PERMILLE).toBe(990n)
    expect(fillAmount('max', token)).toBe('0.990002')
  })
  it('R2-189 R2-191 Max fills in 98.5 percent of the native coin, on Solana too (decision G23)', () => {
    expect(MAX_NATIVE_PERMILLE).toBe(985n)
    expect(fillAmount('max', coin)).toBe('1.97')
  })
  it('R2-190 are rounded down to the decimals of the token, at most 18', () => {
    expect(fillAmount(25, { balanceRaw: 3n, decimals: 0, isNative: false })).toBe('0')
    expect(fillAmount(75, { balanceRaw: 3n, decimals: 0, isNative: false })).toBe('2')
    const fine = { balanceRaw: 1_234_567_890_123_456_789_012n, decimals: 21, isNative: false }
    expect(fillAmount(50, fine)).toBe('0.617283945061728394')
  })
  it('R2-190 never fill in more than is held, and always an amount of the token', () => {
    const holdings = fc.record({
      balanceRaw: fc.bigInt({ min: 0n, max: 10n ** 40n }),
      decimals: fc.integer({ min: 0, max: 24 }),
      isNative: fc.boolean(),
    })
    fc.assert(
      fc.property(holdings, fc.constantFrom(...SWAP_FILLS.hedera), (holding, fill) => {
        const filled = parseAmount(fillAmount(fill, holding), holding.decimals)
        expect(filled).not.toBeNull()
        expect((filled ?? 0n) <= holding.balanceRaw).toBe(true)
      }),
    )
  })
  it('R2-066 R2-075 R2-079 are 25%, 50%, 75% and Max, without 75% on Solana (decision C28)', () => {
    const labels = (chain: keyof typeof SWAP_FILLS) => SWAP_FILLS[chain].map(fillLabel)
    expect(labels('solana')).toEqual(['25%', '50%', 'Max'])
    for (const chain of ['ethereum', 'bsc', 'hedera'] as const) {
      expect(labels(chain)).toEqual(['25%', '50%', '75%', 'Max'])
    }
  })
})
