import type { HeldToken, WalletView } from '@windhover/core/balances/contract'
import { sampleHolding, sampleWallet } from '@windhover/core/balances/testing/sample-wallet'
import { describe, expect, it } from 'vitest'
import { endWithNow } from './end-with-now.ts'
import { gatherAllocation } from './gather-allocation.ts'

const USDC = {
  solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  bsc: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
}

const held = (token: string, symbol: string | null, dollars: number): HeldToken =>
  sampleHolding({ token, symbol, priceUsd: 1, amountRaw: `${BigInt(dollars)}` })
const wallet = (chain: WalletView['chain'], ...holdings: HeldToken[]) => sampleWallet(chain, { holdings })

describe('the allocation', () => {
  it('names five and gathers the rest, without losing a share', () => {
    const parts = gatherAllocation([
      wallet(
        'solana',
        held('native', 'SOL', 4_000),
        held('a', 'WIF', 1_000),
        held('So1anaMint111111111111111111111111111111111', null, 800),
        held('d', 'D', 700),
        held('e', 'E', 600),
      ),
      wallet('ethereum', held('native', null, 2_000), held('b', 'WIF', 900)),
    ])
    expect(parts.map(({ label, shareBps }) => [label, shareBps])).toEqual([
      ['SOL', 4_000],
      ['ETH', 2_000],
      ['WIF on Solana', 1_000],
      ['WIF on Ethereum', 900],
      ['So1a…1111', 800],
      ['Other tokens', 1_300],
    ])
    expect(parts.map(({ isOther }) => isOther)).toEqual([false, false, false, false, false, true])
  })

  it('has one part for dollars, by their address and not by their symbol', () => {
    const parts = gatherAllocation([
      wallet('solana', held(USDC.solana, 'USDC', 300), held('fake', 'USDC', 100)),
      wallet('bsc', held(USDC.bsc.toLowerCase(), 'USDC', 600)),
    ])
    expect(parts.map(({ label, valueUsd }) => [label, valueUsd])).toEqual([
      ['Stablecoins', 900],
      ['USDC', 100],
    ])
    expect(gatherAllocation([wallet('solana', held(USDC.solana, 'USDC', 5))])[0]?.label).toBe('USDC')
  })

  it('has no part for nothing, nor for what has no price', () => {
    expect(gatherAllocation([])).toEqual([])
    const unpriced = { ...held('new', 'NEW', 5), priceUsd: null }
    expect(gatherAllocation([wallet('solana', held('native', 'SOL', 1), unpriced)])).toHaveLength(1)
  })
})

describe('the value over time', () => {
  const points = [
    { at: '2026-05-01T00:00:00.000Z', totalUsd: 5 },
    { at: '2026-05-02T00:00:00.000Z', totalUsd: 6 },
  ]
  const at = (day: number) => Date.parse(`2026-05-0${day}T00:00:00.000Z`)

  it('ends with what was read just now', () => {
    const now = { state: 'known' as const, observedAt: '2026-05-03T00:00:00.000Z', totalUsd: 9 }
    expect(endWithNow(points, now).map(({ atMs, valueUsd }) => [atMs, valueUsd])).toEqual([
      [at(1), 5],
      [at(2), 6],
      [at(3), 9],
    ])
    const earlier = endWithNow(points, { ...now, observedAt: '2026-05-01T12:00:00.000Z' })
    expect(earlier.map(({ atMs, valueUsd }) => [atMs, valueUsd])).toEqual([
      [at(1), 5],
      [at(2), 9],
    ])
  })

  it('does not end with a zero that only says that nobody could be asked', () => {
    expect(endWithNow(points, { state: 'unknown', observedAt: null, totalUsd: 0 })).toHaveLength(2)
  })
})
