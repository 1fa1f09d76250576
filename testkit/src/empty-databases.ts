import { randomBytes } from 'node:crypto'
import { prepareSignerDatabase, type SignerDatabaseUrls } from '@windhover/signer/prepare-database'
import postgres from 'postgres'
import { passwordsOf } from './signer-database.ts'

const serverUrl = () => process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

export type EmptyDatabases = {
  readonly applicationUrl: string
  /** The signer's, with the rights of an administrator. */
  readonly adminUrl: string
  readonly signer: SignerDatabaseUrls
  drop(): Promise<void>
}

/** Two databases as an administrator leaves them: roles, rights and nothing in them. */
export async function makeEmptyDatabases(): Promise<EmptyDatabases> {
  const name = `wh_test_${randomBytes(8).toString('hex')}`
  const signerName = `${name}_signer`
  const sql = postgres(serverUrl(), { max: 1, onnotice: () => {} })
  await sql`create database ${sql(name)}`
  const adminUrl = urlOf(signerName)
  return {
    applicationUrl: urlOf(name),
    adminUrl,
    signer: await prepareSignerDatabase({ adminUrl, ...passwordsOf(adminUrl) }),
    drop: async () => {
      await sql`drop database if exists ${sql(name)} with (force)`
      await sql`drop database if exists ${sql(signerName)} with (force)`
      await sql.end({ timeout: 5 })
    },
  }
}

function urlOf(database: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${database}`
  return url.href
}
