import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../drizzle', import.meta.url))

/** Any number: it only has to be the same in every process that migrates. */
const MIGRATION_LOCK = 847_220_113

/** Brings a database to the newest schema. Processes that start at once wait for one another. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    await refuseOlder(client)
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    // Ending the connection also gives the lock back.
    await client.end({ timeout: 5 })
  }
}

/** When the schema of the first release was written, as the folder's journal has it. */
const BASELINE_MS = readBaselineMs()

function readBaselineMs(): number {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'))
  return Number(journal.entries[0].when)
}

/** Before the first release the schema had steps that are no longer told; such a database is practice money alone. */
async function refuseOlder(client: postgres.Sql): Promise<void> {
  const [found] = await client`select to_regclass('drizzle.__drizzle_migrations') as journal`
  if (found?.journal === null) return
  const [oldest] = await client`select min(created_at) as at from drizzle.__drizzle_migrations`
  if (oldest?.at === null || Number(oldest?.at) >= BASELINE_MS) return
  throw new Error('This database is from before the first release. Start once with `npm run dev -- --fresh`.')
}
