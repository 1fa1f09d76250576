import { readFileSync } from 'node:fs'
import { candleFailureConformance } from '@windhover/testkit/candle-source-conformance'
import { type Recording, startReplayServer } from '@windhover/testkit/replay-server'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createGeckoTerminal } from './index.ts'
import { nameToken } from './name-token.ts'

const LINK = '0x514910771af9ca656af840dff83e8264ecf986ca'
const DAY_S = 86_400

const open = (url: string) =>
  createGeckoTerminal({ chain: 'ethereum', url, clock: systemClock, timeoutMs: 2_000 }).candles

candleFailureConformance('GeckoTerminal', open)

const pool = (address: string, reserve: string | null) => ({
  attributes: { address, reserve_in_usd: reserve },
})
const POOLS: Recording = {
  path: `/networks/eth/tokens/${LINK}/pools`,
  answer: { data: [pool('0xempty', null), pool('0xthin', '900.5'), pool('0xdeep', '12000000.75')] },
}
const candlesOf = (timeframe: string, rows: readonly unknown[]): Recording => ({
  path: `/networks/eth/pools/0xdeep/ohlcv/${timeframe}`,
  query: { token: LINK, currency: 'usd' },
  answer: { data: { attributes: { ohlcv_list: rows } } },
})

async function withServer<Value>(
  recordings: readonly Recording[],
  run: (url: string, requests: readonly string[]) => Promise<Value>,
): Promise<Value> {
  const server = await startReplayServer(recordings)
  try {
    return await run(server.url, server.requests)
  } finally {
    await server.stop()
  }
}
const withAnswers = <Value>(
  recordings: readonly Recording[],
  run: (source: ReturnType<typeof open>, requests: readonly string[]) => Promise<Value>,
): Promise<Value> => withServer(recordings, (url, requests) => run(open(url), requests))

describe('GeckoTerminal', () => {
  it('asks the deepest pool for the price of the wanted side, and looks for it once', async () => {
    const rows = [
      [7_200, 3, 5, 2, 4, 80],
      [3_600, 2, 4, 1, 3, 70],
    ]
    await withAnswers([POOLS, candlesOf('hour', rows)], async (source, requests) => {
      const query = { token: LINK, window: '1h', beforeMs: 7_200_000, limit: 5 } as const
      const expected = [{ time: 3_600, open: 2, high: 4, low: 1, close: 3, volumeUsd: 70 }]
      expect(await source.getCandles(query)).toEqual(expected)
      expect(await source.getCandles({ ...query, token: LINK.toUpperCase().replace('X', 'x') })).toEqual(
        expected,
      )
      expect(requests.filter((line) => line.includes('/tokens/'))).toHaveLength(1)
    })
  })

  it('makes weeks of days, without the first one where its days were cut off', async () => {
    const monday = Date.UTC(2026, 4, 4) / 1_000
    const days = Array.from({ length: 21 }, (_, day) => [
      monday + (day - 5) * DAY_S,
      2,
      3,
      1,
      2,
      10,
    ]).toReversed()
    const weeksOf = (rows: readonly unknown[]) =>
      withAnswers([POOLS, candlesOf('day', rows)], (source) =>
        source.getCandles({ token: LINK, window: '1w', beforeMs: (monday + 30 * DAY_S) * 1_000, limit: 3 }),
      )
    expect((await weeksOf(days)).map(({ time }) => time)).toEqual([
      monday,
      monday + 7 * DAY_S,
      monday + 14 * DAY_S,
    ])
    const young = days.slice(0, -1)
    expect((await weeksOf(young)).map(({ time }) => time)).toEqual([
      monday,
      monday + 7 * DAY_S,
      monday + 14 * DAY_S,
    ])
    expect((await weeksOf(young))[0]).toMatchObject({ volumeUsd: 70 })
  })

  it('takes a token without a pool for one without candles', async () => {
    const missing = { path: POOLS.path ?? '', status: 404, answer: { errors: [{ status: '404' }] } }
    const query = { token: LINK, window: '1h', beforeMs: 1e12, limit: 5 } as const
    expect(await withAnswers([missing], (source) => source.getCandles(query))).toEqual([])
    const empty = { ...POOLS, answer: { data: [] } }
    expect(await withAnswers([empty], (source) => source.getCandles(query))).toEqual([])
  })
})

describe('names of tokens', () => {
  it.each([
    ['ethereum', 'native', '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'],
    ['bsc', 'native', '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c'],
    ['hedera', 'native', '0x0000000000000000000000000000000000163b5a'],
    ['hedera', '0.0.731861', '0x00000000000000000000000000000000000b2ad5'],
    ['ethereum', '0.0.731861', null],
    ['ethereum', '0x12', null],
    ['bsc', '../../pools', null],
    ['solana', 'native', 'So11111111111111111111111111111111111111112'],
    ['solana', 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN', 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'],
    ['solana', '0x514910771af9ca656af840dff83e8264ecf986ca', null],
  ] as const)('%s %s', (chain, token, name) => {
    expect(nameToken(chain, token)).toBe(name)
  })
})

describe('trades of GeckoTerminal, recorded', () => {
  const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
  const USDT = '0xdac17f958d2ee523a2206206994597c13d831ec7'
  const recorded: unknown = JSON.parse(
    readFileSync(new URL('__fixtures__/trades.json', import.meta.url), 'utf8'),
  )
  const tradesOf = (token: string, recordings: readonly Recording[]) =>
    withServer(recordings, (url) =>
      createGeckoTerminal({ chain: 'ethereum', url, clock: systemClock, timeoutMs: 2_000 }).trades.listTrades(
        token,
      ),
    )
  const answers = (token: string): readonly Recording[] => [
    { path: `/networks/eth/tokens/${token}/pools`, answer: { data: [pool('0xdeep', '1')] } },
    { path: '/networks/eth/pools/0xdeep/trades', answer: recorded },
  ]

  it('are told from the side of the token that was asked for, newest first', async () => {
    expect(await tradesOf(USDT, answers(USDT))).toMatchObject([
      { side: 'buy', amount: 211.331589, valueUsd: 211.39010792416, atMs: Date.UTC(2026, 4, 28, 4, 4, 11) },
      { side: 'sell', amount: 192.459164, wallet: '0x39b9a705f5aa2fdf315bf5cc8ecd71dc821f45b1' },
    ])
    const [first, second] = await tradesOf(WETH, answers(WETH))
    expect(first).toMatchObject({ side: 'sell', amount: 0.106968578509495, priceUsd: 1976.18881048696 })
    expect(second).toMatchObject({ side: 'buy', amount: 0.096413761161719 })
  })

  it('are none of a token without a pool, and unavailable where nobody answers', async () => {
    const none = [{ path: `/networks/eth/tokens/${USDT}/pools`, status: 404, answer: {} }]
    expect(await tradesOf(USDT, none)).toEqual([])
    expect(await tradesOf('../pools', [])).toEqual([])
    await expect(tradesOf(USDT, answers(USDT).slice(0, 1))).rejects.toMatchObject({
      code: 'token/tradesUnavailable',
      retryable: true,
    })
  })
})
