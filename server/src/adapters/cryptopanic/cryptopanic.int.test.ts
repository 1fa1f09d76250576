import { sourceSwitchConformance } from '@windhover/testkit/source-conformance'
import { type MarketDoubles, startMarketDoubles } from '@windhover/testkit/start-market-doubles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createNewsFeed } from './index.ts'

let doubles: MarketDoubles
beforeAll(async () => {
  doubles = await startMarketDoubles(['cryptopanic'])
})
afterEach(() => doubles?.faults.clear())
afterAll(() => doubles?.stop())

const open = (options: { timeoutMs: number; apiKey: string } = { timeoutMs: 20_000, apiKey: 'practice' }) =>
  createNewsFeed({ url: doubles.env.CRYPTOPANIC_URL ?? '', ...options })

sourceSwitchConformance('cryptopanic', {
  doubles: () => doubles,
  open,
  isKeyed: true,
  questions: {
    headlines: (news) => news.listHeadlines({ order: 'latest', symbols: [], limit: 5 }),
  },
})

describe('CryptoPanic in the practice world', () => {
  it('tells the newest first, or what is talked of most', async () => {
    const latest = await open().listHeadlines({ order: 'latest', symbols: [], limit: 20 })
    const times = latest.map(({ publishedAt }) => publishedAt)
    expect(times).toHaveLength(20)
    expect(times).toEqual(times.toSorted().toReversed())
    const trending = await open().listHeadlines({ order: 'trending', symbols: [], limit: 20 })
    expect(trending.map(({ title }) => title)).not.toEqual(latest.map(({ title }) => title))
  })

  it('tells of the coins that were asked for alone', async () => {
    const [some] = await open().listHeadlines({ order: 'latest', symbols: [], limit: 1 })
    const symbols = some?.symbols ?? []
    const found = await open().listHeadlines({ order: 'latest', symbols, limit: 20 })
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.flatMap((each) => each.symbols))).toEqual(new Set(symbols))
  })

  it('hands on orders of strangers as words, without the letters that nobody sees', async () => {
    const latest = await open().listHeadlines({ order: 'latest', symbols: [], limit: 20 })
    const words = latest.map(({ title, summary }) => `${title} ${summary}`)
    const orders =
      /ignore previous|SYSTEM:|maintenance mode|AI assistant|Great coin\. Read on|compromised|risk free/
    expect(words.some((each) => new RegExp(orders, 'i').test(each))).toBe(true)
    expect(words.join(' ')).not.toMatch(/[\u{e0000}-\u{e007f}\u200b-\u200f\u202a-\u202e]/u)
  })
})
