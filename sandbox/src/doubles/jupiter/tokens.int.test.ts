import { generateKeyPairSigner } from '@solana/kit'
import { freePorts } from '@windhover/testkit/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { getJson } from './call-jupiter.ts'
import { LAUNCHPAD_NAMES } from './describe-token.ts'
import { double } from './index.ts'
import { createTokenSearch } from './search-tokens.ts'
import { startTestWorld, type TestWorld } from './start-test-world.ts'

const SOL = 'So11111111111111111111111111111111111111112'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const PYUSD = '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'

const nullableNumber = z.number().nullable()
const stats = z.strictObject(
  Object.fromEntries(
    [
      ...[
        'priceChange',
        'holderChange',
        'liquidityChange',
        'volumeChange',
        'buyVolume',
        'sellVolume',
        'numTraders',
      ],
      ...['buyOrganicVolume', 'sellOrganicVolume', 'numBuys', 'numSells', 'numOrganicBuyers', 'numNetBuyers'],
    ].map((name) => [name, nullableNumber]),
  ),
)
/** The documented shape: what is missing here or has another type is an error of the double. */
const token = z.strictObject({
  id: z.string(),
  name: z.string(),
  symbol: z.string(),
  icon: z.url(),
  decimals: z.number(),
  tokenProgram: z.string(),
  createdAt: z.iso.datetime(),
  twitter: z.string().optional(),
  website: z.string().optional(),
  telegram: z.string().optional(),
  discord: z.string().optional(),
  dev: z.string().nullable(),
  mintAuthority: z.string().nullable(),
  freezeAuthority: z.string().nullable(),
  circSupply: z.number(),
  totalSupply: z.number(),
  launchpad: z.string().optional(),
  graduatedPool: z.string().optional(),
  graduatedAt: z.string().optional(),
  holderCount: z.number(),
  fdv: z.number(),
  mcap: z.number(),
  usdPrice: z.number(),
  priceBlockId: z.number(),
  liquidity: z.number(),
  stats5m: stats,
  stats1h: stats,
  stats6h: stats,
  stats24h: stats,
  firstPool: z.object({ id: z.string(), createdAt: z.iso.datetime() }),
  audit: z.strictObject({
    isSus: z.boolean().optional(),
    mintAuthorityDisabled: z.boolean(),
    freezeAuthorityDisabled: z.boolean(),
    topHoldersPercentage: z.number().min(0).max(100),
    devBalancePercentage: z.number().min(0).max(100),
    devMints: z.number(),
  }),
  organicScore: z.number().min(0).max(100),
  organicScoreLabel: z.enum(['high', 'medium', 'low']),
  isVerified: z.boolean(),
  tags: z.array(z.string()),
  updatedAt: z.iso.datetime(),
})

let test: TestWorld
beforeAll(async () => {
  test = await startTestWorld([double], await freePorts(3))
})
afterAll(() => test?.stop())

const tokens = async (path: string) => z.array(token).parse((await getJson(test, `/tokens/v2${path}`)).body)

describe('token search', () => {
  it('puts the real one before those that copy its symbol', async () => {
    const found = await tokens('/search?query=bonk')
    expect(found[0]).toMatchObject({ id: BONK, isVerified: true })
    expect(found.filter((each) => each.symbol === 'BONK').length).toBeGreaterThan(1)
    expect(found.length).toBeLessThanOrEqual(20)
  })

  it.each([
    ['usdc', USDC],
    ['USDC', USDC],
    ['$usdc', USDC],
    ['sol', SOL],
    ['paypal', PYUSD],
  ])('finds %s', async (query, mint) => {
    expect((await tokens(`/search?query=${query}`))[0]?.id).toBe(mint)
  })

  it('finds mints, as many as a hundred, and knows no others', async () => {
    const stranger = (await generateKeyPairSigner()).address
    expect((await tokens(`/search?query=${BONK},${stranger},${SOL}`)).map((each) => each.id)).toEqual([
      BONK,
      SOL,
    ])
    const mints = test.world.universe.onChain('solana').slice(1, 101)
    expect(await tokens(`/search?query=${mints.map((each) => each.address).join(',')}`)).toHaveLength(100)
    expect((await getJson(test, `/tokens/v2/search?query=${Array(101).fill(BONK).join(',')}`)).status).toBe(
      400,
    )
    expect((await getJson(test, '/tokens/v2/search')).status).toBe(400)
    expect(await tokens('/search?query=nothinglikethis')).toEqual([])
  })

  it('finds a launch by mint and by symbol', async () => {
    // What was launched in the last second may not be in the index yet.
    const nowMs = test.world.clock.nowMs()
    const launch = test.world.market.launches.solana
      .alive(nowMs)
      .find(({ bornAtMs }) => bornAtMs < nowMs - 2_000)
    if (!launch) throw new Error('nothing was launched')
    const { address, symbol } = launch.listing
    expect((await tokens(`/search?query=${address}`))[0]).toMatchObject({
      id: address,
      launchpad: LAUNCHPAD_NAMES[launch.launchpad],
    })
    const bySymbol = await tokens(`/search?query=${encodeURIComponent(symbol)}`)
    expect(bySymbol.map((each) => each.symbol.toLowerCase())).toContain(symbol.toLowerCase())
  })

  it('takes no longer than reading every name eight times', () => {
    const { search } = createTokenSearch(test.world)
    const nowMs = test.world.clock.nowMs()
    const { listings } = test.world.universe
    const quickestMs = (work: () => unknown) => {
      const timed = Array.from({ length: 20 }, () => {
        const startedAtMs = performance.now()
        work()
        return performance.now() - startedAtMs
      })
      return Math.min(...timed)
    }
    const readAll = (query: string) =>
      listings.filter(({ name, symbol }) => `${name} ${symbol}`.toLowerCase().includes(query))
    for (const query of ['bonk', 'a', 'coin', 'the', 'x']) {
      const ratio = quickestMs(() => search(query, nowMs)) / quickestMs(() => readAll(query))
      expect(ratio, query).toBeLessThan(8)
    }
  })
})

