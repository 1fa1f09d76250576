import { describe, expect, it } from 'vitest'
import { HEDERA_TOKENS_FRESH_MS } from './constants.ts'
import { evmDecimals } from './evm-decimals.ts'
import { QUICK_PICKS } from './quick-picks.ts'

const symbols = (chain: keyof typeof QUICK_PICKS) => QUICK_PICKS[chain].map(({ symbol }) => symbol)

describe('QUICK_PICKS', () => {
  it('R2-083 are four on Solana: the coin, one more, two stablecoins', () => {
    expect(symbols('solana')).toEqual(['SOL', 'USDC', 'USDT', 'HUSTLE'])
  })

  it('R2-309 are these on Ethereum', () => {
    expect(symbols('ethereum')).toEqual(['ETH', 'USDC', 'USDT', 'DAI', 'WETH'])
  })

  it('R2-310 are these on BSC', () => {
    expect(symbols('bsc')).toEqual(['BNB', 'USDC', 'USDT', 'BUSD', 'WBNB'])
  })

  it('begin with the chain’s own coin and name every token once', () => {
    for (const picks of Object.values(QUICK_PICKS)) {
      expect(picks[0]?.address).toBe('native')
      expect(new Set(picks.map(({ address }) => address)).size).toBe(picks.length)
    }
  })
})

describe('evmDecimals', () => {
  it('R2-308 are 18 where nothing is said, and 6 for USDC', () => {
    expect([evmDecimals('DAI'), evmDecimals('USDC'), evmDecimals('USDC', 18), evmDecimals('X', 0)]).toEqual([
      18, 6, 18, 0,
    ])
    expect(QUICK_PICKS.ethereum.find(({ symbol }) => symbol === 'USDC')?.decimals).toBe(6)
  })
})

describe('HEDERA_TOKENS_FRESH_MS', () => {
  it('R2-305 keeps the Hedera list for an hour', () => {
    expect(HEDERA_TOKENS_FRESH_MS).toBe(3_600_000)
  })
})
