import { randomBytes } from 'node:crypto'
import { migrateSigner } from '@windhover/signer/migrate'
import { prepareSignerDatabase } from '@windhover/signer/prepare-database'
import postgres from 'postgres'

export type SignerDatabase = {
  /** The signer's own database, with administrator rights. */
  readonly url: string
  /** As the running signer, and as the owner that migrates. */
  readonly signerUrl: string
  readonly ownerUrl: string
  readonly rotationUrl: string
  /** As the role an api would use, in the database beside it that this role owns. */
  readonly apiUrl: string
  drop(): Promise<void>
}

const serverUrl = () => process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** The signer's database at its newest state, and one beside it that belongs to a role like the api's. */
export async function createSignerDatabase(): Promise<SignerDatabase> {
  const name = `wh_test_${randomBytes(8).toString('hex')}`
  const signerName = `${name}_signer`
  const sql = postgres(serverUrl(), { max: 1, onnotice: () => {} })
  await sql`create role ${sql(name)} login`
  await sql`create database ${sql(name)} owner ${sql(name)}`
  const url = withDatabase(serverUrl(), signerName)
  const apiUrl = new URL(withDatabase(serverUrl(), name))
  apiUrl.username = name
  const prepared = await prepareSignerDatabase({ adminUrl: url, ...passwordsOf(url) })
  const { url: signerUrl, ownerUrl, rotationUrl } = prepared
  await migrateSigner(ownerUrl)
  return {
    url,
    signerUrl,
    ownerUrl,
    rotationUrl,
    apiUrl: apiUrl.href,
    drop: async () => {
      await sql`drop database if exists ${sql(name)} with (force)`
      await sql`drop database if exists ${sql(signerName)} with (force)`
      await sql`drop role if exists ${sql(name)}`
      await sql.end({ timeout: 5 })
    },
  }
}

/** Where the server asks for one, all roles of a test have the administrator's. */
export function passwordsOf(adminUrl: string): {
  password?: string
  ownerPassword?: string
  rotationPassword?: string
} {
  const password = decodeURIComponent(new URL(adminUrl).password)
  return password === '' ? {} : { password, ownerPassword: password, rotationPassword: password }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
