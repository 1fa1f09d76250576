import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'messari', double, headers: { 'x-messari-api-key': 'practice' } })
const { get } = source

describe('the double of messari', { timeout: 60_000 }, () => {
  it('wants its key', async () => {
    const { statusCode, body } = await get('/metrics/v2/assets?search=SOL', {})
    expect([statusCode, body]).toEqual([401, expect.stringContaining('Unauthorized')])
  })
  it('describes assets, a few of them in words for machines', async () => {
    type Asset = { slug: string; description: string }
    const list = async (page: number) =>
      (await get(`/metrics/v2/assets?limit=100&page=${page}`)).json<{ data: Asset[] }>().data
    const slugs = [...(await list(1)), ...(await list(2))].map(({ slug }) => slug).slice(0, 60)
    const details = await Promise.all(
      [0, 20, 40].map(async (from) => {
        const asked = slugs.slice(from, from + 20).join(',')
        return (await get(`/metrics/v2/assets/details?slugs=${asked}`)).json<{ data: Asset[] }>().data
      }),
    )
    const hostile = details.flat().filter(({ description }) => description.length > 170)
    expect(hostile.length).toBeGreaterThan(0)
    expect(hostile.length).toBeLessThan(20)
    expect((await get(`/metrics/v2/assets/details?slugs=${slugs.slice(0, 21).join(',')}`)).statusCode).toBe(
      400,
    )
  })

  failsLikeTheOriginal(source, {
    good: '/metrics/v2/assets?search=SOL',
    refused: [
      '/metrics/v2/assets?limit=0',
      '/metrics/v2/assets?q=SOL',
      '/metrics/v2/assets/details',
      '/metrics/v2/assets/details?ids=1',
    ],
  })
})
