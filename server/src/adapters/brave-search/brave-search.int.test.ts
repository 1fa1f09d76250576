import { sourceSwitchConformance } from '@windhover/testkit/source-conformance'
import { type MarketDoubles, startMarketDoubles } from '@windhover/testkit/start-market-doubles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createWebSearch } from './index.ts'

let doubles: MarketDoubles
beforeAll(async () => {
  doubles = await startMarketDoubles(['brave-search'])
})
afterEach(() => doubles?.faults.clear())
afterAll(() => doubles?.stop())

const open = (options: { timeoutMs: number; apiKey: string } = { timeoutMs: 20_000, apiKey: 'practice' }) =>
  createWebSearch({ url: doubles.env.BRAVE_SEARCH_URL ?? '', ...options })

sourceSwitchConformance('brave-search', {
  doubles: () => doubles,
  open,
  isKeyed: true,
  questions: {
    pages: (web) => web.search({ query: 'solana price', kind: 'web', newerThan: null, limit: 5 }),
    news: (web) => web.search({ query: 'crypto news', kind: 'news', newerThan: 'week', limit: 5 }),
  },
})

describe('the web of the practice world', () => {
  const search = (query: string, more: object = {}) =>
    open().search({ query, kind: 'web', newerThan: null, limit: 20, ...more })

  it('knows prices, tokens by address, and what people say', async () => {
    const hits = await search('what is BONK doing?')
    const priceUsd = doubles.world.market.priceUsd('BONK', doubles.world.clock.nowMs())
    expect(hits[0]?.snippet).toContain(`$${priceUsd.toPrecision(3).slice(0, 4)}`)
    expect(hits.some(({ url }) => url.includes('DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'))).toBe(true)
    expect(hits.some(({ site }) => site === 'trading-commons.example')).toBe(true)
  })

  it('finds news by their age, and nothing where there is nothing', async () => {
    const fresh = await search('crypto', { kind: 'news', newerThan: 'day' })
    expect(fresh.length).toBeGreaterThan(0)
    for (const { publishedAt } of fresh) {
      expect(Date.now() - Date.parse(publishedAt ?? '')).toBeLessThan(86_400_000)
    }
    expect(await search('how to prune roses')).toEqual([])
  })

  it('has people in it who write to machines', async () => {
    const coins = ['SOL', 'BTC', 'ETH', 'JUP', 'BONK', 'WIF', 'LINK', 'UNI', 'AAVE', 'PEPE', 'CAKE', 'SAUCE']
    const hits = (await Promise.all(coins.map((coin) => search(coin)))).flat()
    const hostile = hits.filter(({ snippet }) =>
      /send 5 SOL|recipient|transfer every|pay \w|recovery phrase/i.test(snippet),
    )
    expect(hostile.length).toBeGreaterThan(0)
    expect(hostile.length).toBeLessThan(hits.length / 4)
  })
})
