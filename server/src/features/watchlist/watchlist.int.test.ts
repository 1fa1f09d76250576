import {
  ALERTS_PER_PERSON_MAX,
  TOKENS_PER_WATCHLIST_MAX,
  WATCHLISTS_PER_PERSON_MAX,
} from '@windhover/core/watchlist/constants'
import {
  type AlertView,
  type Watchlist,
  watchlistRoutes,
  watchlistsChanged,
} from '@windhover/core/watchlist/contract'
import { alertErrors, watchlistErrors } from '@windhover/core/watchlist/errors'
import { openEventStream } from '@windhover/testkit/event-stream'
import { NO_LIMITS } from '@windhover/testkit/no-limits'
import { createOnlooker } from '@windhover/testkit/onlooker'
import { type ReplayServer, readRecordings, startReplayServer } from '@windhover/testkit/replay-server'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { feature } from './index.ts'

const JUP = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
/** On the curve of pump.fun. */
const FART = '9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump'
const NOBODY = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'
const HOUR_S = 3_600
const JUP_USD = 0.1415
const TOKENS = readRecordings(
  new URL('../../adapters/jupiter-tokens/__fixtures__/trenches.json', import.meta.url),
)[0]?.answer as readonly object[]

/** 31 days by the hour around one price, with one hour that touches half as much again. */
function makeCandles(peakHoursAgo: number) {
  const lastS = Math.floor(Date.now() / 1_000 / HOUR_S) * HOUR_S
  return Array.from({ length: 744 }, (_, place) => {
    const hoursAgo = 743 - place
    const [o, l, c] = [JUP_USD, JUP_USD, JUP_USD]
    const h = hoursAgo === peakHoursAgo ? JUP_USD * 1.5 : JUP_USD
    return { unixTime: lastS - hoursAgo * HOUR_S, o, h, l, c, v: 1, type: '1H', currency: 'usd' }
  })
}

const trade = {
  id: 't1',
  attributes: {
    ...{ tx_from_address: 'w', from_token_address: 'x', to_token_address: FART },
    ...{ from_token_amount: '1', to_token_amount: '1', price_from_in_usd: '1', price_to_in_usd: '1' },
    ...{ volume_in_usd: '1', block_timestamp: '2026-05-28T04:04:11Z' },
  },
}
const onlooker = createOnlooker(['watchedTokens'])
let sources: ReplayServer
let database: TestDatabase
let api: TestApi
let connection: DatabaseConnection
let sql: postgres.Sql

beforeAll(async () => {
  const pools = (token: string) => `/networks/solana/tokens/${token}/pools`
  sources = await startReplayServer([
    // The others are rows that are no tokens.
    { path: '/tokens/v2/search', answer: TOKENS.slice(0, 3) },
    {
      path: '/defi/ohlcv',
      query: { address: JUP },
      answer: { success: true, data: { items: makeCandles(100) } },
    },
    { path: '/defi/ohlcv', answer: { success: true, data: { items: [] } } },
    { path: pools(JUP), answer: { data: [] } },
    { path: pools(FART), answer: { data: [{ attributes: { address: 'pool', reserve_in_usd: '1' } }] } },
    { path: '/networks/solana/pools/pool/trades', answer: { data: [trade] } },
  ])
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
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
  await sql?.end()
  await connection?.close()
  await database?.drop()
  await sources?.stop()
})

const signIn = () => signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })
type Answer<Body> = { readonly status: number; readonly body: Body & { readonly code?: string } }

async function call<Body = object>(
  who: WalletVisitor,
  method: string,
  path: string,
  body?: object,
): Promise<Answer<Body>> {
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: {
      origin: TEST_ORIGIN,
      ...who.headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer<Body>['body'] }
}

