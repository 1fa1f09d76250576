import { MAIN_NETWORKS } from '@windhover/core/chains/networks'
import { type PictureServer, startPictureServer } from '@windhover/testkit/picture-server'
import { type ReplayServer, startReplayServer } from '@windhover/testkit/replay-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJupiterTokens } from '../../adapters/jupiter-tokens/index.ts'
import { createSaucerSwapTokens } from '../../adapters/saucerswap-tokens/index.ts'
import { createTokenLists } from '../../adapters/token-list/index.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { createLogger } from '../../platform/log/logger.ts'
import type { NamedPicture, NamedPictures } from '../../platform/redis/named-pictures.ts'
import { createPictureFetch } from '../../platform/upstream/fetch-picture.ts'
import type { IndexedToken, TokenIndex } from '../../ports/token-index.ts'
import { createLogoReader } from './read-logo.ts'

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const address = (number: number) => `0x${String(number).padStart(40, '0')}`
const PNG = Buffer.from('png')

let lost: PictureServer
let has: PictureServer
let list: ReplayServer
beforeAll(async () => {
  lost = await startPictureServer({})
  has = await startPictureServer({ [`/ipfs/${CID}`]: {}, '/a.png': {} })
  const logos = [
    `ipfs://${CID}`,
    `${lost.url}/ipfs/${CID}`,
    `${has.url}/a.png`,
    `${lost.url}/a.png`,
    'javascript:alert(1)',
    'http://127.0.0.1:9/a.png',
  ]
  const tokens = logos.map((logoURI, number) => ({
    chainId: 1,
    address: address(number + 1),
    symbol: `T${number}`,
    name: `Token ${number}`,
    decimals: 18,
    logoURI,
  }))
  list = await startReplayServer([{ path: '/tokens.json', answer: { name: 'List', tokens } }])
})
afterAll(() => Promise.all([lost.stop(), has.stop(), list.stop()]))

const nowhere = { url: 'http://127.0.0.1:9', apiKey: '', clock }

function readerOf(indexes: { solana?: TokenIndex } = {}, named: readonly NamedPicture[] = []) {
  const namedPictures: NamedPictures = {
    note: async () => {},
    find: async ({ address: asked }) => named.find(({ address }) => address === asked) ?? null,
  }
  const tokenIndexes = {
    ...createTokenLists({ url: `${list.url}/tokens.json`, chainIds: MAIN_NETWORKS, clock }),
    solana: createJupiterTokens(nowhere),
    hedera: createSaucerSwapTokens(nowhere),
    ...indexes,
  }
  const fetchPicture = createPictureFetch({ trustedHosts: new Set([lost.host, has.host]) })
  const gateways = [`${lost.url}/ipfs/`, `${has.url}/ipfs/`]
  return createLogoReader({ tokenIndexes, namedPictures, clock, log }, { fetchPicture, gateways })
}

const NAMED = { address: 'newborn', symbol: 'NEWB', name: 'Newborn' }

function setUp() {
  const read = readerOf()
  return (number: number) => read({ chain: 'ethereum', address: address(number) })
}

/** One whose picture can be had. */
async function listed(): Promise<IndexedToken> {
  const { ethereum } = createTokenLists({ url: `${list.url}/tokens.json`, chainIds: MAIN_NETWORKS, clock })
  const [token] = await ethereum.getMany([address(3)])
  if (token === undefined) throw new Error('the list has no such token')
  return token
}

describe('the picture of a token', () => {
  it('R2-213 is looked for at the next gateway when one fails', async () => {
    const read = setUp()
    const before = lost.requests.length
    expect(await read(1)).toEqual({ type: 'image/png', bytes: PNG })
    expect(lost.requests.length - before).toBe(1)
    expect(await read(2)).toEqual({ type: 'image/png', bytes: PNG })
  })

  it('R2-212 is not loaded from a source of another kind, nor from inside', async () => {
    const read = setUp()
    expect((await read(3)).bytes).toEqual(PNG)
    for (const number of [5, 6]) await expect(read(number)).rejects.toMatchObject({ code: 'token/noLogo' })
  })

  it('R3-176 is simply missing when it cannot be had, and asked for once an hour', async () => {
    const read = setUp()
    await expect(read(4)).rejects.toMatchObject({ code: 'token/noLogo', status: 404 })
    const before = lost.requests.length
    await expect(read(4)).rejects.toMatchObject({ code: 'token/noLogo' })
    expect(lost.requests.length).toBe(before)
    await expect(read(99)).rejects.toMatchObject({ code: 'token/noLogo' })
  })

  it('is left out where a token that nobody vouches for bears the name of another', async () => {
    const original = { ...(await listed()), symbol: 'USDC', name: 'USD Coin', isVerified: true }
    const copy = { ...original, address: 'copy', isVerified: false }
    const other = { ...copy, address: 'other', symbol: 'OTTR', name: 'Otter' }
    const tokens = [original, copy, other].map((token) => ({ ...token, chain: 'solana' as const }))
    const solana = {
      ...createJupiterTokens(nowhere),
      getMany: async () => tokens,
      listVerified: async () => tokens.slice(0, 1),
    }
    const read = readerOf({ solana })
    const bytesOf = async (address: string) => (await read({ chain: 'solana', address })).bytes
    expect(await Promise.all([bytesOf(original.address), bytesOf('other')])).toEqual([PNG, PNG])
    await expect(bytesOf('copy')).rejects.toMatchObject({ code: 'token/noLogo' })
  })

  it('is that which a list has named, where no index knows the token', async () => {
    const solana = {
      ...createJupiterTokens(nowhere),
      getMany: async () => [],
      listVerified: async () => [{ ...(await listed()), symbol: 'USDC', name: 'USD Coin', isVerified: true }],
    }
    const read = readerOf({ solana }, [
      { ...NAMED, url: `${has.url}/a.png` },
      { ...NAMED, address: 'inside', url: 'http://127.0.0.1:9/a.png' },
      { address: 'borrower', symbol: 'USD\u0421', name: 'Dollar', url: `${has.url}/a.png` },
    ])
    const bytesOf = async (address: string) => (await read({ chain: 'solana', address })).bytes
    expect(await bytesOf('newborn')).toEqual(PNG)
    for (const address of ['inside', 'borrower', 'nobody'])
      await expect(bytesOf(address), address).rejects.toMatchObject({ code: 'token/noLogo' })
  })
})
