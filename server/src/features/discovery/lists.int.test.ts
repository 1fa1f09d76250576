import { discoveryRoutes } from '@windhover/core/discovery/contract'
import { callTool } from '@windhover/testkit/agent-calls'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { createOnlooker } from '@windhover/testkit/onlooker'
import {
  type Recording,
  type ReplayServer,
  readRecordings,
  startReplayServer,
} from '@windhover/testkit/replay-server'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const recorded = (path: string): readonly Recording[] =>
  readRecordings(new URL(`../../adapters/${path}`, import.meta.url))
/** All sources behind one address; each has paths of its own. */
const RECORDINGS = [
  'jupiter-tokens/__fixtures__/trenches.json',
  'memezone/__fixtures__/pools.json',
  'launch-lab/__fixtures__/list.json',
  'dbc-pools/__fixtures__/pools.json',
  'four-meme/__fixtures__/query.json',
  'binance/__fixtures__/ticker.json',
  'memejob/__fixtures__/tokens.json',
].flatMap(recorded)
const SETTINGS = [
  'JUPITER_URL',
  'MEMEZONE_URL',
  'LAUNCH_LAB_URL',
  'DBC_POOLS_URL',
  'FOUR_MEME_URL',
  'BINANCE_URL',
  'MEMEJOB_URL',
]

/** Held, so that an interval is over when the test says so and not when the machine was busy. */
let nowMs = Date.now()
const clock = { now: () => new Date(nowMs), elapsedMs: () => performance.now() }
const pass = (ms: number) => {
  nowMs += ms
}
const onlooker = createOnlooker(['agentTools'])
let sources: ReplayServer
let database: TestDatabase
let instances: readonly TestApi[]
let headers: Readonly<Record<string, string>>

beforeAll(async () => {
  sources = await startReplayServer(RECORDINGS)
  database = await createTestDatabase()
  const redis = testRedis()
  const env = Object.fromEntries(SETTINGS.map((name) => [name, sources.url]))
  const start = (instance: string) =>
    startTestApi({
      ...{ databaseUrl: database.url, redis, instance, clock, rateLimits: NO_LIMITS, env },
      only: ['accounts', 'discovery'],
      extraFeatures: [onlooker.feature],
    })
  instances = [await start('1'), await start('2')]
  headers = (await signInOverHttp({ apiUrl: instances[0]?.url ?? '', origin: TEST_ORIGIN })).headers
})
afterAll(async () => {
  for (const api of instances ?? []) await api.close()
  await database?.drop()
  await sources?.stop()
})
afterEach(() => {
  sources.fail(null)
  // Past every interval.
  pass(3_600_000)
})

const get = (path: string, viewer = 0) =>
  fetch(new URL(path, instances[viewer % instances.length]?.url), { headers })
const countOf = (pattern: RegExp) => sources.requests.filter((line) => pattern.test(line)).length
async function list(path: string) {
  const answer = await get(path)
  expect(answer.status, path).toBe(200)
  return discoveryRoutes.listTrenches.response.parse(await answer.json())
}

/** A few at a time, as they come to a server. */
async function look(path: string, viewers: number): Promise<void> {
  const waiting = Array.from({ length: viewers }, (_, viewer) => viewer)
  const watch = async () => {
    for (let viewer = waiting.pop(); viewer !== undefined; viewer = waiting.pop()) {
      const answer = await get(path, viewer)
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: 20 }, watch))
}

const LISTS = [
  ['/api/trenches/toptrending/1h', /toptrending\/1h/, 30_000],
  ['/api/memezone/pools', /GET \/pools/, 10_000],
  ['/api/launchlab/tokens', /get\/list/, 15_000],
  ['/api/meteora/dbc/top-pools', /v1\/pools/, 60_000],
  ['/api/fourmeme/tokens', /token\/query/, 60_000],
  ['/api/memejob/tokens', /GET \/tokens\?/, 30_000],
] as const

