import { describe, expect, it } from 'vitest'
import { BALANCES_FRESH_MS, HEDERA_ACCOUNT_FRESH_MS, HEDERA_HISTORY_FRESH_MS } from './constants.ts'
import { formatMarketCap, formatPriceUsd, formatTotalUsd, formatTransferAmount } from './format-figures.ts'

describe('figures of the balances panels', () => {
  it.each([
    [0.125, '$0.125'],
    [1_234.5, '$1,234.500'],
    [0.00004, '$0.000'],
  ])('R2-315 shows the price %s as %s', (price, text) => {
    expect(formatPriceUsd(price)).toBe(text)
  })

  it.each([
    [0, '$0.00'],
    [1_234.567, '$1,234.57'],
    [-2.5, '-$2.50'],
  ])('R2-315 shows the total %s as %s', (total, text) => {
    expect(formatTotalUsd(total)).toBe(text)
  })

  it.each([
    [950, '$950'],
    [1_250_000, '$1.25M'],
    [98_700_000_000, '$98.7B'],
  ])('R2-316 shows the market cap %s as %s', (cap, text) => {
    expect(formatMarketCap(cap)).toBe(text)
  })

  it.each([
    [100_000n, 9, '0.0001'],
    [99_999n, 9, '9.9999e-5'],
    [1n, 18, '1e-18'],
    [-120n, 8, '-1.2e-6'],
    [0n, 9, '0'],
    [1_500_000_000n, 9, '1.5'],
    [1n, 4, '0.0001'],
    [1n, 0, '1'],
  ])('R2-317 shows %s with %i decimals as %s', (raw, decimals, text) => {
    expect(formatTransferAmount(raw, decimals)).toBe(text)
  })

  it('R2-307 keeps readings as long as they are good for', () => {
    const minutes = (ms: number) => ms / 60_000
    expect([BALANCES_FRESH_MS, HEDERA_ACCOUNT_FRESH_MS, HEDERA_HISTORY_FRESH_MS].map(minutes)).toEqual([
      5, 5, 2,
    ])
  })
})
