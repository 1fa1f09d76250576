import { connectDatabase, type Sql } from './store/connect-database.ts'
import { type Migration, readMigrations } from './store/read-migrations.ts'

/** Any number: it only has to be the same in everybody who migrates. */
const MIGRATION_LOCK = 847_220_114

/** Brings the signer's database to the newest state. `ownerUrl` is the owner's, never that of the running signer. */
export async function migrateSigner(ownerUrl: string, directory?: string): Promise<string[]> {
  const sql = connectDatabase({ url: ownerUrl, pool: 1 })
  try {
    return await applyPending(sql, await readMigrations(directory))
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** All pending files or none, one at a time. */
async function applyPending(sql: Sql, migrations: readonly Migration[]): Promise<string[]> {
  const [schema] = await sql`select to_regnamespace('signer') is not null as exists`
  if (schema?.exists !== true) {
    throw new Error(
      'The schema "signer" does not exist: an administrator runs signer/sql/prepare-database.sql first',
    )
  }
  return sql.begin(async (tx) => {
    await tx`select set_config('lock_timeout', '60s', true), set_config('statement_timeout', '0', true)`
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
    await tx`create table if not exists signer.migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`
    await tx`grant select on signer.migrations to windhover_signer`
    const rows = await tx<{ name: string; checksum: string }[]>`select name, checksum from signer.migrations`
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const pending = migrations.filter((migration) => isPending(migration, applied))
    for (const { name, text, checksum } of pending) {
      await tx.unsafe(text)
      await tx`insert into signer.migrations ${tx({ name, checksum })}`
    }
    return pending.map(({ name }) => name)
  })
}

function isPending(migration: Migration, applied: ReadonlyMap<string, string>): boolean {
  const checksum = applied.get(migration.name)
  if (checksum === undefined) return true
  if (checksum !== migration.checksum)
    throw new Error(`The applied migration ${migration.name} was changed afterwards`)
  return false
}
