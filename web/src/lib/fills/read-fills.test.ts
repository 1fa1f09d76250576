import type { RawAmount } from '@windhover/core/money/raw-amount'
import type { ChangeView, IntentView } from '@windhover/core/transactions/contract'
import { describe, expect, it } from 'vitest'
import { readFills } from './read-fills.ts'

const SOL = 'So11111111111111111111111111111111111111112'
const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const AT = '2026-05-15T14:33:00.000Z'

const change = (token: string, amountRaw: RawAmount, amountUsd: number | null): ChangeView => ({
  token,
  symbol: null,
  decimals: 6,
  amountRaw,
  amountUsd,
})

function swap(sellToken: string, buyToken: string, rest: Partial<IntentView> = {}): IntentView {
  return {
    intent: {
      id: '6f6f3f2e-8c39-4f3e-9a44-0a86a2a3f001',
      vaultId: '1042',
      type: 'swap',
      chain: 'solana',
      venue: 'jupiter',
      sellToken,
      buyToken,
      sellAmountRaw: '1',
      quotedBuyAmountRaw: '1',
      minBuyAmountRaw: '1',
      slippageBps: 100,
      serviceFeeRaw: null,
    },
    intentHash: 'ab'.repeat(32),
    state: 'CONFIRMED',
    origin: 'panel',
    failure: null,
    transactionId: null,
    explorerUrl: null,
    receipt: { quoted: [], executed: [], fees: [], confirmedAt: AT },
    createdAt: AT,
    changedAt: AT,
    checkedAt: null,
    ...rest,
  }
}
const executed = (...changes: ChangeView[]) => ({
  receipt: { quoted: [], executed: changes, fees: [], confirmedAt: AT },
})
const jup = { chain: 'solana', address: JUP } as const

describe('own fills', () => {
  it('are bought or sold at what the other side was worth', () => {
    const bought = swap(USDC, JUP, executed(change(USDC, '-10000000', -10), change(JUP, '20000000', 9.5)))
    const sold = swap(JUP, USDC, executed(change(JUP, '-4000000', -3), change(USDC, '2400000', null)))
    expect(readFills([bought, sold], jup)).toMatchObject([
      { side: 'buy', atMs: Date.parse(AT), priceUsd: 0.5, valueUsd: 10, amountRaw: 20_000_000n, decimals: 6 },
      { side: 'sell', atMs: Date.parse(AT), priceUsd: 0.75, valueUsd: 3, amountRaw: 4_000_000n },
    ])
  })

  it('are known without a price where nobody could value them', () => {
    expect(readFills([swap(USDC, JUP)], jup)).toMatchObject([
      { side: 'buy', atMs: Date.parse(AT), priceUsd: null, valueUsd: null, amountRaw: null },
    ])
  })

  it('take the coin and its token form for one', () => {
    for (const sold of ['native', SOL]) {
      expect(readFills([swap(sold, JUP)], { chain: 'solana', address: 'native' })).toMatchObject([
        { side: 'sell' },
      ])
    }
  })

  it('are swaps of this token on this chain that were confirmed', () => {
    const others = [
      swap(USDC, SOL),
      swap(USDC, JUP, { state: 'FAILED' }),
      swap(USDC, JUP, { state: 'SUBMITTED' }),
    ]
    expect(readFills(others, jup)).toEqual([])
    expect(readFills([swap(USDC, JUP)], { chain: 'ethereum', address: JUP })).toEqual([])
  })
})
