import { readFileSync } from 'node:fs'
import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { compareShape } from '../compare-shape.ts'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'binance', double })
const { get, world, nowMs } = source
const PRICE = '/api/v3/ticker/price'

describe('the double of the exchange', () => {
  it('tells the price of a pair as the original does, with eight decimals', async () => {
    const fixture = JSON.parse(readFileSync(new URL('__fixtures__/ticker.json', import.meta.url), 'utf8'))
    const answer = (await get(`${PRICE}?symbol=BNBUSDT`)).json<{ symbol: string; price: string }>()
    expect(compareShape(answer, fixture.row)).toEqual([])
    expect(answer.symbol).toBe('BNBUSDT')
    expect(answer.price).toMatch(/^\d+\.\d{8}$/)
    const { market } = world
    expect(Number(answer.price) * market.priceUsd('USDT', nowMs)).toBeCloseTo(
      market.priceUsd('BNB', nowMs),
      4,
    )
  })

  it('tells several at once', async () => {
    const symbols = encodeURIComponent('["BTCUSDT","BNBUSDT"]')
    const answer = (await get(`${PRICE}?symbols=${symbols}`)).json<{ symbol: string }[]>()
    expect(answer.map(({ symbol }) => symbol)).toEqual(['BTCUSDT', 'BNBUSDT'])
  })

  it('refuses a pair it does not trade in its own words', async () => {
    const refused = await get(`${PRICE}?symbol=BNBEUR`)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({ code: -1121, msg: 'Invalid symbol.' })
  })

  failsLikeTheOriginal(source, {
    good: `${PRICE}?symbol=BNBUSDT`,
    refused: [
      `${PRICE}?symbol=bnbusdt`,
      `${PRICE}?symbol=BNBUSDT&limit=1`,
      `${PRICE}?symbols=BNBUSDT`,
      `${PRICE}?symbol=`,
    ],
  })
})
