import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'dappradar', double, headers: { 'x-api-key': 'practice' } })
const { get } = source

describe('the double of dappradar', { timeout: 60_000 }, () => {
  it('wants its key', async () => {
    const { statusCode, body } = await get('/v2/dapps/top/uaw', {})
    expect([statusCode, body]).toEqual([403, expect.stringContaining('Forbidden')])
  })
  it('keeps to the chain, and has one application with other plans', async () => {
    type Answer = { results: { chains: string[]; description: string }[] }
    const { results } = (await get('/v2/dapps/top/volume?chain=solana&top=25')).json<Answer>()
    expect(new Set(results.flatMap(({ chains }) => chains))).toEqual(new Set(['solana']))
    const all = (await get('/v2/dapps/top/volume?top=100')).json<Answer>().results
    expect(all.filter(({ description }) => description.length > 60)).toHaveLength(1)
  })

  failsLikeTheOriginal(source, {
    good: '/v2/dapps/top/uaw',
    refused: [
      '/v2/dapps/top/luck',
      '/v2/dapps/top/uaw?top=7',
      '/v2/dapps/top/uaw?chain=bsc',
      '/v2/dapps/top/uaw?range=1d',
    ],
  })
})
