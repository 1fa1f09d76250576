import { leaderboardRoutes } from '@windhover/core/leaderboard/contract'
import { createMovableClock } from '@windhover/testkit/account-server'
import { startTestApi, TEST_ORIGIN, type TestApi } from '@windhover/testkit/start-test-api'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { createFacts, type Facts, type Owner } from '@windhover/testkit/vault-facts'
import { signInOverHttp, type WalletVisitor } from '@windhover/testkit/wallet-visitor'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { createLogger } from '../../platform/log/logger.ts'
import { connectRedis, type RedisConnection } from '../../platform/redis/connect-redis.ts'
import { createFleetReadings } from '../../platform/upstream/fleet-readings.ts'
import { countPlaces } from './count-places.ts'
import { followChanges } from './follow-changes.ts'
import { readLeaderboard } from './read-leaderboard.ts'

const STRANGERS = 45
const { getLeaderboard } = leaderboardRoutes
const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const clock = createMovableClock()
const keys = testRedis()
let testDatabase: TestDatabase
let database: DatabaseConnection
let redis: RedisConnection
let sql: postgres.Sql
let facts: Facts
let api: TestApi
let visitor: WalletVisitor
let own: Owner
let statements = 0

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = connectDatabase({
    url: testDatabase.url,
    pool: 4,
    name: 'test',
    onStatement: () => {
      statements += 1
    },
  })
  redis = connectRedis({ ...keys, name: 'test', log })
  sql = postgres(testDatabase.url, { max: 1, onnotice: () => {} })
  facts = createFacts(sql)
  api = await startTestApi({
    databaseUrl: testDatabase.url,
    redis: keys,
    only: ['accounts', 'leaderboard'],
    clock,
  })
  visitor = await signInOverHttp({ apiUrl: api.url, origin: TEST_ORIGIN })
  own = await facts.addVault(visitor.userId)
  await facts.addPrompts(own, 10)
  for (let index = 0; index < STRANGERS; index += 1) {
    const stranger = await facts.addVault()
    await facts.addPrompts(stranger, 1 + (index % 9))
    if (index === 7) await facts.show(stranger, 'name', '100% <b>Kestrel</b>')
    if (index === 8) await facts.show(stranger, 'nothing', 'Secret kestrel')
    if (index === 9) await facts.addReferral(stranger, own)
  }
  await followChanges(database.db, () => clock.now())
  await sql`update standings set pnl_usd_micro = vault_id * 1000000 where vault_id % 2 = 0`
  await countPlaces(database.db, { now: clock.now(), apart: 7 })
})
afterAll(async () => {
  await api?.close()
  await redis?.close()
  await sql?.end()
  await database?.close()
  await testDatabase?.drop()
})

async function ask(query: Record<string, string> = {}, headers = visitor.headers) {
  const response = await fetch(`${api.url}${getLeaderboard.path}?${new URLSearchParams(query)}`, { headers })
  const body = await response.json()
  return { status: response.status, body, page: response.ok ? getLeaderboard.response.parse(body) : null }
}
const read = async (query: Record<string, string> = {}) => {
  const { page, body } = await ask(query)
  if (page === null) throw new Error(JSON.stringify(body))
  return page
}
async function readAll(orderBy: string, pageSize: number) {
  const first = await read({ orderBy, pageSize: String(pageSize) })
  const pages = [first.data]
  for (let page = 2; page <= Math.ceil(first.total / pageSize); page += 1)
    pages.push((await read({ orderBy, pageSize: String(pageSize), page: String(page) })).data)
  return pages.flat()
}
const ranked = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('a page of the leaderboard', () => {
  it('R1-151 R1-152 R1-153 is the first, of twenty vaults, by aura, unless one says otherwise', async () => {
    const page = await read()
    expect(page).toMatchObject({ page: 1, pageSize: 20, total: STRANGERS })
    expect(page.data.map(({ rank }) => rank)).toEqual(ranked(20))
    const auras = page.data.map(({ aura }) => aura)
    expect(auras).toEqual(auras.toSorted((one, other) => other - one))
    expect(page.data[0]).toEqual({
      ...{ rank: 1, vaultId: own.vaultId, name: `Vault #${own.vaultId}`, referrals: 0, aura: 10 },
      pnl: Number(own.vaultId) % 2 === 0 ? Number(own.vaultId) : null,
    })
  })

  it.each(['pnl', 'referrals', 'aura'] as const)('R1-153 shows every vault once by %s', async (orderBy) => {
    const all = await readAll(orderBy, 10)
    expect(all.map(({ rank }) => rank)).toEqual(ranked(STRANGERS))
    expect(new Set(all.map(({ vaultId }) => vaultId)).size).toBe(STRANGERS)
    const values = all.map((row) => row[orderBy] ?? Number.NEGATIVE_INFINITY)
    expect(values, 'what is not known comes last').toEqual(values.toSorted((one, other) => other - one))
    const ties = all.filter((row) => row[orderBy] === all.at(-1)?.[orderBy])
    const ids = ties.map(({ vaultId }) => Number(vaultId))
    expect(ids, 'of equals the older comes first').toEqual(ids.toSorted((one, other) => one - other))
  })

  it('is empty behind the last one, and refuses what is no page', async () => {
    expect((await read({ page: '999999' })).data).toEqual([])
    for (const wrong of [{ page: '0' }, { pageSize: '101' }, { orderBy: 'name' }, { query: 'x'.repeat(61) }])
      expect((await ask(wrong)).status).toBe(400)
    expect((await ask({}, {})).status).toBe(401)
  })

  it('tells no address, no account and no name that its owner keeps', async () => {
    const text = JSON.stringify((await ask({ pageSize: '100' })).body)
    expect(text).not.toMatch(/0x1|person-|Secret|userId|email/)
  })
})

