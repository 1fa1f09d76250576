import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'cryptopanic', double })
const { get } = source

describe('the double of cryptopanic', { timeout: 60_000 }, () => {
  it('wants its key', async () => {
    const { statusCode, body } = await get('/api/developer/v2/posts/?auth_token=wrong', {})
    expect([statusCode, body]).toEqual([401, expect.stringContaining('Token not found')])
  })
  it('tells stories of the market, rising ones to the hopeful', async () => {
    const list = async (query: string) =>
      (await get(`/api/developer/v2/posts/?auth_token=practice${query}`)).json<{
        results: { title: string }[]
      }>().results
    expect(await list('')).toHaveLength(20)
    const titles = (await list('&filter=bullish')).map(({ title }) => title)
    expect(titles.length).toBeGreaterThan(3)
    expect(titles.filter((title) => /slides|loses|falls/.test(title))).toEqual([])
  })

  failsLikeTheOriginal(source, {
    good: '/api/developer/v2/posts/?auth_token=practice',
    refused: [
      '/api/developer/v2/posts/?auth_token=practice&filter=best',
      '/api/developer/v2/posts/?auth_token=practice&currencies=a,b,',
      '/api/developer/v2/posts/?auth_token=practice&q=x',
    ],
  })
})
