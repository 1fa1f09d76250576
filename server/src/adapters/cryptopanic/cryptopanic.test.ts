import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { sourceFailureConformance } from '@windhover/testkit/source-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNewsFeed } from './index.ts'

const open = (url: string) => createNewsFeed({ url, apiKey: 'key', timeoutMs: 2_000 })

sourceFailureConformance('CryptoPanic', {
  open,
  questions: { headlines: (news) => news.listHeadlines({ order: 'latest', symbols: [], limit: 5 }) },
})

describe('CryptoPanic, recorded', () => {
  let server: ReplayServer
  beforeAll(async () => {
    server = await startReplayServer(readRecordings(new URL('__fixtures__/posts.json', import.meta.url)))
  })
  afterAll(() => server.stop())
  const list = (limit: number) =>
    open(server.url).listHeadlines({ order: 'trending', symbols: ['btc', 'SOL', 'no symbol'], limit })

  it('tells a headline with its source, coins and how readers took it', async () => {
    const [first, second, third] = await list(5)
    expect(first).toEqual({
      title: 'Bitcoin climbs <b>4%</b> as buyers return',
      summary: 'Short words.',
      source: 'The Ledger Post',
      url: 'https://ledgerpost.example/bitcoin-climbs',
      publishedAt: '2026-11-15T10:00:00.000Z',
      symbols: ['BTC'],
      sentiment: 'positive',
    })
    expect(second).toMatchObject({
      summary: null,
      source: 'chaincourier.example',
      url: null,
      publishedAt: '2026-11-15T07:00:00.000Z',
      sentiment: 'negative',
    })
    expect(third).toMatchObject({ source: 'unnamed', symbols: [], sentiment: null })
  })

  it('tells no more than asked for, and nothing of what is no coin', async () => {
    expect(await list(1)).toHaveLength(1)
    const before = server.requests.length
    expect(
      await open(server.url).listHeadlines({ order: 'latest', symbols: ['no symbol'], limit: 5 }),
    ).toEqual([])
    expect(server.requests).toHaveLength(before)
  })

  it('does not tell its key to whoever reads the error', async () => {
    server.fail('server-error')
    const failed = open(server.url).listHeadlines({ order: 'latest', symbols: [], limit: 5 })
    const error = await failed.catch((reason: unknown) => reason)
    server.fail(null)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('auth_token')
  })
})
