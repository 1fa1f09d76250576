import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'ordiscan', double, headers: { authorization: 'Bearer practice' } })
const { get } = source

describe('the double of ordiscan', { timeout: 60_000 }, () => {
  it('wants its key', async () => {
    const { statusCode, body } = await get('/v1/inscriptions?sort=inscription_number_desc', {})
    expect([statusCode, body]).toEqual([401, expect.stringContaining('Invalid API key')])
  })
  it('lets every address hold something of its own', async () => {
    const addresses = [...'qpzry9x8gf2t'].map((letter) => `bc1q${letter.repeat(30)}`)
    const held = await Promise.all(
      addresses.map(
        async (address) => (await get(`/v1/address/${address}/runes`)).json<{ data: unknown[] }>().data,
      ),
    )
    expect(new Set(held.map((runes) => JSON.stringify(runes))).size).toBeGreaterThan(4)
  })

  failsLikeTheOriginal(source, {
    good: '/v1/inscriptions?sort=inscription_number_desc',
    refused: [
      '/v1/inscriptions',
      '/v1/address/0x12/runes',
      '/v1/rune/NEVERETCHED',
      '/v1/rune/NEVERETCHED/market',
    ],
  })
})
