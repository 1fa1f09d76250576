import { sourceSwitchConformance } from '@windhover/testkit/source-conformance'
import { type MarketDoubles, startMarketDoubles } from '@windhover/testkit/start-market-doubles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDappFacts } from './index.ts'

let doubles: MarketDoubles
beforeAll(async () => {
  doubles = await startMarketDoubles(['dappradar'])
})
afterEach(() => doubles?.faults.clear())
afterAll(() => doubles?.stop())

const open = (options: { timeoutMs: number; apiKey: string } = { timeoutMs: 20_000, apiKey: 'practice' }) =>
  createDappFacts({ url: doubles.env.DAPPRADAR_URL ?? '', ...options })

sourceSwitchConformance('dappradar', {
  doubles: () => doubles,
  open,
  isKeyed: true,
  questions: {
    applications: (facts) => facts.listTop({ order: 'users', chain: null, range: '24h', limit: 5 }),
  },
})

describe('DappRadar in the practice world', () => {
  it('ranks applications by what was asked for', async () => {
    const byUsers = await open().listTop({ order: 'users', chain: null, range: '24h', limit: 10 })
    const users = byUsers.map((dapp) => dapp.users?.value ?? 0)
    expect(users).toEqual(users.toSorted((one, other) => other - one))
    const byBalance = await open().listTop({ order: 'balance', chain: null, range: '24h', limit: 10 })
    expect(byBalance.map(({ id }) => id)).not.toEqual(byUsers.map(({ id }) => id))
  })

  it('keeps to a chain, and counts a week as seven days', async () => {
    const [day] = await open().listTop({ order: 'volume', chain: 'bsc', range: '24h', limit: 1 })
    const [week] = await open().listTop({ order: 'volume', chain: 'bsc', range: '7d', limit: 1 })
    expect(day?.chains).toEqual(['binance-smart-chain'])
    expect((week?.volumeUsd?.value ?? 0) / (day?.volumeUsd?.value ?? 1)).toBeCloseTo(7, 1)
  })
})
