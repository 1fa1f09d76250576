import { describe, expect, it } from 'vitest'
import { counterpartOf, isNativeOrWrapped, isSameToken } from './counterpart.ts'

describe('what a token is traded against', () => {
  it('is USDC for the coin and its wrapped form', () => {
    expect(counterpartOf('ethereum', 'native').symbol).toBe('USDC')
    expect(counterpartOf('ethereum', '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2').symbol).toBe('USDC')
    expect(counterpartOf('bsc', 'native')).toMatchObject({ symbol: 'USDC', decimals: 18 })
    expect(counterpartOf('hedera', '0.0.1456986').address).toBe('0.0.456858')
  })
  it('is the coin for everything else', () => {
    expect(counterpartOf('bsc', '0x55d398326f99059fF775485246999027B3197955')).toEqual({
      address: 'native',
      symbol: 'BNB',
      decimals: 18,
    })
    expect(counterpartOf('hedera', '0.0.456858').symbol).toBe('HBAR')
    expect(counterpartOf('solana', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v').symbol).toBe('SOL')
  })
  it('tells addresses apart as their chains do', () => {
    expect(isSameToken('0xABCDEF', '0xabcdef')).toBe(true)
    expect(isSameToken('MintA', 'minta')).toBe(false)
    expect(isNativeOrWrapped('solana', 'native')).toBe(true)
    expect(isNativeOrWrapped('solana', 'MintA')).toBe(false)
  })
})