describe('a search', () => {
  const named = async (query: string) =>
    (await read({ query })).data.map(({ name, rank }) => [name, rank] as const)

  it('R1-154 finds vaults by part of a name that is shown, with their rank', async () => {
    const [found, ...others] = await named('kestrel')
    expect(others).toEqual([])
    expect(found?.[0]).toBe('100% <b>Kestrel</b>')
    const all = await readAll('aura', 20)
    expect(found?.[1]).toBe(all.find(({ name }) => name.includes('Kestrel'))?.rank)
  })

  it('R1-154 finds a vault by its number, however it is written', async () => {
    for (const query of [own.vaultId, `#${own.vaultId}`, `vault #${own.vaultId}`, ` Vault ${own.vaultId} `])
      expect(await named(query)).toEqual([[`Vault #${own.vaultId}`, 1]])
    expect(await named('99999999')).toEqual([])
  })

  it('takes signs of patterns as they are', async () => {
    expect(await named('%%%')).toEqual([])
    expect(await named('___')).toEqual([])
    expect(await named('100%')).toHaveLength(1)
    expect(await named('\\\\\\')).toEqual([])
    expect(await named('secret')).toEqual([])
  })
})

describe('one’s own row', () => {
  it('stands beside every page, with what its aura is made of', async () => {
    const { own: row, data } = await read({ page: '2', vaultId: own.vaultId })
    expect(data.map(({ vaultId }) => vaultId)).not.toContain(own.vaultId)
    expect(row).toMatchObject({ rank: 1, vaultId: own.vaultId, aura: 10, prompts: 10, trades: 0 })
    expect((await read()).own).toEqual(row)
  })

  it('has the rank of each order', async () => {
    for (const orderBy of ['pnl', 'referrals', 'aura']) {
      const all = await readAll(orderBy, 20)
      const { own: row } = await read({ orderBy, vaultId: own.vaultId })
      expect(row?.rank).toBe(all.find(({ vaultId }) => vaultId === own.vaultId)?.rank)
    }
  })

  it('is missing before anything was done, hidden where its owner wants it, and nobody else’s', async () => {
    const quiet = await facts.addVault(visitor.userId)
    expect((await read({ vaultId: quiet.vaultId })).own).toBeNull()
    const hidden = await facts.addVault(visitor.userId)
    await facts.addPrompts(hidden, 2)
    await facts.show(hidden, 'nothing')
    await followChanges(database.db, () => clock.now())
    expect((await read({ vaultId: hidden.vaultId })).own).toMatchObject({
      rank: null,
      shows: 'nothing',
      aura: 2,
    })
    const stranger = await facts.addVault()
    expect(await ask({ vaultId: stranger.vaultId })).toMatchObject({
      status: 403,
      body: { code: 'vault/notYours' },
    })
  })
})

it('is read once for a thousand viewers', async () => {
  const readings = createFleetReadings({ redis, clock, log })
  const asked = { page: 2, pageSize: 33, orderBy: 'aura', query: '' } as const
  const before = statements
  const pages = await Promise.all(
    Array.from({ length: 1_000 }, () => readLeaderboard({ db: database.db, readings, clock }, asked)),
  )
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1)
  expect(statements - before).toBeLessThanOrEqual(3)
})
