import { createTestDatabase } from '@windhover/testkit/test-database'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import type { DurableClient } from '../../platform/durable/durable.ts'
import type { Identity } from '../../ports/identity.ts'
import { repairMissingVaults } from './repair-missing-vaults.ts'
import { finishVault, reserveVault } from './vault-store.ts'

let connection: DatabaseConnection
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 2, name: 'test' })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

it('asks for the vault of every young account without one, past the first page', async () => {
  const startMs = Date.now() - 60_000
  const accounts = Array.from({ length: 25 }, (_, index) => ({
    userId: `user-${index}`,
    createdAt: new Date(startMs + index),
  }))
  for (const { userId } of accounts.slice(0, 10)) {
    const { tokenId } = await reserveVault(connection.db, { userId, creationKey: `first:${userId}` })
    await finishVault(connection.db, { tokenId, publicKey: userId, ethAddress: userId, readyAt: new Date() })
  }
  // Reserved but never finished: the maker died half-way.
  await reserveVault(connection.db, { userId: 'user-12', creationKey: 'first:user-12' })

  // The list of accounts and the engine have integration tests of their own; here they only count.
  const asked: string[] = []
  const identity = {
    listAccountsCreatedAfter: async (since: Date, limit: number) =>
      accounts.filter((account) => account.createdAt > since).slice(0, limit),
  } as unknown as Identity
  const durable: DurableClient = {
    call: () => Promise.reject(new Error('not used')),
    send: async ({ key }) => {
      asked.push(key)
    },
  }
  const log = pino({ level: 'silent' })
  await repairMissingVaults({ db: connection.db, durable, identity, clock: systemClock, log }, 4).run()
  expect(asked).toEqual(accounts.slice(10).map((account) => account.userId))
})
