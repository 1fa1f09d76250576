import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { sourceFailureConformance } from '@windhover/testkit/source-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDappFacts } from './index.ts'

const open = (url: string) => createDappFacts({ url, apiKey: 'key', timeoutMs: 2_000 })

sourceFailureConformance('DappRadar', {
  open,
  questions: {
    applications: (facts) => facts.listTop({ order: 'users', chain: null, range: '24h', limit: 5 }),
  },
})

describe('DappRadar, recorded', () => {
  let server: ReplayServer
  beforeAll(async () => {
    server = await startReplayServer(readRecordings(new URL('__fixtures__/top.json', import.meta.url)))
  })
  afterAll(() => server.stop())

  it('asks for a list at least as long as wanted, and tells figures with their change', async () => {
    const top = await open(server.url).listTop({ order: 'users', chain: 'bsc', range: '24h', limit: 2 })
    expect(top).toHaveLength(2)
    expect(top[0]).toEqual({
      id: 18_305,
      name: 'Stargate',
      description: 'A Composable Omnichain Native Asset Bridge',
      url: 'https://stargate.finance/',
      chains: ['arbitrum', 'binance-smart-chain'],
      categories: ['defi'],
      users: { value: 54_321, changePct: 12.25 },
      transactions: { value: 120_345, changePct: -3.5 },
      volumeUsd: { value: 9_876_543.21, changePct: null },
      balanceUsd: null,
    })
    expect(top[1]).toMatchObject({ url: null, volumeUsd: { value: 0, changePct: null } })
  })

  it.each([
    [10, '10'],
    [11, '25'],
    [60, '100'],
    [500, '100'],
  ])('knows which lengths there are: %i', async (limit, top) => {
    await open(server.url)
      .listTop({ order: 'volume', chain: null, range: '7d', limit })
      .catch(() => null)
    expect(server.requests.at(-1)).toContain(`/dapps/top/volume?range=7d&top=${top} `)
  })
})