describe('token lists', () => {
  it.each(['toporganicscore', 'toptraded', 'toptrending'])('ranks %s', async (category) => {
    const ranked = await tokens(`/${category}/1h?limit=25`)
    expect(ranked).toHaveLength(25)
    expect(ranked.map((each) => each.id)).not.toContain(USDC)
    const volume = ranked.map((each) => (each.stats1h.buyVolume ?? 0) + (each.stats1h.sellVolume ?? 0))
    if (category === 'toptraded') expect(volume[0]).toBeGreaterThan(volume[24] ?? Number.POSITIVE_INFINITY)
  })

  it('gives fifty unless told, a hundred at most', async () => {
    expect(await tokens('/toptraded/24h')).toHaveLength(50)
    expect((await getJson(test, '/tokens/v2/toptraded/24h?limit=101')).status).toBe(400)
    expect((await getJson(test, '/tokens/v2/toptraded/7d')).status).toBe(400)
    expect((await getJson(test, '/tokens/v2/popular/24h')).status).toBe(400)
  })

  it('lists the newest, and by tag', async () => {
    const recent = await tokens('/recent')
    expect(recent).toHaveLength(30)
    const times = recent.map((each) => Date.parse(each.firstPool.createdAt))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    const staked = await tokens('/tag?query=lst')
    expect(staked.map((each) => each.symbol)).toContain('mSOL')
    expect(staked.length).toBeLessThan(20)
    expect((await getJson(test, '/tokens/v2/tag?query=memes')).status).toBe(400)
  })
})

describe('prices', () => {
  it('leaves out what is unknown or cannot be sold', async () => {
    const stranger = (await generateKeyPairSigner()).address
    const trap = test.world.universe.onChain('solana').find((each) => each.risk.honeypot)?.address
    const { body } = await getJson(test, `/price/v3?ids=${SOL},${stranger},${trap},${USDC}`)
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(body))).toEqual([SOL, USDC])
    expect(body).toMatchObject({
      [SOL]: { decimals: 9, blockId: expect.any(Number), usdPrice: expect.any(Number) },
    })
  })

  it('takes fifty', async () => {
    const mints = test.world.universe.onChain('solana').slice(1, 52)
    const ask = (count: number) =>
      getJson(test, `/price/v3?ids=${mints.slice(0, count).map((each) => each.address)}`)
    expect((await ask(50)).status).toBe(200)
    expect((await ask(51)).status).toBe(400)
    expect((await getJson(test, '/price/v3')).status).toBe(400)
  })
})

describe('shield', () => {
  it('warns of what is true of a token', async () => {
    const listings = test.world.universe.onChain('solana')
    const trap = listings.find((each) => each.risk.honeypot)?.address ?? ''
    const taxed = listings.find((each) => each.risk.transferTaxBps === 500)?.address ?? ''
    const { body } = await getJson(test, `/ultra/v1/shield?mints=${trap},${taxed},${SOL}`)
    const { warnings } = z
      .object({ warnings: z.record(z.string(), z.array(z.looseObject({ type: z.string() }))) })
      .parse(body)
    const types = (mint: string) => warnings[mint]?.map((each) => each.type)
    expect(types(trap)).toEqual(
      expect.arrayContaining(['NOT_VERIFIED', 'NOT_SELLABLE', 'HAS_FREEZE_AUTHORITY']),
    )
    expect(types(taxed)).toContain('5%_TRANSFER_FEES')
    expect(types(SOL)).toEqual([])
    expect((await getJson(test, '/ultra/v1/shield?mints=bonk')).status).toBe(400)
  })
})
