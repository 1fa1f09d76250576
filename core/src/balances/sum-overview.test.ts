import { describe, expect, it } from 'vitest'
import type { RawAmount } from '../money/raw-amount.ts'
import type { HeldToken, WalletView } from './contract.ts'
import { sumOverview } from './sum-overview.ts'
import { sampleHolding, sampleWallet } from './testing/sample-wallet.ts'

const held = (token: string, priceUsd: number | null, amountRaw: RawAmount = '1000000'): HeldToken =>
  sampleHolding({ token, symbol: token.toUpperCase(), decimals: 6, amountRaw, priceUsd })
const wallet = (chain: WalletView['chain'], ...holdings: HeldToken[]) => sampleWallet(chain, { holdings })
const UNREAD = { state: 'unknown', observedAt: null, unavailable: true } as const

describe('what a vault is worth', () => {
  it('is one sum of all chains, by chain, by card and by token', () => {
    const overview = sumOverview([
      wallet('solana', held('native', 100.5), held('jup', 0.25)),
      wallet('hedera'),
      wallet('ethereum', held('native', 2_000)),
      wallet('bsc', held('native', 600)),
    ])
    expect(overview.totalUsd).toBe(2_700.75)
    expect(overview.cards.map(({ chain, totalUsd }) => [chain, totalUsd])).toEqual([
      ['solana', 100.75],
      ['hedera', 0],
      ['ethereum', 2_600],
    ])
    expect(overview.cards[2]?.sums.map(({ name, totalUsd }) => [name, totalUsd])).toEqual([
      ['Ethereum', 2_000],
      ['BSC', 600],
    ])
    expect(overview.allocation.map(({ valueUsd }) => valueUsd)).toEqual([2_000, 600, 100.5, 0.25])
    expect(overview.allocation.reduce((sum, { shareBps }) => sum + shareBps, 0)).toBe(10_000)
    expect(overview).toMatchObject({ state: 'known', isTotalComplete: true })
  })

  it('names seven tokens and puts the rest together', () => {
    const many = Array.from({ length: 10 }, (_, place) => held(`t${place}`, place + 1))
    const { allocation, totalUsd } = sumOverview([wallet('solana', ...many)])
    expect(allocation).toHaveLength(8)
    expect(allocation.at(-1)).toMatchObject({ chain: null, name: 'Other', valueUsd: 6 })
    expect(totalUsd).toBe(55)
  })

  it('is never called whole or known when part of it is not', () => {
    const unpriced = sumOverview([wallet('solana', held('native', 1), held('new', null))])
    expect(unpriced).toMatchObject({ totalUsd: 1, isTotalComplete: false, state: 'known' })
    const halfRead = sumOverview([wallet('solana', held('native', 1)), { ...wallet('bsc'), ...UNREAD }])
    expect(halfRead).toMatchObject({ totalUsd: 1, isTotalComplete: false, state: 'stale' })
    expect(halfRead.cards[2]).toMatchObject({ state: 'unknown', unavailable: true })
    expect(sumOverview([{ ...wallet('solana'), ...UNREAD }])).toMatchObject({ unavailable: true })
  })
})
