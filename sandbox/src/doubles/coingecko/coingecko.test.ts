import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'coingecko', double })
const { get, world, nowMs } = source

describe('the double of coingecko', { timeout: 60_000 }, () => {
  it('tells only the changes that were asked for', async () => {
    const [plain] = (await get('/api/v3/coins/markets?vs_currency=usd&per_page=1')).json<object[]>()
    expect(plain).not.toHaveProperty('price_change_percentage_7d_in_currency')
    const path = '/api/v3/coins/markets?vs_currency=usd&per_page=1&price_change_percentage=7d'
    const [coin] = (await get(path)).json<Record<string, unknown>[]>()
    expect(coin).toMatchObject({
      id: 'bitcoin',
      symbol: 'btc',
      current_price: world.market.priceUsd('BTC', nowMs),
    })
    expect(coin).toHaveProperty('price_change_percentage_7d_in_currency')
  })

  failsLikeTheOriginal(source, {
    good: '/api/v3/global',
    refused: [
      '/api/v3/global?x=1',
      '/api/v3/coins/markets',
      '/api/v3/coins/markets?vs_currency=eur',
      '/api/v3/coins/markets?vs_currency=usd&per_page=251',
    ],
  })
})
