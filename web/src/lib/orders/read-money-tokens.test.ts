import type { EvmBalances, SolanaPortfolio } from '@windhover/core/balances/contract'
import { describe, expect, it } from 'vitest'
import { readEvmTokens, readHederaTokens, readSolanaTokens } from './read-money-tokens.ts'

const reading = { state: 'known', observedAt: null, unavailable: false, isTotalComplete: true } as const
const unread = { ...reading, state: 'unknown', unavailable: true } as const
const WSOL = 'So11111111111111111111111111111111111111112'

const portfolio = (changed: Partial<SolanaPortfolio>): SolanaPortfolio => ({
  ...reading,
  tokenBalances: [],
  lpTokens: [],
  portfolio: { totalUsdValue: 0, summary: { totalUsd: 0, solUsd: 0, tokensUsd: 0, lpUsd: 0 } },
  vaultBalance: '0',
  clmmPositions: [],
  ammPositions: [],
  ...changed,
})
const wsol: SolanaPortfolio['tokenBalances'][number] = {
  mint: WSOL,
  balance: '0.35',
  balanceRaw: '350000000',
  decimals: 9,
  tokenAccount: 'account',
  isFrozen: false,
  valueUsd: null,
  market_data: {
    name: 'Wrapped SOL',
    symbol: 'WSOL',
    logo: '/logos/wsol.svg',
    price_usd: 150,
    price_change_24h: null,
    market_cap_usd: null,
  },
}

describe('what can be sent', () => {
  it('R2-138 has address, name, symbol, icon and balance', () => {
    expect(readSolanaTokens(portfolio({ tokenBalances: [wsol] }))[1]).toEqual({
      token: WSOL,
      symbol: 'WSOL',
      name: 'Wrapped SOL',
      icon: '/logos/wsol.svg',
      decimals: 9,
      balanceRaw: 350_000_000n,
      priceUsd: 150,
      isWrapped: true,
    })
  })

  it('always has the native coin, first', () => {
    expect(readSolanaTokens(portfolio({ tokenBalances: [wsol] }))[0]).toMatchObject({
      token: 'native',
      symbol: 'SOL',
      balanceRaw: 0n,
    })
    expect(readHederaTokens({ ...reading, balances: [], totalUsd: 0 })[0]).toMatchObject({ symbol: 'HBAR' })
  })

  it('an EVM coin without an address is the native one', () => {
    const native: EvmBalances['tokens'][number] = {
      tokenAddress: '',
      tokenBalance: '7',
      tokenMetadata: { decimals: 18, symbol: 'BNB', name: 'BNB', logo: null },
      tokenPrices: [],
      valueUsd: null,
    }
    const tokens = readEvmTokens('bsc', { ...reading, tokens: [native], totalUsd: 0 })
    expect(tokens).toHaveLength(1)
    expect(tokens[0]).toMatchObject({ token: 'native', balanceRaw: 7n, priceUsd: null })
  })

  it('what could not be read is unknown, not zero', () => {
    const tokens = readSolanaTokens(portfolio({ ...unread, tokenBalances: [wsol] }))
    expect(tokens.map(({ balanceRaw }) => balanceRaw)).toEqual([null, null])
  })
})
