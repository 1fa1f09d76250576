import type { Logger } from '@windhover/server/platform/log/logger'
import postgres from 'postgres'
import {
  type AccountServer,
  createMovableClock,
  type MovableClock,
  startAccountServer,
} from './account-server.ts'
import { createTestDatabase } from './test-database.ts'
import { testRedis } from './test-redis.ts'

export type AccountWorld = {
  readonly origin: string
  readonly clock: MovableClock
  readonly server: AccountServer
  /** What a test looks at behind the server's back. */
  readonly sql: postgres.Sql
  readonly close: () => Promise<void>
}

/** One account server with a database, limits and a clock of its own. */
export async function openAccountWorld(options: { log?: Logger } = {}): Promise<AccountWorld> {
  const origin = 'http://localhost:4700'
  const clock = createMovableClock()
  const database = await createTestDatabase()
  const sql = postgres(database.url, { max: 1 })
  const server = await startAccountServer({
    databaseUrl: database.url,
    redis: testRedis(),
    publicOrigin: origin,
    clock,
    ...options,
  })
  const close = async () => {
    await server.stop()
    await sql.end()
    await database.drop()
  }
  return { origin, clock, server, sql, close }
}
