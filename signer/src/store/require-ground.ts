import type { Sql } from './connect-database.ts'
import { readMigrations } from './read-migrations.ts'

/** What a running signer demands of its database before it opens its socket: the schema it knows, and no right to change it. */
export async function requireGround(sql: Sql, directory?: string): Promise<void> {
  await requireNoRights(sql)
  await requireSchema(sql, directory)
}

async function requireNoRights(sql: Sql): Promise<void> {
  const [role] = await sql<{ mayChange: boolean }[]>`
    select rolsuper or pg_has_role(nspowner, 'member') or has_schema_privilege(nspname, 'create')
      or has_database_privilege(current_database(), 'create') as "mayChange"
    from pg_roles, pg_namespace where rolname = current_user and nspname = 'signer'`
  if (role === undefined)
    throw new Error('The schema "signer" does not exist: SIGNER_DATABASE_URL names another database')
  if (role.mayChange)
    throw new Error(
      'The role of SIGNER_DATABASE_URL may change the tables it is held to: use windhover_signer',
    )
}

export async function requireSchema(sql: Sql, directory?: string): Promise<void> {
  const [table] = await sql`select to_regclass('signer.migrations') is not null as exists`
  const applied =
    table?.exists === true
      ? await sql<
          { text: string }[]
        >`select name || ' ' || checksum as text from signer.migrations order by name`
      : []
  const known = (await readMigrations(directory)).map(({ name, checksum }) => `${name} ${checksum}`)
  if (known.join('\n') === applied.map(({ text }) => text).join('\n')) return
  throw new Error("The signer's database is not at the version this signer knows: npm run migrate -w signer")
}
