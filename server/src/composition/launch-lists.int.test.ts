import { collectReply, contentOf } from '@windhover/core/chat/collect-parts'
import type { DiscoveredToken } from '@windhover/core/discovery/contract'
import { createChatClient } from '@windhover/testkit/chat-client'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { createOnlooker } from '@windhover/testkit/onlooker'
import { sourceSwitchConformance } from '@windhover/testkit/source-conformance'
import { type MarketDoubles, startMarketDoubles } from '@windhover/testkit/start-market-doubles'
import { startTestApi, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { makeKeeper } from '@windhover/testkit/vault-keeper'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDbcPools } from '../adapters/dbc-pools/index.ts'
import { createFourMeme } from '../adapters/four-meme/index.ts'
import { createLaunchLab } from '../adapters/launch-lab/index.ts'
import { createMemejob } from '../adapters/memejob/index.ts'
import { createMemezone } from '../adapters/memezone/index.ts'
import { readConfig } from '../config.ts'
import { needs } from '../features/alpha/parts.ts'
import { refreshProjects } from '../features/alpha/refresh-projects.ts'
import { systemClock } from '../platform/clock.ts'
import { buildLaunchLists } from './build-launch-lists.ts'

const NAMES = ['memezone', 'launch-lab', 'jupiter-data', 'four-meme', 'binance', 'memejob']
const NEWEST = { page: 1, limit: 20, orderBy: 'created', orderDirection: 'desc' } as const
const PROJECTS_LOOKED_AT = 8
const HOT = { tab: 'hot', tokenName: null, label: null, pageIndex: 1 } as const

let doubles: MarketDoubles
/** With its chains, which the index of Solana looks at. */
let sandbox: TestSandbox
beforeAll(async () => {
  doubles = await startMarketDoubles(NAMES)
  sandbox = await useSandbox()
})
afterEach(() => doubles?.faults.clear())
afterAll(async () => {
  await doubles?.stop()
  await sandbox?.stop()
})

const urlOf = (name: string) => doubles.env[name] ?? ''
const isKeyed = false

sourceSwitchConformance('memezone', {
  ...{ doubles: () => doubles, isKeyed },
  open: ({ timeoutMs }) => createMemezone({ url: urlOf('MEMEZONE_URL'), timeoutMs }),
  questions: { pools: (list) => list({ tab: 'new', bounds: {} }) },
})
sourceSwitchConformance('launch-lab', {
  ...{ doubles: () => doubles, isKeyed },
  open: ({ timeoutMs }) => createLaunchLab({ url: urlOf('LAUNCH_LAB_URL'), timeoutMs }),
  questions: { list: (list) => list({ sort: 'new', nextPageId: null }) },
})
sourceSwitchConformance('jupiter-data', {
  ...{ doubles: () => doubles, isKeyed },
  open: ({ timeoutMs }) => createDbcPools({ url: urlOf('DBC_POOLS_URL'), timeoutMs }),
  questions: { pools: (list) => list() },
})
sourceSwitchConformance('four-meme', {
  ...{ doubles: () => doubles, isKeyed },
  open: ({ timeoutMs }) => createFourMeme({ url: urlOf('FOUR_MEME_URL'), readBnbUsd: null, timeoutMs }),
  questions: { list: (list) => list(HOT) },
})
sourceSwitchConformance('memejob', {
  ...{ doubles: () => doubles, isKeyed },
  open: ({ timeoutMs }) => createMemejob({ url: urlOf('MEMEJOB_URL'), timeoutMs }),
  questions: { tokens: (list) => list(NEWEST) },
})

function open({ env }: { readonly env: Readonly<Record<string, string>> } = sandbox) {
  return buildLaunchLists(
    readConfig({
      ...env,
      PUBLIC_ORIGIN: 'http://localhost:4700',
      DATABASE_URL: 'postgres://localhost/none',
      REDIS_URL: 'redis://localhost',
      RESTATE_INGRESS_URL: 'http://localhost:1',
      RESTATE_ADMIN_URL: 'http://localhost:1',
      SIGNER_SOCKET: '/nonexistent/signer.sock',
      WITNESS_SOCKETS: '/nonexistent/witness.sock',
      AUTH_SECRET: 'a secret that is long enough for tests',
      WORLD: 'practice',
    }),
    systemClock,
  )
}
const find = (tokens: readonly DiscoveredToken[] | undefined, address: string) =>
  tokens?.find((token) => token.address === address)

