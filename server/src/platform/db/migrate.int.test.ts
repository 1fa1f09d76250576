import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from './migrate.ts'

let database: TestDatabase
let sql: postgres.Sql

beforeAll(async () => {
  database = await createTestDatabase()
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
})

afterAll(async () => {
  await sql?.end()
  await database?.drop()
})

describe('migrating', () => {
  it('works for processes that start at the same time on an empty database', async () => {
    const [before] = await sql`select count(*)::int as applied from drizzle.__drizzle_migrations`
    await sql`drop schema public cascade`
    await sql`drop schema drizzle cascade`
    await sql`create schema public`
    await Promise.all([
      migrateDatabase(database.url),
      migrateDatabase(database.url),
      migrateDatabase(database.url),
    ])
    const [after] = await sql`select count(*)::int as applied from drizzle.__drizzle_migrations`
    expect(after).toEqual(before)
    const tables = await sql`select count(*)::int as made from pg_tables where schemaname = 'public'`
    expect(tables[0]?.made).toBeGreaterThan(0)
  })

  it('does nothing to what is up to date, and refuses what is from before the first release', async () => {
    await migrateDatabase(database.url)
    await sql`update drizzle.__drizzle_migrations set created_at = 1`
    await expect(migrateDatabase(database.url)).rejects.toThrow('from before the first release')
  })
})