describe('a list of discoveries', () => {
  it('costs one call per interval for 1,000 viewers of two instances, and one more after it', async () => {
    const before = countOf(/toptrending\/1h/)
    await look('/api/trenches/toptrending/1h', 1_000)
    expect(countOf(/toptrending\/1h/) - before).toBe(1)
    pass(30_000)
    await look('/api/trenches/toptrending/1h', 1_000)
    expect(countOf(/toptrending\/1h/) - before).toBe(2)
  })

  it.each(LISTS)('%s is read once for all who look', async (path, upstream, everyMs) => {
    const before = countOf(upstream)
    await look(path, 40)
    expect(countOf(upstream) - before).toBe(1)
    pass(everyMs - 1)
    await look(path, 10)
    expect(countOf(upstream) - before).toBe(1)
    pass(1)
    await look(path, 40)
    expect(countOf(upstream) - before).toBe(2)
  })

  it('is another one by category and window, by bounds, by page and by search', async () => {
    const paths = [
      ['/api/trenches/toptrending/5m', '/api/trenches/popular/5m', '/api/trenches/new/5m'],
      ['/api/memezone/pools?tab=graduated', '/api/memezone/pools?marketCapMin=10000'],
      ['/api/launchlab/tokens?sort=marketCap', '/api/launchlab/tokens?nextPageId=page-2'],
      [
        '/api/fourmeme/tokens?tab=latest',
        '/api/fourmeme/tokens?tokenName=otter',
        '/api/fourmeme/tokens?label=Meme',
      ],
      ['/api/memejob/tokens?page=2', '/api/memejob/tokens?orderBy=price'],
    ].flat()
    const before = sources.requests.length
    for (const path of [...paths, ...paths]) expect((await get(path)).status, path).toBe(200)
    const asked = sources.requests.slice(before).filter((line) => !/ticker|query=verified/.test(line))
    expect(asked).toHaveLength(paths.length)
  })

  it('is the same with the same bounds in another order', async () => {
    const before = countOf(/GET \/pools/)
    await list('/api/memezone/pools?marketCapMin=10000&buysMax=7')
    await list('/api/memezone/pools?buysMax=7&marketCapMin=10000')
    expect(countOf(/GET \/pools/) - before).toBe(1)
    expect(sources.requests.at(-1)).toContain('marketCap%5Bgte%5D=10000')
  })

  it('says what it said last while its source is away, and that this is old', async () => {
    const first = await list('/api/trenches/toptraded/6h')
    expect(first).toMatchObject({ isStale: false, nextPageId: null, tokens: { length: 3 } })
    pass(31_000)
    sources.fail('server-error')
    expect(await list('/api/trenches/toptraded/6h')).toEqual({ ...first, isStale: true })
  })

  it('says so where nothing was read before', async () => {
    sources.fail('rate-limited')
    const answer = await get('/api/trenches/toporganicscore/24h')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'discovery/sourceAway', retryable: true })
  })

  it('R3-143 says of memejob with which status it failed', async () => {
    sources.fail('server-error')
    const answer = await get('/api/memejob/tokens?page=9')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ error: 'Failed to load memejob tokens: 503' })
  })

  it('R3-142 R3-030 answers tokens of memejob page by page, in order of price where that is asked', async () => {
    const answer = await get('/api/memejob/tokens?page=1&limit=20&orderBy=price&orderDirection=asc')
    const tokens = discoveryRoutes.listMemejob.response.parse(await answer.json())
    expect(tokens.map(({ id }) => id)).toEqual(['0.0.4', '0.0.1', '0.0.2'])
    expect(sources.requests.at(-1)).toContain('page=0&limit=20')
  })

  it('R3-085 R3-139 goes on with the id of its next page', async () => {
    const first = await list('/api/launchlab/tokens?sort=new')
    expect(first.nextPageId).toBe('page-2')
    const second = await list(`/api/launchlab/tokens?sort=new&nextPageId=${first.nextPageId}`)
    expect(second.nextPageId).toBeNull()
    expect(second.tokens).toHaveLength(3)
  })
})

describe('the agent', () => {
  const ask = (name: string, args: Readonly<Record<string, unknown>>) => {
    const nobody = { userId: 'u', sessionId: 's', vault: { tokenId: '1' }, parts: onlooker.parts() }
    return callTool(nobody, name, args)
  }

  it('tells a list with what there is to check, from the same reading as the screens', async () => {
    await list('/api/trenches/new/1h')
    const before = countOf(/v2\/recent/)
    const answer = await ask('list_trenches', { category: 'new', limit: 2 })
    expect(countOf(/v2\/recent/)).toBe(before)
    expect(answer).toMatchObject({
      status: 'done',
      window: '1h',
      tokens: [
        { symbol: 'FART', progress: 0.625, verdict: 'unknown' },
        { symbol: 'NEW', progress: null },
      ],
    })
  })

  it('tells launches of the tab that was meant', async () => {
    const symbols = async (launchpad: string, tab: string) => {
      const { tokens } = (await ask('list_launches', { launchpad, tab })) as unknown as {
        tokens: readonly { symbol: string }[]
      }
      return tokens.map(({ symbol }) => symbol)
    }
    expect(await symbols('pump', 'graduated')).toEqual(['KELP'])
    expect(await symbols('launchlab', 'graduated')).toEqual(['USELESS'])
    expect(await symbols('launchlab', 'graduating')).toEqual(['OPENTCG'])
    expect(await symbols('four-meme', 'graduating')).toEqual(['OTTR'])
    expect(await symbols('meteora-dbc', 'hot')).toEqual(['OTTR'])
  })

  it('hears why a list cannot be told', async () => {
    expect(await ask('list_launches', { launchpad: 'launchlab', tab: 'hot' })).toMatchObject({
      status: 'refused',
      code: 'discovery/sourceAway',
    })
  })
})

it('a deployment without a list says that it has none', async () => {
  const without = {
    MEMEZONE_URL: '',
    LAUNCH_LAB_URL: '',
    DBC_POOLS_URL: '',
    FOUR_MEME_URL: '',
    MEMEJOB_URL: '',
  }
  const api = await startTestApi({
    ...{ databaseUrl: database.url, redis: testRedis(), env: without, only: ['accounts', 'discovery'] },
  })
  const visitor = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })
  for (const [path] of LISTS.slice(1)) {
    const answer = await fetch(new URL(path, api.url), { headers: visitor.headers })
    expect(answer.status, path).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'discovery/notOffered' })
  }
  await api.close()
})
