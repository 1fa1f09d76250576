import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { sourceFailureConformance } from '@windhover/testkit/source-conformance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemejob } from './index.ts'

const open = (url: string) => createMemejob({ url, timeoutMs: 1_000 })
const NEWEST = { page: 1, limit: 20, orderBy: 'created', orderDirection: 'desc' } as const

sourceFailureConformance('memejob', { open, questions: { tokens: (list) => list(NEWEST) } })

describe('memejob', () => {
  let server: ReplayServer
  beforeAll(async () => {
    server = await startReplayServer(readRecordings(new URL('__fixtures__/tokens.json', import.meta.url)))
  })
  afterAll(() => server.stop())

  it.each([
    ['created', 'creation-time'],
    ['market_cap', 'market-cap'],
    ['price', 'market-cap'],
  ] as const)('R3-142 asks for tokens by %s as %s, from page 0', async (orderBy, order) => {
    await open(server.url)({ ...NEWEST, page: 3, orderBy, orderDirection: 'asc' })
    expect(server.requests.at(-1)).toBe(`GET /tokens?page=2&limit=20&orderBy=${order}&orderDirection=asc `)
  })

  it('R3-067 tells a token in the words of the specification, and leaves out what is none', async () => {
    const tokens = await open(server.url)(NEWEST)
    expect(tokens).toHaveLength(3)
    expect(tokens[0]).toEqual({
      id: '0.0.1',
      name: 'Token 1',
      ticker: 'T1',
      logo: { url: 'https://ipfs.io/ipfs/bafy' },
      dex: { address: '0x000000000000000000000000000000000078af22' },
      priceInUsd: 0.002,
      marketCapInUsd: 2_000,
      socials: {
        twitter: 'https://x.com/t',
        telegram: null,
        website: 'https://t.example',
        discord: 'https://discord.gg/t',
      },
    })
    expect(tokens[2]).toMatchObject({ name: 'evil', ticker: '?', priceInUsd: 0.0005, logo: { url: null } })
  })

  it('R3-030 puts a page in order of price, which its source cannot', async () => {
    const idsBy = async (orderDirection: 'asc' | 'desc') =>
      (await open(server.url)({ ...NEWEST, orderBy: 'price', orderDirection })).map(({ id }) => id)
    expect(await idsBy('desc')).toEqual(['0.0.2', '0.0.1', '0.0.4'])
    expect(await idsBy('asc')).toEqual(['0.0.4', '0.0.1', '0.0.2'])
  })
})
