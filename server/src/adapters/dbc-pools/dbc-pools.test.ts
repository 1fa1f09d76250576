import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { sourceFailureConformance } from '@windhover/testkit/source-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDbcPools } from './index.ts'

const open = (url: string) => createDbcPools({ url, timeoutMs: 1_000 })

sourceFailureConformance('DBC pools', { open, questions: { pools: (list) => list() } })

describe('DBC pools', () => {
  let server: ReplayServer
  beforeAll(async () => {
    server = await startReplayServer(readRecordings(new URL('__fixtures__/pools.json', import.meta.url)))
  })
  afterAll(() => server.stop())

  it('R3-144 R3-066 takes nothing and tells the asset of each pool with its figures', async () => {
    const { tokens, nextPageId } = await open(server.url)()
    expect(server.requests).toEqual(['GET /v1/pools/toptrending/24h?launchpads=met-dbc '])
    expect(nextPageId).toBeNull()
    expect(tokens).toEqual([
      expect.objectContaining({
        address: '2ZGhnLFp8oeNo5oVXYZqLFSqyoU4GfSTWYVmR2pfjHYm',
        symbol: 'OTTR',
        name: 'Otter Standard',
        logoURI: 'https://ipfs.io/ipfs/bafy',
        createdAt: '2026-09-12T10:00:00.000Z',
        priceUsd: 0.004118,
        changePct: 18.72,
        volumeUsd: 1_840_000,
        marketCapUsd: 4_120_000,
        liquidityUsd: 412_000,
        holderCount: 2_120,
        launch: { launchpad: 'meteora-dbc', progress: null, isGraduated: false, label: null },
      }),
    ])
  })
})
