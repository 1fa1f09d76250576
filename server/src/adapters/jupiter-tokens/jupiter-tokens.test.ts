import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import {
  tokenIndexConformance,
  tokenIndexFailureConformance,
} from '@windhover/testkit/token-index-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createJupiterShield, createJupiterTokens } from './index.ts'

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'
const LOOK_ALIKE = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const open = (url: string) =>
  createJupiterTokens({ url, apiKey: 'key', clock: systemClock, timeoutMs: 2_000 })

let server: ReplayServer
beforeAll(async () => {
  server = await startReplayServer(readRecordings(new URL('__fixtures__/search.json', import.meta.url)))
})
afterAll(() => server.stop())

tokenIndexConformance('Jupiter, recorded', () => ({
  index: open(server.url),
  known: { address: USDC, symbol: 'USDC', decimals: 6 },
  unknownAddress: LOOK_ALIKE,
}))
tokenIndexFailureConformance('Jupiter', open)

describe('Jupiter, recorded', () => {
  it('says of authorities what the index says, and no more', async () => {
    const [usdc, lookAlike] = await open(server.url).search('USDC', 5)
    expect(usdc).toMatchObject({
      mintAuthority: 'BJE5MMbqXjVwjAF7oxwPYXnTXDyspzZyt4vwenNw5ruG',
      freezeAuthority: null,
      priceChange24hPct: 0.01,
    })
    expect(lookAlike).toMatchObject({
      address: LOOK_ALIKE,
      isVerified: false,
      priceUsd: null,
      liquidityUsd: null,
    })
    expect(lookAlike?.mintAuthority).toBeUndefined()
  })

  it('tells the coin before its token form, and alone to who pasted an address', async () => {
    const index = open(server.url)
    const trending = await index.listTrending(2)
    expect(trending.map(({ address, symbol }) => `${symbol} ${address}`)).toEqual([
      'SOL native',
      `SOL ${WRAPPED_SOL}`,
    ])
    expect(await index.getMany(['native'])).toEqual([
      expect.objectContaining({ address: 'native', decimals: 9, topHoldersPct: 1.5 }),
    ])
    expect((await index.search(WRAPPED_SOL, 5)).map(({ address }) => address)).toEqual([WRAPPED_SOL])
  })

  it('says how old a token is', async () => {
    const [usdc] = await open(server.url).search('USDC', 1)
    expect(usdc?.createdAtMs).toBe(Date.UTC(2021, 2, 29, 10, 5, 48))
  })

  it('shares one answer among equal searches', async () => {
    const index = open(server.url)
    const before = server.requests.length
    await Promise.all(Array.from({ length: 10 }, () => index.search('USDC', 5)))
    await index.search('USDC', 3)
    expect(server.requests.length - before).toBe(1)
  })
})

describe('Jupiter shield, recorded', () => {
  const read = (address: string) =>
    createJupiterShield({ url: server.url, apiKey: 'key', clock: systemClock }).read({ address, decimals: 6 })

  it('reads a tax and a trap out of the warnings, and their absence', async () => {
    expect(await read(USDC)).toEqual({ transferTaxBps: 0, canSell: true })
    expect(await read('taxed')).toEqual({ transferTaxBps: 500, canSell: false })
  })

  it('knows nothing where it was not answered', async () => {
    const nothing = { transferTaxBps: null, canSell: null }
    server.fail('server-error')
    expect(await read(USDC)).toEqual(nothing)
    server.fail('wrong-shape')
    expect(await read(USDC)).toEqual(nothing)
    server.fail(null)
  })
})
