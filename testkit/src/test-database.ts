import { randomBytes } from 'node:crypto'
import { migrateDatabase } from '@windhover/server/platform/db/migrate'
import postgres from 'postgres'

export type TestDatabase = {
  readonly url: string
  /** Where a signer of this product has its own; it makes it when it starts. */
  readonly signerUrl: string
  drop(): Promise<void>
}

const SIGNER_SUFFIX = '_signer'

const serverUrl = () => process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** A new, migrated database on a real server, of which nothing stays behind after `drop`. A full run has a template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `wh_test_${randomBytes(8).toString('hex')}`
  const template = process.env.TEST_DATABASE_TEMPLATE
  await onServer((sql) =>
    template === undefined
      ? sql`create database ${sql(name)}`
      : sql`create database ${sql(name)} template ${sql(template)}`,
  )
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  try {
    if (template === undefined) await migrateDatabase(url.href)
  } catch (error) {
    await dropDatabase(name)
    throw error
  }
  return { url: url.href, signerUrl: `${url.href}${SIGNER_SUFFIX}`, drop: () => dropDatabase(name) }
}

async function dropDatabase(name: string): Promise<void> {
  await onServer(async (sql) => {
    await sql`drop database if exists ${sql(name)} with (force)`
    await sql`drop database if exists ${sql(`${name}${SIGNER_SUFFIX}`)} with (force)`
  })
}

async function onServer(run: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(serverUrl(), { max: 1, onnotice: () => {} })
  try {
    await run(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
