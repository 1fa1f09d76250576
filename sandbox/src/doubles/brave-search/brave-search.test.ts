import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { double } from './index.ts'

const source = useSourceDouble({
  name: 'brave-search',
  double,
  headers: { 'x-subscription-token': 'practice' },
})
const { get } = source

describe('the double of brave-search', { timeout: 60_000 }, () => {
  it('wants its key', async () => {
    const { statusCode, body } = await get('/res/v1/web/search?q=solana', {})
    expect([statusCode, body]).toEqual([422, expect.stringContaining('SUBSCRIPTION_TOKEN_INVALID')])
  })
  it('marks titles up unless asked not to, and has no part for nothing', async () => {
    const title = async (query: string) =>
      (await get(`/res/v1/web/search?q=solana${query}`)).json<{ web: { results: { title: string }[] } }>().web
        .results[0]?.title
    expect(await title('')).toContain('<strong>')
    expect(await title('&text_decorations=false')).toBe('Solana (SOL) price today')
    expect((await get('/res/v1/web/search?q=gardening')).json()).not.toHaveProperty('web')
    const long = Array.from({ length: 51 }, () => 'a').join('+')
    expect((await get(`/res/v1/web/search?q=${long}`)).statusCode).toBe(422)
  })

  failsLikeTheOriginal(source, {
    good: '/res/v1/web/search?q=solana',
    refused: [
      '/res/v1/web/search',
      '/res/v1/web/search?q=a&count=21',
      '/res/v1/web/search?q=a&freshness=pz',
      '/res/v1/news/search?q=a&result_filter=web',
    ],
  })
})
