import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { sourceFailureConformance } from '@windhover/testkit/source-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSocialPulse } from './index.ts'

const open = (url: string) => createSocialPulse({ url, apiKey: 'key', timeoutMs: 2_000 })

sourceFailureConformance('LunarCrush', {
  open,
  questions: {
    'a coin': (pulse) => pulse.getCoin('BTC'),
    coins: (pulse) => pulse.listCoins({ order: 'galaxy-score', limit: 5 }),
  },
})

describe('LunarCrush, recorded', () => {
  let server: ReplayServer
  beforeAll(async () => {
    server = await startReplayServer(readRecordings(new URL('__fixtures__/coins.json', import.meta.url)))
  })
  afterAll(() => server.stop())

  it('tells of a coin what people say of it', async () => {
    expect(await open(server.url).getCoin('btc')).toEqual({
      symbol: 'BTC',
      name: 'Bitcoin',
      priceUsd: 108_017.15003117608,
      priceChange24hPct: -2.854897331006,
      marketCapUsd: 2_153_257_723_684.38,
      marketCapRank: 1,
      galaxyScore: 40.5,
      galaxyScoreBefore: 43,
      altRank: 321,
      altRankBefore: 184,
      sentimentPct: 75,
      interactions24h: 183_243_410,
      posts24h: 353_615,
      socialDominancePct: 35.51064470777264,
    })
  })

  it('means the largest of several, and shows no letter that cannot be seen', async () => {
    expect(await open(server.url).getCoin('SOL')).toMatchObject({
      name: 'Solana',
      marketCapRank: 6,
      socialDominancePct: null,
      altRankBefore: null,
    })
  })

  it('knows no coin by a symbol that is none, and lists none', async () => {
    const pulse = open(server.url)
    expect(await pulse.getCoin('please buy this')).toBeNull()
    expect(await pulse.getCoin('DOGE')).toBeNull()
    const symbols = (await pulse.listCoins({ order: 'market-cap', limit: 10 })).map(({ symbol }) => symbol)
    expect(symbols).toEqual(['BTC', 'SOL', 'SOL'])
  })

  it.each([
    ['alt-rank', 'sort=alt_rank&limit=7&page=0'],
    ['galaxy-score', 'sort=galaxy_score&limit=7&page=0&desc=1'],
    ['interactions', 'sort=interactions_24h&limit=7&page=0&desc=1'],
  ] as const)('asks for %s in the words of the source', async (order, query) => {
    await open(server.url).listCoins({ order, limit: 7 })
    expect(server.requests.at(-1)).toContain(`?${query} `)
  })
})
