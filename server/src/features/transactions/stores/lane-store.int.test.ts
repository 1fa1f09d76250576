import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../../platform/db/database.ts'
import { readLane } from '../lane/read-work.ts'
import { planTurn } from './lane-store.ts'

let database: TestDatabase
let connection: DatabaseConnection

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
})
afterAll(async () => {
  await connection?.close()
  await database?.drop()
})

describe('the planned call of a lane', () => {
  it('is not taken away by a worker that was given up and still runs', async () => {
    const { db } = connection
    const lane = { vaultId: 1n, chain: 'bsc' } as const
    expect((await readLane(db, lane)).row).toMatchObject({ turn: 0, dueAt: null })
    const dueAt = new Date('2026-01-01T00:00:00Z')
    await planTurn(db, lane, { turn: 5, dueAt })
    await planTurn(db, lane, { turn: 4, dueAt: null })
    expect((await readLane(db, lane)).row).toMatchObject({ turn: 5, dueAt })
    await planTurn(db, lane, { turn: 6, dueAt: null })
    expect((await readLane(db, lane)).row).toMatchObject({ turn: 6, dueAt: null })
  })
})
