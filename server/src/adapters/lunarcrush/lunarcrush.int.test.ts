import { sourceSwitchConformance } from '@windhover/testkit/source-conformance'
import { type MarketDoubles, startMarketDoubles } from '@windhover/testkit/start-market-doubles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSocialPulse } from './index.ts'

let doubles: MarketDoubles
beforeAll(async () => {
  doubles = await startMarketDoubles(['lunarcrush'])
})
afterEach(() => doubles?.faults.clear())
afterAll(() => doubles?.stop())

const open = (options: { timeoutMs: number; apiKey: string } = { timeoutMs: 20_000, apiKey: 'practice' }) =>
  createSocialPulse({ url: doubles.env.LUNARCRUSH_URL ?? '', ...options })

sourceSwitchConformance('lunarcrush', {
  doubles: () => doubles,
  open,
  isKeyed: true,
  questions: {
    'a coin': (pulse) => pulse.getCoin('SOL'),
    coins: (pulse) => pulse.listCoins({ order: 'alt-rank', limit: 3 }),
  },
})

describe('LunarCrush in the practice world', () => {
  it('tells the price that everybody tells', async () => {
    const coin = await open().getCoin('sol')
    const marketUsd = doubles.world.market.priceUsd('SOL', doubles.world.clock.nowMs())
    expect((coin?.priceUsd ?? 0) / marketUsd).toBeCloseTo(1, 2)
    expect(coin?.sentimentPct).toBeGreaterThan(0)
  })

  it('lists the best first, in every order', async () => {
    const ranks = (await open().listCoins({ order: 'alt-rank', limit: 5 })).map(({ altRank }) => altRank)
    expect(ranks).toEqual([1, 2, 3, 4, 5])
    const scores = (await open().listCoins({ order: 'galaxy-score', limit: 20 })).map(
      ({ galaxyScore }) => galaxyScore ?? 0,
    )
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })

  it('knows no coin that is not there', async () => {
    expect(await open().getCoin('NOSUCHCOIN')).toBeNull()
  })
})
