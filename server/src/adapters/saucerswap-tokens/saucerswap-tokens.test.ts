import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import {
  tokenIndexConformance,
  tokenIndexFailureConformance,
} from '@windhover/testkit/token-index-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createSaucerSwapTokens } from './index.ts'

const open = (url: string) =>
  createSaucerSwapTokens({ url, apiKey: 'key', clock: systemClock, timeoutMs: 2_000 })

let server: ReplayServer
beforeAll(async () => {
  server = await startReplayServer(readRecordings(new URL('__fixtures__/tokens.json', import.meta.url)))
})
afterAll(() => server.stop())

tokenIndexConformance('SaucerSwap, recorded', () => ({
  index: open(server.url),
  known: { address: '0.0.456858', symbol: 'USDC', decimals: 6 },
  unknownAddress: '0.0.1',
}))
tokenIndexFailureConformance('SaucerSwap', open)

describe('SaucerSwap, recorded', () => {
  it('prices the coin by its token form, and takes a price of zero for none', async () => {
    const index = open(server.url)
    expect((await index.search('hbar', 1))[0]).toMatchObject({
      address: 'native',
      priceUsd: 0.21,
      decimals: 8,
    })
    const [, lookAlike] = await index.search('USDC', 5)
    expect(lookAlike).toMatchObject({ address: '0.0.6000001', isVerified: false, priceUsd: null })
    expect((await index.search('sauce', 1))[0]).toMatchObject({ priceChange24hPct: -4.5, logoUrl: null })
  })

  it('is still the list of tokens when the day’s changes are away', async () => {
    const [tokens] = readRecordings(new URL('__fixtures__/tokens.json', import.meta.url))
    if (tokens === undefined) throw new Error('no recording')
    const alone = await startReplayServer([tokens])
    try {
      expect((await open(alone.url).search('sauce', 1))[0]).toMatchObject({ priceChange24hPct: null })
    } finally {
      await alone.stop()
    }
  })
})