const LISTS = '/api/watchlists'
const ALERTS = '/api/alerts'
async function lists(who: WalletVisitor): Promise<Watchlist[]> {
  const { body } = await call(who, 'GET', LISTS)
  return watchlistRoutes.listWatchlists.response.parse(body).lists
}
const namesOf = async (who: WalletVisitor) => (await lists(who)).map(({ name }) => name)
const addList = (who: WalletVisitor, name: string) => call<Watchlist>(who, 'POST', LISTS, { name })
const watch = (who: WalletVisitor, listId: string, address: string, chain = 'solana') =>
  call(who, 'PUT', `${LISTS}/${listId}/tokens/${chain}/${address}`)
const mainOf = async (who: WalletVisitor) => (await lists(who))[0]?.id ?? ''
const refused = (error: { status: number; code: string }) => ({
  status: error.status,
  body: { code: error.code },
})
const countOf = (part: string) => sources.requests.filter((line) => line.includes(part)).length

describe('watchlists', () => {
  it('begin with one that everybody has, however many tabs ask at once', async () => {
    const who = await signIn()
    const read = await Promise.all(Array.from({ length: 8 }, () => lists(who)))
    expect(new Set(read.map((each) => each[0]?.id)).size).toBe(1)
    expect(await lists(who)).toMatchObject([{ name: 'Main', tokens: [] }])
    const second = await signIn()
    await addList(second, 'Dogs')
    expect(await namesOf(second)).toEqual(['Main', 'Dogs'])
  })

  it('are named, renamed and removed, but for the last', async () => {
    const who = await signIn()
    const dogs = await addList(who, '  Dogs ')
    expect(dogs).toMatchObject({ status: 200, body: { name: 'Dogs', tokens: [] } })
    expect(await addList(who, 'dogs')).toMatchObject(refused(watchlistErrors.nameTaken()))
    expect(await addList(who, 'x'.repeat(25))).toMatchObject(refused(watchlistErrors.badName()))
    const rename = (name: string) => call(who, 'PATCH', `${LISTS}/${dogs.body.id}`, { name })
    expect(await rename('MAIN')).toMatchObject(refused(watchlistErrors.nameTaken()))
    expect((await rename('DOGS')).status).toBe(200)
    expect(await namesOf(who)).toEqual(['Main', 'DOGS'])
    expect((await call(who, 'DELETE', `${LISTS}/${await mainOf(who)}`)).status).toBe(200)
    expect(await namesOf(who)).toEqual(['DOGS'])
    expect(await call(who, 'DELETE', `${LISTS}/${dogs.body.id}`)).toMatchObject(
      refused(watchlistErrors.lastList()),
    )
  })

  it('show tokens in the order they came, with their figures and the last day', async () => {
    const who = await signIn()
    const main = await mainOf(who)
    for (const address of [JUP, FART, JUP]) expect((await watch(who, main, address)).status).toBe(200)
    const [first, second] = (await lists(who))[0]?.tokens ?? []
    expect(first).toMatchObject({
      address: JUP,
      symbol: 'JUP',
      name: 'Jupiter',
      decimals: 6,
      priceUsd: JUP_USD,
    })
    expect(first?.line).toHaveLength(24)
    expect(second).toMatchObject({ address: FART, line: [] })
    await call(who, 'DELETE', `${LISTS}/${main}/tokens/solana/${JUP}`)
    expect((await lists(who))[0]?.tokens.map(({ address }) => address)).toEqual([FART])
    expect(await watch(who, main, NOBODY)).toMatchObject(refused(watchlistErrors.unknownToken()))
    expect(await watch(who, main, 'no-address')).toMatchObject(refused(watchlistErrors.unknownToken()))
  })

  it('cost their sources one reading, however many people look', async () => {
    const before = countOf('ohlcv')
    const people = await Promise.all(Array.from({ length: 6 }, signIn))
    for (const who of people) await watch(who, await mainOf(who), JUP)
    for (let round = 0; round < 10; round += 1) {
      const read = await Promise.all(people.map(lists))
      for (const [main] of read) expect(main?.tokens[0]?.line).toHaveLength(24)
    }
    expect(countOf('ohlcv') - before).toBeLessThanOrEqual(1)
  })

  it('have limits, also for many tabs at the same moment', async () => {
    const who = await signIn()
    const asked = Array.from({ length: WATCHLISTS_PER_PERSON_MAX + 2 }, (_, place) =>
      addList(who, `List ${place}`),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(WATCHLISTS_PER_PERSON_MAX - 1)
    expect(await addList(who, 'One more')).toMatchObject(refused(watchlistErrors.tooManyLists()))
    const main = await mainOf(who)
    await sql`insert into watchlist_tokens (watchlist_id, chain, address, symbol, name, decimals)
      select ${main}, 'solana', 'a' || i, 'A', 'A', 6 from generate_series(1, ${TOKENS_PER_WATCHLIST_MAX}) i`
    expect(await watch(who, main, JUP)).toMatchObject(refused(watchlistErrors.tooManyTokens()))
  })

  it('and alerts belong to one person alone, are told to the other tabs, and go with the account', async () => {
    const [one, other] = [await signIn(), await signIn()]
    const main = await mainOf(one)
    const stream = await openEventStream({ url: `${api.url}/api/events`, headers: one.headers })
    await watch(one, main, JUP)
    await expect.poll(() => stream.events.map(({ name }) => name)).toContain(watchlistsChanged.name)
    stream.close()
    const alert = await addAlert(one, { kind: 'volume', times: 3 })
    const path = `${LISTS}/${main}`
    const hidden = refused(watchlistErrors.listNotFound())
    expect(await watch(other, main, JUP)).toMatchObject(hidden)
    expect(await call(other, 'DELETE', `${path}/tokens/solana/${JUP}`)).toMatchObject(hidden)
    expect(await call(other, 'PATCH', path, { name: 'Mine' })).toMatchObject(hidden)
    expect(await call(other, 'DELETE', path)).toMatchObject(hidden)
    const hiddenAlert = refused(alertErrors.notFound())
    expect(await call(other, 'PATCH', `${ALERTS}/${alert.body.id}`, { isOn: false })).toMatchObject(
      hiddenAlert,
    )
    expect(await call(other, 'DELETE', `${ALERTS}/${alert.body.id}`)).toMatchObject(hiddenAlert)
    expect((await call(other, 'GET', ALERTS)).body).toEqual({ alerts: [], firings: [] })
    expect((await fetch(`${api.url}${LISTS}`)).status).toBe(401)
    await feature.onAccountsRemoved?.({ db: connection.db } as never)([one.userId])
    const [left] = await sql`select (select count(*) from watchlists where user_id = ${one.userId})
      + (select count(*) from watchlist_tokens where watchlist_id = ${main})
      + (select count(*) from alerts where user_id = ${one.userId}) as rows`
    expect(Number(left?.rows)).toBe(0)
  })
})

const addAlert = (who: WalletVisitor, rule: object, change: object = {}) =>
  call<AlertView>(who, 'POST', ALERTS, {
    ...{ token: { chain: 'solana', address: JUP }, rule, repeat: 'once', ...change },
  })
const price = (side: 'above' | 'below', priceUsd: number) => ({ kind: 'price', side, priceUsd })
const on = (address: string) => ({ token: { chain: 'solana', address } })

describe('alerts', () => {
  it('are kept, listed and removed, and their tokens are followed', async () => {
    const who = await signIn()
    const added = await addAlert(who, price('above', 1), { repeat: 'hourly' })
    expect(added).toMatchObject({
      status: 200,
      body: { rule: price('above', 1), repeat: 'hourly', isOn: true, lastFiredAt: null, firedCount: 0 },
    })
    expect(added.body.token).toEqual({ chain: 'solana', address: JUP, symbol: 'JUP', name: 'Jupiter' })
    expect(await onlooker.parts().watchedTokens.list()).toContain(`solana:${JUP}`)
    const sol = await addAlert(who, price('above', 1e6), on('native'))
    expect(await sql`select tick_key from alerts where id = ${sol.body.id}`).toEqual([
      { tick_key: `solana:${WRAPPED_SOL}` },
    ])
    await call(who, 'DELETE', `${ALERTS}/${sol.body.id}`)
    const listed = watchlistRoutes.listAlerts.response.parse((await call(who, 'GET', ALERTS)).body)
    expect(listed).toEqual({ alerts: [added.body], firings: [] })
    expect((await call(who, 'DELETE', `${ALERTS}/${added.body.id}`)).status).toBe(200)
    expect((await call(who, 'GET', ALERTS)).body).toEqual({ alerts: [], firings: [] })
  })

  it('refuse what has happened, what can never happen, and what is there already', async () => {
    const who = await signIn()
    const codeOf = async (rule: object, change: object = {}) => (await addAlert(who, rule, change)).body.code
    expect(await codeOf(price('above', JUP_USD))).toBe(alertErrors.alreadyThere().code)
    expect(await codeOf(price('below', 1))).toBe(alertErrors.alreadyThere().code)
    expect(await codeOf(price('above', 1), on(NOBODY))).toBe(watchlistErrors.unknownToken().code)
    expect(await codeOf({ kind: 'graduation' })).toBe(alertErrors.noCurve().code)
    expect(await codeOf({ kind: 'whale', valueUsd: 1_000 })).toBe(alertErrors.noTrades().code)
    for (const rule of [{ kind: 'graduation' }, { kind: 'whale', valueUsd: 1_000 }]) {
      expect((await addAlert(who, rule, on(FART))).status).toBe(200)
      expect(await codeOf(rule, { ...on(FART), repeat: 'hourly' })).toBe(alertErrors.same().code)
    }
  })

  it('are turned off and on; one whose price is past it waits for the price to come back', async () => {
    const who = await signIn()
    const { body } = await addAlert(who, price('above', 1))
    const turn = (isOn: boolean) => call<AlertView>(who, 'PATCH', `${ALERTS}/${body.id}`, { isOn })
    const armed = async () => (await sql`select is_on, is_armed from alerts where id = ${body.id}`)[0]
    expect((await turn(false)).body).toMatchObject({ isOn: false })
    expect((await turn(true)).body).toMatchObject({ isOn: true })
    expect(await armed()).toEqual({ is_on: true, is_armed: true })
    await turn(false)
    await sql`update alerts set level = 0.01 where id = ${body.id}`
    await turn(true)
    expect(await armed()).toEqual({ is_on: true, is_armed: false })
  })

  it('have a limit per person', async () => {
    const who = await signIn()
    await sql`insert into alerts (user_id, chain, address, symbol, name, tick_key, kind, side, level, repeat,
        is_on, is_armed, judged_ms, quiet_until_ms)
      select ${who.userId}, 'solana', 'a', 'A', 'A', 'solana:a', 'price', 'above', i, 'once', true, true, 0, 0
      from generate_series(1, ${ALERTS_PER_PERSON_MAX}) i`
    expect(await addAlert(who, price('above', 1))).toMatchObject(refused(alertErrors.tooMany()))
  })

  it('say when they would have fired in the last 30 days', async () => {
    const who = await signIn()
    const preview = async (address: string, side: string, priceUsd: number) => {
      const query = new URLSearchParams({ chain: 'solana', address, side, priceUsd: String(priceUsd) })
      const { body } = await call(who, 'GET', `${ALERTS}/preview?${query}`)
      return watchlistRoutes.previewAlert.response.parse(body).times
    }
    const [peak] = (await preview(JUP, 'above', JUP_USD * 1.5)) ?? []
    const hoursAgo = (Date.now() - Date.parse(peak ?? '')) / 3_600_000
    expect(hoursAgo).toBeGreaterThanOrEqual(100)
    expect(hoursAgo).toBeLessThan(102)
    expect(await preview(JUP, 'above', JUP_USD * 1.6)).toEqual([])
    expect(await preview(FART, 'above', 1)).toBeNull()
  })
})
