import { reasonOf } from '@windhover/core/errors/reason-of'
import { migrateDatabase } from '@windhover/server/platform/db/migrate'
import { migrateSigner } from '@windhover/signer/migrate'
import { prepareSignerDatabase } from '@windhover/signer/prepare-database'
import { superuserUrl } from './engines/plan-postgres.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { StackSecrets } from './secrets.ts'
import type { StackOptions } from './stack-options.ts'

export type DatabaseAddresses = { readonly databaseUrl: string; readonly signerDatabaseUrl: string }

const NAME = 'windhover'
const SIGNER_NAME = 'windhover_signer'

/** Roles, databases and the newest schema of both: whoever runs afterwards only reads and writes rows. */
export async function prepareAllDatabases(
  options: StackOptions,
  secrets: StackSecrets,
): Promise<DatabaseAddresses> {
  const { databaseUrl } = options
  if (databaseUrl !== undefined) {
    const [signer] = await Promise.all([
      findSignerDatabase(options, databaseUrl),
      migrateDatabase(databaseUrl),
    ])
    return { databaseUrl, signerDatabaseUrl: signer }
  }
  const cluster = { port: options.ports.postgres, password: secrets.postgresPassword }
  await prepareDatabase({
    superuserUrl: superuserUrl(cluster),
    name: NAME,
    password: secrets.apiDatabasePassword,
  })
  const ownUrl = `postgres://${NAME}:${secrets.apiDatabasePassword}@127.0.0.1:${cluster.port}/${NAME}`
  const [signerUrl] = await Promise.all([
    prepareOwnSigner({
      adminUrl: superuserUrl({ ...cluster, database: SIGNER_NAME }),
      password: secrets.signerDatabasePassword,
      ownerPassword: secrets.signerOwnerDatabasePassword,
    }),
    migrateDatabase(ownUrl),
  ])
  return { databaseUrl: ownUrl, signerDatabaseUrl: signerUrl }
}

async function prepareOwnSigner(input: Parameters<typeof prepareSignerDatabase>[0]): Promise<string> {
  const { url, ownerUrl } = await prepareSignerDatabase(input)
  await migrateSigner(ownerUrl)
  return url
}

/** The one that is named, or one made beside that of the api. */
async function findSignerDatabase(options: StackOptions, databaseUrl: string): Promise<string> {
  const { signerDatabaseUrl, signerOwnerDatabaseUrl } = options
  if (signerOwnerDatabaseUrl !== undefined) await migrateSigner(signerOwnerDatabaseUrl)
  if (signerDatabaseUrl !== undefined) return signerDatabaseUrl
  const beside = new URL(databaseUrl)
  beside.pathname = `${beside.pathname}_signer`
  try {
    return await prepareOwnSigner({ adminUrl: beside.href })
  } catch (error) {
    throw new Error(
      'DATABASE_URL may not make the database of the signer: have signer/sql/create-roles.sql and, in a database of ' +
        'its own, signer/sql/prepare-database.sql run by the administrator, and set SIGNER_DATABASE_URL and ' +
        `SIGNER_OWNER_DATABASE_URL too (${reasonOf(error)})`,
    )
  }
}
