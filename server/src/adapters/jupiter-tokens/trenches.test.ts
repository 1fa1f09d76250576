import { TRENCHES_WINDOWS } from '@windhover/core/discovery/contract'
import {
  FAILURES,
  type ReplayServer,
  readRecordings,
  startReplayServer,
} from '@windhover/testkit/replay-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTrenches } from './index.ts'

const FART = '9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump'
const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'

let server: ReplayServer
beforeAll(async () => {
  server = await startReplayServer(readRecordings(new URL('__fixtures__/trenches.json', import.meta.url)))
})
afterAll(() => server.stop())

const open = () => createTrenches({ url: server.url, apiKey: 'key', timeoutMs: 1_000 })
const asked = () => server.requests.at(-1)
const symbols = (page: { tokens: readonly { symbol: string }[] }) => page.tokens.map(({ symbol }) => symbol)

describe('Trenches, recorded', () => {
  it.each(TRENCHES_WINDOWS)('R3-145 C10 asks by the path of each category, over %s', async (window) => {
    const list = open()
    for (const [category, path] of [
      ['toptrending', `/tokens/v2/toptrending/${window}?limit=100`],
      ['popular', `/tokens/v2/toptraded/${window}?limit=100`],
      ['toptraded', `/tokens/v2/toptraded/${window}?limit=100`],
      ['toporganicscore', `/tokens/v2/toporganicscore/${window}?limit=100`],
      ['new', '/tokens/v2/recent'],
    ] as const) {
      expect((await list({ category, window })).tokens.length).toBe(3)
      expect(asked()).toBe(`GET ${path} `)
    }
  })

  it('R3-068 reads mint, names, icon, price, market cap, liquidity, holders, decimals and window', async () => {
    const { tokens, nextPageId } = await open()({ category: 'toptrending', window: '24h' })
    expect(nextPageId).toBeNull()
    expect(tokens[0]).toEqual({
      chain: 'solana',
      address: JUP,
      symbol: 'JUP',
      name: 'Jupiter',
      decimals: 6,
      logoURI: 'https://static.jup.ag/jup/icon.png',
      isVerified: true,
      createdAt: '2024-01-29T17:33:29.000Z',
      priceUsd: 0.1415,
      changePct: -8.27,
      volumeUsd: 1_821_969.64 + 2_016_195.15,
      buys: 33_979,
      sells: 31_608,
      marketCapUsd: 459_171_256.1,
      liquidityUsd: 2_992_387.89,
      holderCount: 857_254,
      devHoldingPct: null,
      insiderHoldingPct: null,
      sniperWallets: null,
      launch: null,
      links: {
        website: 'https://jup.ag',
        twitter: 'https://twitter.com/JupiterExchange',
        telegram: null,
        discord: null,
      },
    })
  })

  it('R3-069 adds what was bought and sold in the window that was asked for', async () => {
    const volumes = await Promise.all(
      TRENCHES_WINDOWS.map(async (window) => {
        const { tokens } = await open()({ category: 'toptraded', window })
        return tokens.map(({ volumeUsd }) => volumeUsd)
      }),
    )
    expect(volumes).toEqual([
      [null, 14_644_327.188370818 + 14_743_625.023908526, null],
      // What is told of one side alone is the volume of that side.
      [null, 171_520_842.22567528 + 174_057_197.5207193, 1_200],
      [null, 1_084_625_651.9256022 + 1_094_488_293.656417, null],
      [1_821_969.64 + 2_016_195.15, 4_273_248_565.256824 + 4_306_065_610.69747, null],
    ])
  })

  it('C10 puts popular tokens in order of holders, and new ones with the youngest first', async () => {
    expect(symbols(await open()({ category: 'popular', window: '1h' }))).toEqual(['SOL', 'JUP', 'FART'])
    expect(symbols(await open()({ category: 'new', window: '1h' }))).toEqual(['FART', 'NEW', 'GRAD'])
  })

  it('tells launches, and takes a stranger’s words for nothing but words', async () => {
    const { tokens } = await open()({ category: 'new', window: '1h' })
    expect(tokens[0]).toMatchObject({
      address: FART,
      symbol: 'FART',
      name: 'Fartcoin <img src=x onerror=alert(1)>',
      logoURI: null,
      devHoldingPct: 12.4,
      launch: { launchpad: 'pump', progress: 0.625, isGraduated: false },
      links: { twitter: null, website: 'https://fart.example' },
    })
    expect(tokens[2]).toMatchObject({
      holderCount: null,
      launch: { launchpad: 'launchlab', progress: 1, isGraduated: true },
    })
  })

  it.each(FAILURES)('%s: says that the index is away', async (failure) => {
    server.fail(failure)
    await expect(open()({ category: 'new', window: '1h' })).rejects.toMatchObject({
      code: 'token/indexUnavailable',
    })
    server.fail(null)
  })
})
