import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase } from './database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database?.drop()
})

async function readSetting(url: string): Promise<unknown> {
  const connection = connectDatabase({ url, pool: 1, name: 'test' })
  try {
    const [row] = await connection.db.execute(sql`show synchronous_commit`)
    return row?.synchronous_commit
  } finally {
    await connection.close()
  }
}

describe('what was committed', () => {
  it('is on the disk, whatever the database, the role or the address would have it', async () => {
    const url = new URL(database.url)
    const name = sql.identifier(url.pathname.slice(1))
    const admin = connectDatabase({ url: database.url, pool: 1, name: 'admin' })
    await admin.db.execute(sql`alter database ${name} set synchronous_commit = off`)
    await admin.close()
    expect(await readSetting(url.href)).toBe('on')
    url.searchParams.set('synchronous_commit', 'off')
    expect(await readSetting(url.href)).toBe('on')
  })
})
