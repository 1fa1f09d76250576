import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { sourceFailureConformance } from '@windhover/testkit/source-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFourMeme } from './index.ts'

const open = (url: string, readBnbUsd: (() => Promise<number>) | null = async () => 290) =>
  createFourMeme({ url, readBnbUsd, timeoutMs: 1_000 })
const HOT = { tab: 'hot', tokenName: null, label: null, pageIndex: 1 } as const

sourceFailureConformance('four.meme', { open: (url) => open(url), questions: { list: (list) => list(HOT) } })

describe('four.meme, recorded', () => {
  let server: ReplayServer
  beforeAll(async () => {
    server = await startReplayServer(readRecordings(new URL('__fixtures__/query.json', import.meta.url)))
  })
  afterAll(() => server.stop())

  it.each([
    ['hot', 'orderBy=Hot'],
    ['latest', 'orderBy=TimeDesc'],
    ['graduating', 'orderBy=ProgressDesc'],
  ] as const)('R3-133 G36 asks for %s by %s, 30 from page 1', async (tab, order) => {
    await open(server.url)({ ...HOT, tab })
    expect(server.requests.at(-1)).toBe(`GET /v1/private/token/query?pageIndex=1&pageSize=30&${order} `)
  })

  it('R3-134 sends listedPancake true for graduated ones alone', async () => {
    await open(server.url)({ ...HOT, tab: 'graduated' })
    expect(server.requests.at(-1)).toBe(
      'GET /v1/private/token/query?pageIndex=1&pageSize=30&orderBy=TimeDesc&listedPancake=true ',
    )
  })

  it('R3-133 sends a name and a label where they are given, and knows whether there is another page', async () => {
    const first = await open(server.url)({ ...HOT, tokenName: '老 子&x', label: 'Meme' })
    expect(
      Object.fromEntries(new URL(server.requests.at(-1)?.split(' ')[1] ?? '', server.url).searchParams),
    ).toEqual({
      ...{ pageIndex: '1', pageSize: '30', orderBy: 'Hot', tokenName: '老 子&x', labels: 'Meme' },
    })
    expect(first.nextPageId).toBeNull()
    const full = await open(server.url)({ ...HOT, tab: 'latest', pageIndex: 2 })
    expect(full).toMatchObject({ nextPageId: '3', tokens: { length: 30 } })
  })

  it('R3-062 R3-063 R3-009 reads a launch on the curve, whose figures in BNB become dollars', async () => {
    const { tokens } = await open(server.url)(HOT)
    expect(tokens).toHaveLength(3)
    expect(tokens[0]).toMatchObject({
      chain: 'bsc',
      address: '0x2b5f9d77ca46646cd4937fd8d093f460b66f4444',
      symbol: 'OTTR',
      name: 'Otter',
      decimals: 18,
      logoURI: expect.stringContaining('https://static.four.meme/market/'),
      createdAt: '2026-01-09T16:21:24.000Z',
      changePct: 25,
      volumeUsd: 4_200.5,
      marketCapUsd: 5_800,
      holderCount: 87,
      launch: { launchpad: 'four-meme', progress: 0.5, isGraduated: false, label: 'Meme' },
      links: { website: 'https://otter.example', telegram: 'https://t.me/otter' },
    })
    expect(tokens[0]?.priceUsd).toBeCloseTo(0.0000058, 12)
  })

  it('R3-010 R3-081 knows a graduated one by either word, with all of its progress and figures in dollars', async () => {
    const { tokens } = await open(server.url)(HOT)
    const graduated = { launchpad: 'four-meme', progress: 1, isGraduated: true }
    expect(tokens[1]).toMatchObject({
      symbol: 'LSTD',
      priceUsd: 0.01,
      marketCapUsd: 9_900_000,
      launch: graduated,
    })
    expect(tokens[2]).toMatchObject({
      ...{
        symbol: '老子',
        priceUsd: 0.00494674548080491,
        marketCapUsd: 4_946_745.48080491,
        launch: graduated,
      },
    })
  })

  it.each([
    ['does not answer', () => Promise.reject(new Error('away'))],
    ['is not there', null],
  ] as const)(
    'still lists launches while the exchange %s, without dollars of the curve',
    async (_, readBnbUsd) => {
      const { tokens } = await open(server.url, readBnbUsd)(HOT)
      expect(tokens.map(({ priceUsd, marketCapUsd }) => [priceUsd, marketCapUsd])).toEqual([
        [null, null],
        [0.01, 9_900_000],
        [0.00494674548080491, 4_946_745.48080491],
      ])
    },
  )

  it('reads rows in records too, and takes a refusal in a good answer for a refusal', async () => {
    expect((await open(server.url)({ ...HOT, tokenName: 'pages' })).tokens).toHaveLength(1)
    await expect(open(server.url)({ ...HOT, tokenName: 'refuse' })).rejects.toMatchObject({
      code: 'intelligence/sourceRefused',
    })
  })
})
