import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectDatabase, type Database, type DatabaseConnection } from './database.ts'

let database: TestDatabase
let connection: DatabaseConnection
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 1, name: 'names' })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const countNamed = async (mark: string): Promise<number> => {
  const [row] = await connection.db.execute<{ count: string }>(
    sql.raw(`select count(*) from pg_prepared_statements where statement like '%${mark}%'`),
  )
  return Number(row?.count)
}
const ask = (db: Pick<Database, 'execute'>, mark: string, value: number) =>
  db.execute<{ sum: number }>(sql`select ${value}::int + 1 as sum ${sql.raw(`/* ${mark} */`)}`)

it('names what comes again, and answers the same', async () => {
  const sums: unknown[] = []
  for (let value = 1; value <= 6; value += 1) sums.push((await ask(connection.db, 'often', value))[0]?.sum)
  expect(sums).toEqual([2, 3, 4, 5, 6, 7])
  expect(await countNamed('often *')).toBe(1)
})

it('names nothing that comes once', async () => {
  for (let shape = 0; shape < 20; shape += 1) await ask(connection.db, `shape ${shape}`, 1)
  expect(await countNamed('shape')).toBe(0)
})

it('names statements in transactions too, and keeps no more than it can hold', async () => {
  await connection.db.transaction(async (tx) => {
    for (let shape = 0; shape < 450; shape += 1)
      for (let use = 0; use < 3; use += 1) await ask(tx, `held ${shape}`, use)
  })
  const held = await countNamed('held')
  expect(held).toBeGreaterThan(350)
  expect(held).toBeLessThan(401)
})
