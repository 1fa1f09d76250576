import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { sourceFailureConformance } from '@windhover/testkit/source-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLaunchLab } from './index.ts'

const open = (url: string) => createLaunchLab({ url, timeoutMs: 1_000 })

sourceFailureConformance('launch lab', {
  open,
  questions: { list: (list) => list({ sort: 'new', nextPageId: null }) },
})

describe('launch lab, recorded', () => {
  let server: ReplayServer
  beforeAll(async () => {
    server = await startReplayServer(readRecordings(new URL('__fixtures__/list.json', import.meta.url)))
  })
  afterAll(() => server.stop())

  const QUERY = 'size=100&mintType=default&includeNsfw=false&platformId=PlatformWhiteList'

  it('R3-139 asks page by page, with all that the list wants to know', async () => {
    const list = open(server.url)
    const first = await list({ sort: 'new', nextPageId: null })
    expect(server.requests.at(-1)).toBe(`GET /get/list?sort=new&${QUERY} `)
    expect(first.nextPageId).toBe('page-2')
    const second = await list({ sort: 'marketCap', nextPageId: first.nextPageId })
    expect(server.requests.at(-1)).toBe(`GET /get/list?sort=marketCap&${QUERY}&nextPageId=page-2 `)
    expect(second.nextPageId).toBeNull()
    expect(second.tokens.map(({ symbol, volumeUsd }) => [symbol, volumeUsd])).toEqual([
      ['STONK25', 0],
      ['USDCDRIP', 191.033087],
      ['Launchpad', 14_373.61747256897],
    ])
  })

  it('R3-065 reads a launch, and knows one that has graduated', async () => {
    const { tokens } = await open(server.url)({ sort: 'new', nextPageId: null })
    expect(tokens).toHaveLength(2)
    expect(tokens[0]).toMatchObject({
      address: 'Dz9mQ9NzkBcCsuGPFJ3r1bS4wgqKMHBPiVuniW8Mbonk',
      symbol: 'USELESS',
      name: 'USELESS COIN',
      decimals: 6,
      logoURI: expect.stringContaining('mypinata.cloud/ipfs/'),
      createdAt: '2025-05-10T14:20:53.000Z',
      marketCapUsd: 224_085_769.1234291,
      volumeUsd: 0,
      launch: { launchpad: 'launchlab', progress: 1, isGraduated: true },
      links: { twitter: 'https://x.com/theunipcs/status/1921208257399382410', website: null, telegram: null },
    })
    expect(tokens[0]?.priceUsd).toBeCloseTo(0.2243, 4)
    expect(tokens[1]).toMatchObject({ symbol: 'OPENTCG', launch: { isGraduated: false } })
  })

  it('takes a refusal in a good answer for a refusal', async () => {
    await expect(open(server.url)({ sort: 'lastTrade', nextPageId: null })).rejects.toMatchObject({
      code: 'intelligence/sourceRefused',
    })
  })
})
