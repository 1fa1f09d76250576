import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'lunarcrush', double, headers: { authorization: 'Bearer practice' } })
const { get } = source

describe('the double of lunarcrush', { timeout: 60_000 }, () => {
  it('wants its key', async () => {
    const { statusCode, body } = await get('/public/coins/list/v2', {})
    expect([statusCode, body]).toEqual([401, expect.stringContaining('Unauthorized')])
  })
  it('tells of the largest ten unless told otherwise, from either end', async () => {
    const list = async (query: string) =>
      (await get(`/public/coins/list/v2${query}`)).json<{
        data: { symbol: string; market_cap_rank: number }[]
      }>().data
    expect((await list('')).map((coin) => coin.market_cap_rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const all = await list('?limit=1000')
    expect((await list('?limit=1&desc=1'))[0]).toEqual(all.at(-1))
    expect((await list('?limit=5&page=1')).map((coin) => coin.market_cap_rank)).toEqual([6, 7, 8, 9, 10])
  })

  failsLikeTheOriginal(source, {
    good: '/public/coins/list/v2',
    refused: [
      '/public/coins/list/v2?limit=1001',
      '/public/coins/list/v2?sort=luck',
      '/public/coins/list/v2?symbol=BTC',
    ],
  })
})
