import { sourceSwitchConformance } from '@windhover/testkit/source-conformance'
import { type MarketDoubles, startMarketDoubles } from '@windhover/testkit/start-market-doubles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMarketPulse } from './index.ts'

let doubles: MarketDoubles
beforeAll(async () => {
  doubles = await startMarketDoubles(['coingecko'])
})
afterEach(() => doubles?.faults.clear())
afterAll(() => doubles?.stop())

const open = (options: { timeoutMs: number; apiKey: string } = { timeoutMs: 20_000, apiKey: 'practice' }) =>
  createMarketPulse({ url: doubles.env.COINGECKO_URL ?? '', ...options })

sourceSwitchConformance('coingecko', {
  doubles: () => doubles,
  open,
  isKeyed: false,
  questions: {
    'the market': (pulse) => pulse.getOverview(),
    coins: (pulse) => pulse.listCoins(3),
    'a sector': (pulse) => pulse.listSector('gaming', 3),
  },
})

describe('CoinGecko in the practice world', () => {
  it('adds the market up from its coins', async () => {
    const overview = await open().getOverview()
    const coins = await open().listCoins(250)
    const sum = coins.reduce((total, coin) => total + (coin.marketCapUsd ?? 0), 0)
    expect(overview.marketCapUsd / sum).toBeCloseTo(1, 2)
    expect(overview.coinCount).toBe(coins.length)
    expect(overview.btcDominancePct).toBeGreaterThan(overview.ethDominancePct ?? 100)
  })

  it('lists coins by size with their changes', async () => {
    const coins = await open().listCoins(10)
    expect(coins.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(coins.every((coin) => coin.change1hPct !== null && coin.change7dPct !== null)).toBe(true)
  })
})
