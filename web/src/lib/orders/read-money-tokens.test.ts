import { sampleHolding, sampleWallet } from '@windhover/core/balances/testing/sample-wallet'
import { describe, expect, it } from 'vitest'
import { readMoneyTokens } from './read-money-tokens.ts'

const WSOL = 'So11111111111111111111111111111111111111112'
const wsol = sampleHolding({
  ...{ token: WSOL, symbol: 'WSOL', name: 'Wrapped SOL', logo: '/logos/wsol.svg' },
  ...{ amountRaw: '350000000', decimals: 9, priceUsd: 150, isWrapped: true },
})

describe('what can be sent', () => {
  it('R2-138 has address, name, symbol, icon and balance', () => {
    expect(readMoneyTokens(sampleWallet('solana', { holdings: [wsol] }))[1]).toEqual({
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
    const [sol] = readMoneyTokens(sampleWallet('solana', { holdings: [wsol] }))
    expect(sol).toMatchObject({ token: 'native', symbol: 'SOL', balanceRaw: 0n })
    expect(readMoneyTokens(sampleWallet('hedera'))[0]).toMatchObject({ symbol: 'HBAR' })
  })

  it('has it once where it is held', () => {
    const bnb = sampleHolding({ token: 'native', symbol: 'BNB', amountRaw: '7', decimals: 18 })
    const tokens = readMoneyTokens(sampleWallet('bsc', { holdings: [bnb] }))
    expect(tokens).toHaveLength(1)
    expect(tokens[0]).toMatchObject({ token: 'native', balanceRaw: 7n, priceUsd: null })
  })

  it('what could not be read is unknown, not zero', () => {
    const unread = { state: 'unknown', observedAt: null, unavailable: true } as const
    const tokens = readMoneyTokens(sampleWallet('solana', { ...unread, holdings: [wsol] }))
    expect(tokens.map(({ balanceRaw }) => balanceRaw)).toEqual([null, null])
  })
})
