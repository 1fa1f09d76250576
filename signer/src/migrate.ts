import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sql } from './store/connect-database.ts'

const MIGRATIONS_DIR = fileURLToPath(new URL('../migrations', import.meta.url))

/** Any number: it only has to be the same in every signer. */
const MIGRATION_LOCK = 847_220_114

type Migration = { readonly name: string; readonly text: string; readonly checksum: string }

/** Brings the schema `signer` to the newest state: all pending files or none, one instance at a time. */
export async function migrateSigner(sql: Sql, directory = MIGRATIONS_DIR): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const [schema] = await sql`select to_regnamespace('signer') is not null as exists`
  if (schema?.exists !== true) {
    throw new Error(
      'The schema "signer" does not exist: an administrator runs signer/sql/create-role.sql first',
    )
  }
  return sql.begin(async (tx) => {
    await tx`select set_config('lock_timeout', '60s', true)`
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
    await tx`create table if not exists signer.migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`
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

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
