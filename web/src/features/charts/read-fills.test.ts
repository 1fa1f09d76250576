import type { Candle } from '@windhover/core/tokens/contract'
import type { ChangeView, IntentView } from '@windhover/core/transactions/contract'
import { describe, expect, it } from 'vitest'
import { placeFills, readFills } from './read-fills.ts'

const SOL = 'So11111111111111111111111111111111111111112'
const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const AT = '2026-05-15T14:33:00.000Z'

const change = (token: string, amountRaw: string, amountUsd: number | null): ChangeView => ({
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
    expect(readFills([bought, sold], jup)).toEqual([
      { side: 'buy', atMs: Date.parse(AT), priceUsd: 0.5 },
      { side: 'sell', atMs: Date.parse(AT), priceUsd: 0.75 },
    ])
  })

  it('are known without a price where nobody could value them', () => {
    expect(readFills([swap(USDC, JUP)], jup)).toEqual([{ side: 'buy', atMs: Date.parse(AT), priceUsd: null }])
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

describe('their places', () => {
  const at = (time: number): Candle => ({ time, open: 1, high: 1, low: 1, close: 1, volumeUsd: 1 })
  const fill = (second: number) => ({ side: 'buy' as const, atMs: second * 1_000, priceUsd: 1 })

  it('are the candles that were open then, also where the market left some out', () => {
    const placed = placeFills([fill(300), fill(599), fill(900), fill(1_300)], [at(300), at(1_200)], '5m')
    expect([...placed].map(([time, fills]) => [time, fills.length])).toEqual([
      [300, 2],
      [1_200, 1],
    ])
    expect(placeFills([fill(850)], [at(300), at(1_200)], '5m').get(300)).toHaveLength(1)
  })

  it('are none before the first candle', () => {
    expect(placeFills([fill(299)], [at(300)], '5m').size).toBe(0)
  })
})
