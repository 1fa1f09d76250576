import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import {
  tokenIndexConformance,
  tokenIndexFailureConformance,
} from '@windhover/testkit/token-index-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createJupiterTokens } from './index.ts'

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
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

  it('shares one answer among equal searches', async () => {
    const index = open(server.url)
    const before = server.requests.length
    await Promise.all(Array.from({ length: 10 }, () => index.search('USDC', 5)))
    await index.search('USDC', 3)
    expect(server.requests.length - before).toBe(1)
  })
})
