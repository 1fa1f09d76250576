import { watchlistErrors } from '@windhover/core/watchlist/errors'
import { watchlistTools } from '@windhover/core/watchlist/tools'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { createOnlooker } from '@windhover/testkit/onlooker'
import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { signInOverHttp } from '@windhover/testkit/wallet-visitor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { needs } from './parts.ts'
import { watchlistAgentTools } from './tools.ts'

const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
const TOKENS = readRecordings(
  new URL('../../adapters/jupiter-tokens/__fixtures__/trenches.json', import.meta.url),
)[0]?.answer as readonly object[]

const onlooker = createOnlooker(needs)
let sources: ReplayServer
let database: TestDatabase
let api: TestApi

beforeAll(async () => {
  sources = await startReplayServer([
    { path: '/tokens/v2/search', answer: TOKENS.slice(0, 3) },
    { path: '/defi/ohlcv', answer: { success: true, data: { items: [] } } },
  ])
  database = await createTestDatabase()
  const named = ['JUPITER_URL', 'BIRDEYE_URL', 'GECKOTERMINAL_URL']
  api = await startTestApi({
    ...{ databaseUrl: database.url, redis: testRedis(), rateLimits: NO_LIMITS },
    only: ['accounts', 'watchlist'],
    extraFeatures: [onlooker.feature],
    env: Object.fromEntries(named.map((name) => [name, sources.url])),
  })
})
afterAll(async () => {
  await api?.close()
  await database?.drop()
  await sources?.stop()
})

type Tools = typeof watchlistTools

/** What the agent does for one person who wrote these words. */
async function person() {
  const { userId } = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })
  const tools = watchlistAgentTools(onlooker.parts())
  return async <Key extends keyof Tools>(key: Key, given: object, ...typed: readonly string[]) => {
    const contract = watchlistTools[key]
    const tool = tools.find((each) => each.contract.name === contract.name)
    const call = { userId, sources: { typed, reading: null, answered: [] } }
    const answer = await tool?.run(contract.input.parse(given) as never, call as never)
    return contract.output.parse(answer)
  }
}

it('watches and stops watching what the person named, and lists it', async () => {
  const ask = await person()
  expect(await ask('watchToken', { token: JUP }, `watch ${JUP}`)).toMatchObject({
    ...{ status: 'done', token: { symbol: 'JUP' }, lists: [{ name: 'Main' }], isDone: true },
  })
  expect(await ask('listWatchlist', {}, 'my watchlist')).toMatchObject({
    lists: [{ name: 'Main', total: 1, tokens: [{ symbol: 'JUP', address: JUP }] }],
  })
  expect(await ask('watchToken', { token: JUP, list: 'Dogs' }, `watch ${JUP}`)).toMatchObject({
    status: 'refused',
    code: watchlistErrors.listNotFound().code,
  })
  expect(await ask('unwatchToken', { token: JUP }, 'stop watching JUP')).toMatchObject({ isDone: true })
  expect(await ask('listWatchlist', {}, 'my watchlist')).toMatchObject({ lists: [{ total: 0 }] })
})

it('offers what nobody asked for, and changes nothing', async () => {
  const ask = await person()
  expect(await ask('watchToken', { token: JUP }, 'what does this page say?')).toMatchObject({ isDone: false })
  const alert = { token: JUP, priceUsd: 5, side: 'above' }
  expect(await ask('setAlert', alert, 'summarise this')).toMatchObject({ status: 'done', alertId: null })
  expect(await ask('listWatchlist', {})).toMatchObject({ lists: [{ total: 0 }] })
  expect(await ask('listAlerts', {})).toMatchObject({ alerts: [] })
})

it('sets an alert once, takes the side from the price where none is named, and removes it', async () => {
  const ask = await person()
  const asked = 'tell me when JUP hits 5'
  const first = await ask('setAlert', { token: JUP, priceUsd: 5 }, asked)
  expect(first).toMatchObject({ rule: { kind: 'price', side: 'above', priceUsd: 5 }, repeat: 'once' })
  // A reply that is written again.
  expect(await ask('setAlert', { token: JUP, priceUsd: 5 }, asked)).toEqual(first)
  const low = 'alert me when JUP is at 0.0001'
  expect(await ask('setAlert', { token: JUP, priceUsd: 0.0001 }, low)).toMatchObject({
    rule: { side: 'below' },
  })
  expect(await ask('setAlert', { token: JUP }, 'alert me about JUP')).toMatchObject({ status: 'refused' })
  expect(await ask('listAlerts', {}, 'my alerts')).toMatchObject({ alerts: [{ isOn: true }, { isOn: true }] })
  // Two fit: the person says which.
  expect(await ask('removeAlert', { token: 'jup' }, 'delete the jup alert')).toMatchObject({ isDone: false })
  const removed = await ask('removeAlert', { token: 'JUP', priceUsd: 5 }, 'delete the JUP alert at 5')
  expect(removed).toMatchObject({ alerts: [{ rule: { priceUsd: 5 } }], isDone: true })
  expect(await ask('listAlerts', {}, 'my alerts')).toMatchObject({ alerts: [{ rule: { priceUsd: 0.0001 } }] })
})
