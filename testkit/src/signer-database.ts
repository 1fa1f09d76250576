import { randomBytes } from 'node:crypto'
import postgres from 'postgres'

export type SignerDatabase = {
  /** With administrator rights. */
  readonly url: string
  /** As the role an api would use: it owns the database, and may log in. */
  readonly apiUrl: string
  drop(): Promise<void>
}

const serverUrl = () => process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** An empty database that belongs to a role of its own, to see what such a role cannot do. */
export async function createSignerDatabase(): Promise<SignerDatabase> {
  const name = `wh_test_${randomBytes(8).toString('hex')}`
  const sql = postgres(serverUrl(), { max: 1, onnotice: () => {} })
  await sql`create role ${sql(name)} login`
  await sql`create database ${sql(name)} owner ${sql(name)}`
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  const apiUrl = new URL(url)
  apiUrl.username = name
  return {
    url: url.href,
    apiUrl: apiUrl.href,
    drop: async () => {
      await sql`drop database if exists ${sql(name)} with (force)`
      await sql`drop role if exists ${sql(name)}`
      await sql.end({ timeout: 5 })
    },
  }
}
