import { describe, expect, it } from 'vitest'
import { formatRate } from './format-rate.ts'

const of = (symbol: string, raw: bigint, decimals: number) => ({ symbol, raw, decimals })

describe('formatRate', () => {
  it('tells what one of the sold token brings', () => {
    expect(formatRate(of('USDC', 535_046_052n, 6), of('JUP', 1_032_013_000n, 6))).toBe('1 USDC = 1.9288 JUP')
    expect(formatRate(of('WBTC', 1n, 8), of('USDC', 1_234n, 6))).toBe('1 WBTC = 123,400 USDC')
  })
  it('counts in thousands and millions what is worth very little', () => {
    expect(formatRate(of('BONK', 10n ** 11n, 5), of('SOL', 109_700_000n, 9))).toBe('1M BONK = 0.1097 SOL')
    expect(formatRate(of('X', 10n ** 30n, 9), of('SOL', 1n, 9))).toMatch(/^1B X = /)
    expect(formatRate(of('X', 0n, 9), of('SOL', 1n, 9))).toBe('1B X = 0 SOL')
  })
})
