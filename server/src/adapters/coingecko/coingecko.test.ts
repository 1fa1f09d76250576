import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { sourceFailureConformance } from '@windhover/testkit/source-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMarketPulse } from './index.ts'

const open = (url: string) => createMarketPulse({ url, apiKey: null, timeoutMs: 2_000 })

sourceFailureConformance('CoinGecko', {
  open,
  questions: {
    'the market': (pulse) => pulse.getOverview(),
    coins: (pulse) => pulse.listCoins(5),
    'a sector': (pulse) => pulse.listSector('gaming', 5),
  },
})

describe('CoinGecko, recorded', () => {
  let server: ReplayServer
  beforeAll(async () => {
    server = await startReplayServer(readRecordings(new URL('__fixtures__/market.json', import.meta.url)))
  })
  afterAll(() => server.stop())

  it('tells the market in one look', async () => {
    expect(await open(server.url).getOverview()).toEqual({
      marketCapUsd: 2_721_226_850_772.63,
      marketCapChange24hPct: 1.721,
      volume24hUsd: 69_327_050_772.1,
      btcDominancePct: 50.4,
      ethDominancePct: 14.9,
      coinCount: 13_690,
      observedAt: '2024-04-07T18:00:55.000Z',
    })
  })

  it('lists coins with what is known of them', async () => {
    const coins = await open(server.url).listCoins(3)
    expect(coins.map(({ symbol }) => symbol)).toEqual(['BTC', 'NEW'])
    expect(coins[0]).toMatchObject({ rank: 1, change1hPct: -0.1, change24hPct: 3.12502, change7dPct: 0.4 })
    expect(coins[1]).toMatchObject({ priceUsd: null, marketCapUsd: 0, change7dPct: null })
  })

  it('lists the coins of a sector with their month and their week', async () => {
    const [coin] = await open(server.url).listSector('layer-1', 20)
    expect(coin).toMatchObject({ symbol: 'BTC', name: 'Bitcoin', change30dPct: 1.9453890367549207 })
    expect(coin?.week).toEqual([81045.84776489827, 81001.73089268175, 80898.20817826076])
  })
})
