import { createMovableClock } from '@windhover/testkit/account-server'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { testRedis } from '@windhover/testkit/test-redis'
import { createFacts, type Facts, type Owner } from '@windhover/testkit/vault-facts'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import { createLogger } from '../../platform/log/logger.ts'
import { connectRedis, type RedisConnection } from '../../platform/redis/connect-redis.ts'
import { createLeases } from '../../platform/redis/lease.ts'
import { followChanges } from './follow-changes.ts'
import { keepStandings, removeStandings } from './keep-standings.ts'
import { standings } from './tables.ts'

const DAY_MS = 86_400_000
const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const clock = createMovableClock()
let testDatabase: TestDatabase
let database: DatabaseConnection
let redis: RedisConnection
let sql: postgres.Sql
let facts: Facts

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = connectDatabase({ url: testDatabase.url, pool: 4, name: 'test' })
  redis = connectRedis({ ...testRedis(), name: 'test', log })
  sql = postgres(testDatabase.url, { max: 1, onnotice: () => {} })
  facts = createFacts(sql)
})
beforeEach(async () => {
  await database.db.delete(standings)
})
afterAll(async () => {
  await redis?.close()
  await sql?.end()
  await database?.close()
  await testDatabase?.drop()
})

const follow = () => followChanges(database.db, () => clock.now())
const standingOf = async ({ vaultId }: Owner) => {
  const rows = await database.db.select().from(standings)
  return rows.find((row) => row.vaultId === BigInt(vaultId)) ?? null
}

describe('a standing', () => {
  it('adds up prompts, trades and people, so many of a day at most (decision D15)', async () => {
    const [one, brought] = [await facts.addVault(), await facts.addVault()]
    await facts.addPrompts(one, 60)
    await facts.addPrompts(one, 3, new Date(Date.now() - DAY_MS))
    await facts.addIntents(one, { count: 2 })
    await facts.addIntents(one, { count: 1, state: 'FAILED' })
    await facts.addIntents(one, { count: 1, type: 'transfer' })
    await facts.addReferral(one, brought)
    await follow()
    expect(await standingOf(one)).toMatchObject({
      ...{ prompts: 53, trades: 2, referrals: 1, tradedReferrals: 0, aura: 53 + 40 },
    })
    await facts.addIntents(brought, { count: 25 })
    await follow()
    expect(await standingOf(one)).toMatchObject({ referrals: 1, tradedReferrals: 1, aura: 53 + 40 + 250 })
    expect(await standingOf(brought)).toMatchObject({ trades: 20, aura: 400 })
  })

  it('is none for a vault that did nothing that counts', async () => {
    const one = await facts.addVault()
    await facts.show(one, 'name', 'Quiet')
    await facts.addIntents(one, { count: 3, type: 'transfer' })
    await follow()
    expect(await standingOf(one)).toBeNull()
  })

  it('keeps what was asked in a conversation that is deleted, and loses a trade that a chain took back', async () => {
    const one = await facts.addVault()
    const talk = await facts.addPrompts(one, 5)
    await facts.addIntents(one, { count: 1 })
    await follow()
    await sql`delete from chat_conversations where id = ${talk}`
    await facts.addPrompts(one, 1)
    await sql`update intents set state = 'FAILED', changed_at = now() where vault_id = ${one.vaultId}`
    await follow()
    expect(await standingOf(one)).toMatchObject({ prompts: 5, trades: 0, aura: 5 })
  })

  it('follows names and what their owners let others see', async () => {
    const one = await facts.addVault()
    await facts.addPrompts(one, 1)
    await facts.show(one, 'number', 'Family savings')
    await follow()
    expect(await standingOf(one)).toMatchObject({ shows: 'number', name: null })
    await facts.show(one, 'name', 'Two\u202E lines\n and\u200b more')
    await follow()
    expect(await standingOf(one)).toMatchObject({ shows: 'name', name: 'Two lines and more' })
    await facts.show(one, 'nothing')
    await follow()
    expect(await standingOf(one)).toMatchObject({ shows: 'nothing', name: null })
  })

  it('reads more changes than fit into one batch', async () => {
    const many = await Promise.all(Array.from({ length: 3 }, () => facts.addVault()))
    for (const [index, one] of many.entries()) {
      for (let day = 0; day < 10; day += 1)
        await facts.addPrompts(one, 40, new Date(Date.now() - day * DAY_MS - index))
    }
    await sql`delete from standing_sources`
    await follow()
    for (const one of many) expect(await standingOf(one)).toMatchObject({ prompts: 400 })
  })

  it('goes with the account', async () => {
    const one = await facts.addVault()
    await facts.addPrompts(one, 1)
    await follow()
    await removeStandings(database.db, [one.userId])
    expect(await standingOf(one)).toBeNull()
  })
})

describe('of two workers', () => {
  const worker = () => keepStandings({ db: database.db, clock, leases: createLeases(redis) })

  it('one counts, and the other goes on when it is gone', async () => {
    const [first, second] = [worker(), worker()]
    const one = await facts.addVault()
    await facts.addPrompts(one, 1)
    await first.run()
    await facts.addPrompts(one, 1)
    await second.run()
    expect(await standingOf(one), 'the second waits').toMatchObject({ prompts: 1 })
    await first.close?.()
    await second.run()
    expect(await standingOf(one)).toMatchObject({ prompts: 2 })
    await second.close?.()
  })

  it('who lost the lease unawares does no harm', async () => {
    const one = await facts.addVault()
    await facts.addPrompts(one, 4)
    await facts.addIntents(one, { count: 2 })
    await Promise.all([follow(), follow(), follow()])
    expect(await standingOf(one)).toMatchObject({ prompts: 4, trades: 2, aura: 44 })
  })
})
