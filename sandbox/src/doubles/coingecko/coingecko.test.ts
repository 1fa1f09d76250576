import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { SECTORS } from '../../economy/sectors.ts'
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

  it('lists the coins of a category, with the line of their week', async () => {
    const path =
      '/api/v3/coins/markets?vs_currency=usd&category=meme-token&sparkline=true&price_change_percentage=30d'
    const coins = (await get(path)).json<
      {
        symbol: string
        sparkline_in_7d: { price: number[] }
        price_change_percentage_30d_in_currency: number
      }[]
    >()
    expect(coins.map(({ symbol }) => symbol)).toContain('doge')
    expect(coins.map(({ symbol }) => symbol)).not.toContain('btc')
    for (const coin of coins) {
      expect(coin.sparkline_in_7d.price).toHaveLength(168)
      expect(Number.isFinite(coin.price_change_percentage_30d_in_currency)).toBe(true)
    }
  })

  it('has every coin of its categories', () => {
    const known = new Set(world.universe.assets.map(({ id }) => id))
    expect(
      Object.values(SECTORS)
        .flat()
        .filter((id) => !known.has(id)),
    ).toEqual([])
  })

  failsLikeTheOriginal(source, {
    good: '/api/v3/global',
    refused: [
      '/api/v3/global?x=1',
      '/api/v3/coins/markets',
      '/api/v3/coins/markets?vs_currency=eur',
      '/api/v3/coins/markets?vs_currency=usd&per_page=251',
      '/api/v3/coins/markets?vs_currency=usd&category=nothing',
    ],
  })
})