describe('launch lists in the practice world', { timeout: 60_000 }, () => {
  it('are told without a hole in any row', async () => {
    const lists = open()
    const pages = await Promise.all([
      lists.trenches({ category: 'toptrending', window: '1h' }),
      lists.trenches({ category: 'new', window: '5m' }),
      lists.memezone?.({ tab: 'graduating', bounds: { marketCapMin: 1 } }),
      lists.memezone?.({ tab: 'graduated', bounds: {} }),
      lists.launchLab?.({ sort: 'marketCap', nextPageId: null }),
      lists.dbc?.(),
      lists.bnb?.(HOT),
      lists.bnb?.({ ...HOT, tab: 'graduated' }),
    ])
    for (const page of pages) {
      expect(page?.tokens.length).toBeGreaterThan(3)
      for (const token of page?.tokens ?? []) {
        expect(token).toMatchObject({
          symbol: expect.stringMatching(/./),
          // A picture at an address that nobody should open is left out.
          logoURI: expect.toBeOneOf([expect.stringMatching(/^http/), null]),
        })
        expect(token.marketCapUsd ?? 0, token.address).toBeGreaterThan(0)
        expect(token.priceUsd ?? 0, token.address).toBeGreaterThan(0)
      }
    }
  })

  it('goes on page by page in the launch lab', async () => {
    const { launchLab } = open()
    const first = await launchLab?.({ sort: 'new', nextPageId: null })
    expect(first?.tokens).toHaveLength(100)
    const second = await launchLab?.({ sort: 'new', nextPageId: first?.nextPageId ?? null })
    expect(second?.tokens.length).toBeGreaterThan(0)
    const before = new Set(first?.tokens.map(({ address }) => address))
    expect(second?.tokens.some(({ address }) => before.has(address))).toBe(false)
  })

  it('R3-063 tells the worth of BNB launches in dollars, before and after graduation', async () => {
    const { bnb } = open(doubles)
    const launches = doubles.world.market.launches.bsc
    for (const tab of ['hot', 'graduated'] as const) {
      for (const token of (await bnb?.({ ...HOT, tab }))?.tokens ?? []) {
        const launch = launches.find(token.address, Date.now())
        expect((token.marketCapUsd ?? 0) / (launch?.marketCapUsd ?? 1), token.symbol).toBeCloseTo(1, 0)
      }
    }
  })

  it('tells the same of a launch in every list that has it', async () => {
    const lists = open()
    const [recent, newest] = await Promise.all([
      lists.trenches({ category: 'new', window: '24h' }),
      lists.memezone?.({ tab: 'new', bounds: {} }),
    ])
    const shared = recent.tokens.filter(({ address }) => find(newest?.tokens, address) !== undefined)
    expect(shared.length).toBeGreaterThan(0)
    for (const token of shared) {
      const other = find(newest?.tokens, token.address)
      expect(other).toMatchObject({ symbol: token.symbol, name: token.name, decimals: token.decimals })
      expect(token.launch?.launchpad).toBe('pump')
      expect((other?.priceUsd ?? 0) / (token.priceUsd ?? 1)).toBeCloseTo(1, 0)
    }
  })

  it('tells tokens of memejob in the order that is asked for', async () => {
    const { memejob } = open()
    const prices = ((await memejob?.({ ...NEWEST, orderBy: 'price' })) ?? []).map(
      ({ priceInUsd }) => priceInUsd ?? 0,
    )
    expect(prices).toHaveLength(20)
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
  })
})

describe('the chat of the practice world, without a model', { timeout: 120_000 }, () => {
  const onlooker = createOnlooker(needs)
  let database: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    database = await createTestDatabase()
    api = await startTestApi({
      ...{ databaseUrl: database.url, redis: testRedis(), env: sandbox.env, rateLimits: NO_LIMITS },
      only: ['accounts', 'vaults', 'settings', 'prices', 'tokens', 'discovery', 'alpha', 'chat'],
      extraFeatures: [onlooker.feature],
    })
    // A few projects are enough to tell of.
    let looked = 0
    await refreshProjects(onlooker.parts(), async () => {
      looked += 1
      return looked <= PROJECTS_LOOKED_AT
    })
  }, 120_000)
  afterAll(async () => {
    await api?.close()
    await database?.drop()
  })

  const some = { length: expect.any(Number), 0: expect.anything() }
  it.each([
    [
      'show me trenches',
      { toolName: 'list_trenches', result: { category: 'toptrending', window: '1h', tokens: some } },
      /^Trending on Solana over 1h: /,
    ],
    [
      'new launches on bnb',
      { toolName: 'list_launches', result: { launchpad: 'four-meme', tab: 'new', tokens: some } },
      /^Newest on four\.meme: /,
    ],
    [
      'what is about to graduate?',
      { toolName: 'list_launches', result: { launchpad: 'pump', tab: 'graduating', tokens: some } },
      /^About to graduate on pump\.fun: /,
    ],
    [
      'any alpha on solana?',
      { toolName: 'list_alpha_projects', args: { chain: 'solana' }, result: { projects: some } },
      /^Alpha lists \d+ projects?\. Best scores?: /,
    ],
  ])('answers %s with the card of that list', async (text, call, words) => {
    const client = createChatClient(() => api.url, await makeKeeper(api, database.url))
    await client.unlock()
    const answer = await client.ask({ text, conversationId: crypto.randomUUID() })
    const { parts, ending } = collectReply(answer.chunks)
    expect(ending).toBe('finished')
    expect(parts.filter(({ type }) => type === 'tool-invocation')).toEqual([
      expect.objectContaining({ state: 'result' }),
    ])
    expect(parts.find(({ type }) => type === 'tool-invocation')).toMatchObject({
      ...call,
      result: { status: 'done', ...call.result },
    })
    expect(contentOf(parts)).toMatch(words)
  })
})
