import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { sourceFailureConformance } from '@windhover/testkit/source-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDerivativesFacts } from './index.ts'

const open = (url: string) => createDerivativesFacts({ url, apiKey: 'key', timeoutMs: 2_000 })

sourceFailureConformance('CoinGlass', {
  open,
  questions: {
    funding: (facts) => facts.getFunding('BTC'),
    'open interest': (facts) => facts.getOpenInterest('BTC'),
    liquidations: (facts) => facts.getLiquidations('BTC'),
  },
})

describe('CoinGlass, recorded', () => {
  let server: ReplayServer
  beforeAll(async () => {
    server = await startReplayServer(readRecordings(new URL('__fixtures__/futures.json', import.meta.url)))
  })
  afterAll(() => server.stop())

  it('tells the rates of the coin that was asked for, and no others', async () => {
    expect(await open(server.url).getFunding('btc')).toEqual({
      symbol: 'BTC',
      rates: [
        { exchange: 'Binance', ratePct: 0.007343, intervalHours: 8, nextAt: '2025-04-21T08:00:00.000Z' },
        { exchange: 'Hyperliquid', ratePct: -0.0025, intervalHours: 1, nextAt: '2025-04-21T01:00:00.000Z' },
      ],
    })
  })

  it('tells all exchanges together apart from each', async () => {
    const interest = await open(server.url).getOpenInterest('BTC')
    expect(interest?.total).toMatchObject({ openInterestUsd: 57_437_891_724.5572, change24hPct: 0.9 })
    expect(interest?.exchanges).toEqual([
      {
        exchange: 'CME',
        openInterestUsd: 12_294_999_402.1,
        change1hPct: null,
        change4hPct: null,
        change24hPct: -0.5,
      },
    ])
  })

  it('reads both spellings of the sides that were closed', async () => {
    const closed = await open(server.url).getLiquidations('BTC')
    expect(closed?.total).toMatchObject({ longUsd: 451_394.17404598, shortUsd: 14_222_125.64334477 })
    expect(closed?.exchanges).toEqual([
      { exchange: 'Bybit', totalUsd: 4_585_290.13404, longUsd: 104_560.13885, shortUsd: 4_480_729.99519 },
    ])
  })

  it('knows when a coin has no perpetual, whichever way that is said', async () => {
    const facts = open(server.url)
    expect(await facts.getFunding('NOPE')).toBeNull()
    expect(await facts.getOpenInterest('NOPE')).toBeNull()
    expect(await facts.getLiquidations('NOPE')).toBeNull()
    expect(await facts.getFunding('no symbol')).toBeNull()
  })

  it.each([
    ['PLAN', { code: 'intelligence/sourceRefused', retryable: false }],
    ['BUSY', { code: 'intelligence/sourceBusy', retryable: true }],
  ])('takes a refusal inside of a good answer for what it is: %s', async (symbol, refusal) => {
    await expect(open(server.url).getOpenInterest(symbol)).rejects.toMatchObject(refusal)
  })
})
