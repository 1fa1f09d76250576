import { failsLikeTheOriginal, useSourceDouble } from '@windhover/testkit/source-double'
import { describe, expect, it } from 'vitest'
import { double } from './index.ts'

const source = useSourceDouble({ name: 'coinglass', double, headers: { 'cg-api-key': 'practice' } })
const { get } = source

describe('the double of coinglass', { timeout: 60_000 }, () => {
  it('wants its key', async () => {
    const { statusCode, body } = await get('/api/futures/open-interest/exchange-list?symbol=BTC', {})
    expect([statusCode, body]).toEqual([200, expect.stringContaining('"401"')])
  })
  it('tells the funding of every coin, whichever was asked for', async () => {
    const path = '/api/futures/funding-rate/exchange-list?symbol=SOL'
    const { code, data } = (await get(path)).json<{ code: string; data: { symbol: string }[] }>()
    expect(code).toBe('0')
    expect(data.length).toBeGreaterThan(20)
    expect(data.map(({ symbol }) => symbol)).not.toContain('USDC')
  })

  failsLikeTheOriginal(source, {
    good: '/api/futures/open-interest/exchange-list?symbol=BTC',
    refused: [
      '/api/futures/open-interest/exchange-list',
      '/api/futures/liquidation/exchange-list?symbol=BTC&range=2d',
      '/api/futures/funding-rate/history',
    ],
  })
})
