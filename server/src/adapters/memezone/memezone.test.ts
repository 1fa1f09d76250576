import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { sourceFailureConformance } from '@windhover/testkit/source-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemezone } from './index.ts'

const open = (url: string) => createMemezone({ url, timeoutMs: 1_000 })

sourceFailureConformance('memezone', {
  open,
  questions: { pools: (list) => list({ tab: 'new', bounds: {} }) },
})

describe('memezone', () => {
  let server: ReplayServer
  beforeAll(async () => {
    server = await startReplayServer(readRecordings(new URL('__fixtures__/pools.json', import.meta.url)))
  })
  afterAll(() => server.stop())

  /** Everything that was asked in the last question. */
  const asked = () => {
    const url = new URL(server.requests.at(-1)?.split(' ')[1] ?? '', server.url)
    return { path: url.pathname, ...Object.fromEntries(url.searchParams) }
  }
  const COMMON = { path: '/pools', chain: 'sol', context: 'meme', orderDirection: 'desc', limit: '30' }

  it.each([
    ['new', 'createdAt'],
    ['graduating', 'curvePercent'],
  ] as const)('R3-136 G36 asks for %s by exchange pump in order of %s', async (tab, orderBy) => {
    await open(server.url)({ tab, bounds: {} })
    expect(asked()).toEqual({ ...COMMON, exchange: 'pump', orderBy })
  })

  it('R3-138 sends preExchange instead of exchange for graduated ones', async () => {
    const { tokens } = await open(server.url)({ tab: 'graduated', bounds: {} })
    expect(asked()).toEqual({ ...COMMON, preExchange: 'pump', orderBy: 'createdAt' })
    expect(tokens).toEqual([
      expect.objectContaining({ symbol: 'KELP', launch: { ...GRADUATED, launchpad: 'pump' } }),
    ])
  })
  const GRADUATED = { progress: 1, isGraduated: true, label: null }

  it('R3-137 sends every bound as [gte] and [lte], and none that is not set', async () => {
    const list = open(server.url)
    await list({ tab: 'new', bounds: { marketCapMin: 10_000 } })
    expect(asked()).toEqual({ ...COMMON, exchange: 'pump', orderBy: 'createdAt', 'marketCap[gte]': '10000' })
    await list({
      tab: 'new',
      bounds: {
        ...{
          marketCapMin: 10_000,
          marketCapMax: 0,
          liquidityMin: 1,
          liquidityMax: 2,
          volumeMin: 3,
          volumeMax: 4,
        },
        ...{
          devHoldingMin: 5,
          devHoldingMax: 6.5,
          insiderHoldingMin: 7,
          insiderHoldingMax: 8,
          holdersMin: 9,
        },
        ...{
          holdersMax: 10,
          buysMin: 11,
          buysMax: 12,
          sellsMin: 13,
          sellsMax: 14,
          tradesMin: 15,
          tradesMax: 16,
        },
        ...{ sniperWalletsMin: 17, sniperWalletsMax: 18 },
      },
    })
    expect(asked()).toEqual({
      ...{
        ...COMMON,
        exchange: 'pump',
        orderBy: 'createdAt',
        'marketCap[gte]': '10000',
        'marketCap[lte]': '0',
      },
      ...{ 'liquidUsd[gte]': '1', 'liquidUsd[lte]': '2', 'totalVolume[gte]': '3', 'totalVolume[lte]': '4' },
      ...{
        'devHoldingPercent[gte]': '5',
        'devHoldingPercent[lte]': '6.5',
        'insiderHoldingPercent[gte]': '7',
      },
      ...{ 'insiderHoldingPercent[lte]': '8', 'holderCount[gte]': '9', 'holderCount[lte]': '10' },
      ...{ 'buys[gte]': '11', 'buys[lte]': '12', 'sells[gte]': '13', 'sells[lte]': '14', 'txns[gte]': '15' },
      ...{ 'txns[lte]': '16', 'sniperWallets[gte]': '17', 'sniperWallets[lte]': '18' },
    })
  })

  it('R3-064 reads a pool, whose age is told in seconds, and leaves out what is none', async () => {
    const { tokens } = await open(server.url)({ tab: 'new', bounds: {} })
    expect(tokens).toHaveLength(2)
    expect(tokens[0]).toEqual({
      ...{ chain: 'solana', address: '2ZGhnLFp8oeNo5oVXYZqLFSqyoU4GfSTWYVmR2pfjHYm' },
      ...{ symbol: 'OTTR', name: 'Otter Standard', decimals: 6, logoURI: 'https://ipfs.io/ipfs/bafy' },
      ...{ isVerified: false, createdAt: new Date(1_789_980_199_000).toISOString(), priceUsd: 0.0000412 },
      ...{ changePct: 71.3, volumeUsd: 64_200, buys: 312, sells: 144, marketCapUsd: 41_200 },
      ...{ liquidityUsd: 18_200, holderCount: 412, devHoldingPct: 12.4, insiderHoldingPct: 3.5 },
      sniperWallets: 4,
      launch: { launchpad: 'pump', progress: 0.875, isGraduated: false, label: null },
      links: {
        ...{
          website: 'https://otter.example',
          twitter: 'https://x.com/otter',
          telegram: null,
          discord: null,
        },
      },
    })
  })

  it('tells a pool of which little is known without inventing the rest', async () => {
    const { tokens } = await open(server.url)({ tab: 'new', bounds: {} })
    expect(tokens[1]).toMatchObject({
      ...{
        symbol: 'KELP',
        name: 'KELP',
        createdAt: null,
        volumeUsd: null,
        devHoldingPct: null,
        decimals: null,
      },
    })
  })
})
