import { describe, expect, it } from 'vitest'
import { endWithNow } from './end-with-now.ts'
import { gatherAllocation } from './gather-allocation.ts'

const share = (
  chain: 'solana' | 'ethereum',
  token: string | null,
  symbol: string | null,
  shareBps: number,
) => ({
  chain,
  token,
  symbol,
  name: null,
  logo: null,
  valueUsd: shareBps / 10,
  shareBps,
})

describe('the allocation', () => {
  it('names five and gathers the rest, without losing a share', () => {
    const parts = gatherAllocation([
      share('solana', 'native', 'SOL', 4_000),
      share('ethereum', 'native', null, 2_000),
      share('solana', 'a', 'USDC', 1_000),
      share('ethereum', 'b', 'USDC', 900),
      share('solana', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', null, 800),
      share('solana', 'd', 'D', 700),
      share('solana', null, null, 600),
    ])
    expect(parts.map(({ label, shareBps }) => [label, shareBps])).toEqual([
      ['SOL', 4_000],
      ['ETH', 2_000],
      ['USDC on Solana', 1_000],
      ['USDC on Ethereum', 900],
      ['EPjF…Dt1v', 800],
      ['Other tokens', 1_300],
    ])
    expect(parts.map(({ isOther }) => isOther)).toEqual([false, false, false, false, false, true])
  })

  it('has no part for nothing', () => {
    expect(gatherAllocation([])).toEqual([])
    expect(gatherAllocation([share('solana', 'native', 'SOL', 10_000)])).toHaveLength(1)
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
