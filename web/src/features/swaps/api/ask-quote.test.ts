import type { VaultView } from '@windhover/core/vaults/contract'
import { describe, expect, it } from 'vitest'
import { type QuoteQuestion, quoteCall } from './ask-quote.ts'

const vault: VaultView = {
  tokenId: '7',
  name: null,
  color: null,
  publicKey: 'SolanaKey',
  ethAddress: '0xTaker',
  wrappedKeys: [{ pub_key: 'SolanaKey' }],
  hederaAccountId: '0.0.7',
  hasApiKey: true,
  createdAt: '2026-01-01T00:00:00.000Z',
}
const question: QuoteQuestion = {
  chain: 'solana',
  vault,
  sell: { address: 'native', decimals: 9 },
  buy: { address: 'Mint', decimals: 6 },
  amountText: '1.50',
  slippagePct: 2,
}
const bodyOf = (change: Partial<QuoteQuestion>) => quoteCall({ ...question, ...change })?.key[1]

describe('what a quote is asked with', () => {
  const body = {
    chain: 'solana',
    sellToken: 'native',
    buyToken: 'Mint',
    sellAmountRaw: '1500000000',
    slippagePct: 2,
  }
  it('both tokens and the amount in the smallest unit', () => {
    expect(bodyOf({})).toEqual(body)
    expect(bodyOf({ vault: null }), 'also for whoever has no vault').toEqual(body)
    expect(bodyOf({ chain: 'hedera' })).toEqual({ ...body, chain: 'hedera' })
  })
  it('the vault and the provider on Ethereum and BSC', () => {
    expect(bodyOf({ chain: 'ethereum', provider: 'uniswapx' })).toEqual({
      ...body,
      chain: 'ethereum',
      vaultId: '7',
      provider: 'uniswapx',
    })
    // Left out, it is the server's default: auto.
    expect(bodyOf({ chain: 'bsc' })).toEqual({ ...body, chain: 'bsc', vaultId: '7' })
    expect(bodyOf({ chain: 'bsc', vault: null })).toBeUndefined()
  })
  it('R2-163 nothing without both tokens and an amount above 0', () => {
    for (const change of [{ sell: null }, { buy: null }, { amountText: '' }, { amountText: '0.0' }]) {
      expect(quoteCall({ ...question, ...change })).toBeNull()
    }
  })
})
