import { describe, expect, it } from 'vitest'
import { testAmount } from './test-amount.ts'

const of = (amountRaw: bigint, decimals: number, priceUsd: number | null) =>
  testAmount({ amountRaw, decimals, priceUsd })

describe('a test transfer', () => {
  it.each([
    ['2 SOL', 2_000_000_000n, 9, 168.42, '0.01'],
    ['1 ETH', 10n ** 18n, 18, 3_400, '0.001'],
    ['500 USDC', 500_000_000n, 6, 1, '1'],
    ['1,000 HBAR', 100_000_000_000n, 8, 0.2, '10'],
    ['20M BONK', 2_000_000_000_000n, 5, 0.000_02, '100000'],
  ])('of %s is the smallest round amount worth a dollar', (_what, amountRaw, decimals, price, test) => {
    expect(of(amountRaw, decimals, price)).toBe(test)
  })

  it('is not offered where the whole is small, or where nobody knows its worth', () => {
    expect(of(50_000_000n, 9, 168.42)).toBeNull()
    expect(of(9_000_000n, 6, 1)).toBeNull()
    expect(of(2_000_000_000n, 9, null)).toBeNull()
    expect(of(2_000_000_000n, 9, 0)).toBeNull()
  })
})
