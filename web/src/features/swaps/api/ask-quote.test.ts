import type { VaultView } from '@windhover/core/vaults/contract'
import { describe, expect, it } from 'vitest'
import { type QuoteQuestion, quoteCall } from './ask-quote.ts'

const vault: VaultView = {
  tokenId: '7',
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
const bodyOf = (change: Partial<QuoteQuestion>) => quoteCall({ ...question, ...change })?.key

describe('what a quote is asked with', () => {
  it('R2-219 on Solana: both tokens and the amount', () => {
    const body = { fromMint: 'native', toMint: 'Mint', amount: '1.50', slippage: 2 }
    expect(bodyOf({})).toEqual(['/api/solana/swap/quote', body])
    expect(bodyOf({ vault: null }), 'also for whoever has no vault').toEqual(bodyOf({}))
  })
  it('R2-225 in the dialogs of Solana: amount, mode, token, address, vault and slippage', () => {
    expect(bodyOf({ trade: { mode: 'buy', token: 'Mint' } })).toEqual([
      '/api/solana/buy/quote',
      { vaultId: '7', amount: '1.50', mode: 'buy', token: 'Mint', userAddress: 'SolanaKey', slippage: 2 },
    ])
  })
  it('R2-233 R2-234 on Ethereum and BSC: in the smallest unit, with the taker and the provider', () => {
    const asked = { vaultId: '7', sellToken: 'native', buyToken: 'Mint', sellAmount: '1500000000' }
    const common = { ...asked, taker: '0xTaker', slippage: 2 }
    expect(bodyOf({ chain: 'ethereum', provider: 'uniswapx' })).toEqual([
      '/api/ethereum/swap/quote',
      { ...common, chainId: 1, provider: 'uniswapx' },
    ])
    // Left out, it is the server's default: auto.
    expect(bodyOf({ chain: 'bsc' })?.[1]).toEqual({ ...common, chainId: 56 })
    expect(bodyOf({ chain: 'bsc', vault: null })).toBeUndefined()
  })
  it('R2-247 on Hedera: both tokens with their decimals, and the amount', () => {
    expect(bodyOf({ chain: 'hedera' })).toEqual([
      '/api/hedera/swap/quote',
      {
        inputToken: 'native',
        outputToken: 'Mint',
        inputDecimals: 9,
        outputDecimals: 6,
        amount: '1.50',
        slippage: 2,
      },
    ])
  })
  it('R2-163 nothing without both tokens and an amount above 0', () => {
    for (const change of [{ sell: null }, { buy: null }, { amountText: '' }, { amountText: '0.0' }]) {
      expect(quoteCall({ ...question, ...change })).toBeNull()
    }
  })
})
