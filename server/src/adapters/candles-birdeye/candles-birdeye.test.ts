import { candleFailureConformance } from '@windhover/testkit/candle-source-conformance'
import { startReplayServer } from '@windhover/testkit/replay-server'
import { expect, it } from 'vitest'
import { createBirdeyeCandles } from './index.ts'

const open = (url: string) => createBirdeyeCandles({ url, apiKey: 'key', timeoutMs: 2_000 })
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'

candleFailureConformance('Birdeye', open)

it('asks for the span of the wanted candles, and turns units of the token into dollars', async () => {
  const item = { o: 2, h: 4, l: 1, c: 3, unixTime: 7_200, v: 10, address: BONK, type: '1H', currency: 'usd' }
  const server = await startReplayServer([
    {
      path: '/defi/ohlcv',
      query: { address: BONK, type: '1H', time_from: '3600', time_to: '10800' },
      answer: { success: true, data: { items: [item, { ...item, unixTime: 10_800 }] } },
    },
  ])
  try {
    const query = { token: BONK, window: '1h', beforeMs: 10_800_000, limit: 2 } as const
    expect(await open(server.url).getCandles(query)).toEqual([
      { time: 7_200, open: 2, high: 4, low: 1, close: 3, volumeUsd: 30 },
    ])
  } finally {
    await server.stop()
  }
})

it('asks nobody about what is no mint', async () => {
  const server = await startReplayServer([])
  try {
    for (const token of ['0xabc', '', 'So1', `${BONK}?x=1`]) {
      expect(await open(server.url).getCandles({ token, window: '1h', beforeMs: 1e12, limit: 5 })).toEqual([])
    }
    expect(server.requests).toEqual([])
  } finally {
    await server.stop()
  }
})
