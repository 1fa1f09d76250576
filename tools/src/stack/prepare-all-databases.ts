import { migrateDatabase } from '@windhover/server/platform/db/migrate'
import { prepareSignerDatabase } from '@windhover/signer/prepare-database'
import { superuserUrl } from './engines/plan-postgres.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { StackSecrets } from './secrets.ts'
import type { StackOptions } from './stack-options.ts'

export type DatabaseAddresses = { readonly databaseUrl: string; readonly signerDatabaseUrl: string }

const NAME = 'windhover'

/** Roles, databases and the newest schema. The signer migrates what is its own when it starts. */
export async function prepareAllDatabases(
  options: StackOptions,
  secrets: StackSecrets,
): Promise<DatabaseAddresses> {
  const { databaseUrl, signerDatabaseUrl } = options
  if (databaseUrl !== undefined) {
    const signer = signerDatabaseUrl ?? (await prepareForeignSigner(databaseUrl))
    await migrateDatabase(databaseUrl)
    return { databaseUrl, signerDatabaseUrl: signer }
  }
  const cluster = { port: options.ports.postgres, password: secrets.postgresPassword }
  await prepareDatabase({
    superuserUrl: superuserUrl(cluster),
    name: NAME,
    password: secrets.apiDatabasePassword,
  })
  const ownUrl = `postgres://${NAME}:${secrets.apiDatabasePassword}@127.0.0.1:${cluster.port}/${NAME}`
  const [signer] = await Promise.all([
    prepareSignerDatabase({
      adminUrl: superuserUrl({ ...cluster, database: NAME }),
      password: secrets.signerDatabasePassword,
    }),
    migrateDatabase(ownUrl),
  ])
  return { databaseUrl: ownUrl, signerDatabaseUrl: signer.url }
}

async function prepareForeignSigner(databaseUrl: string): Promise<string> {
  try {
    return (await prepareSignerDatabase({ adminUrl: databaseUrl })).url
  } catch (error) {
    throw new Error(
      'DATABASE_URL may not make the role of the signer: have signer/sql/create-role.sql run by the administrator of ' +
        `that database and set SIGNER_DATABASE_URL too (${error instanceof Error ? error.message : String(error)})`,
    )
  }
}
