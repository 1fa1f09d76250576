import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'

const fileOf = (name: string) => fileURLToPath(new URL(`../sql/${name}`, import.meta.url))
const CREATE_ROLES = fileOf('create-roles.sql')
const PREPARE_DATABASE = fileOf('prepare-database.sql')
const OWNER_ROLE = 'windhover_signer_owner'
const SIGNER_ROLE = 'windhover_signer'
const ROTATION_ROLE = 'windhover_signer_rotation'
/** Every server has it, and it can be entered to make another one. */
const MAINTENANCE_DATABASE = 'postgres'
const TRIES = 10
/** Any number: it only has to be the same in everybody who prepares a database. */
const PREPARE_LOCK = 847_220_115

export type SignerDatabaseUrls = {
  /** As the running signer. */
  readonly url: string
  /** As the owner, for migrations. */
  readonly ownerUrl: string
  /** As the command that exchanges root keys. */
  readonly rotationUrl: string
}

/** For development, tests and one-box installs: as the administrator, makes the signer's roles and its own database. */
export async function prepareSignerDatabase(input: {
  /** URL of the signer's database with the rights of an administrator; the database is made when it is not there. */
  readonly adminUrl: string
  /** Absent where the server trusts local users. */
  readonly password?: string
  readonly ownerPassword?: string
  readonly rotationPassword?: string
}): Promise<SignerDatabaseUrls> {
  const { adminUrl, password, ownerPassword, rotationPassword } = input
  await onServer(withDatabase(adminUrl, MAINTENANCE_DATABASE), async (sql) => {
    const createRoles = await readFile(CREATE_ROLES, 'utf8')
    await inOneLine(sql, async (tx) => {
      await tx.unsafe(createRoles)
      if (password !== undefined) await setPassword(tx, { role: SIGNER_ROLE, password })
      if (ownerPassword !== undefined) await setPassword(tx, { role: OWNER_ROLE, password: ownerPassword })
      if (rotationPassword !== undefined)
        await setPassword(tx, { role: ROTATION_ROLE, password: rotationPassword })
    })
    await createDatabase(sql, databaseOf(adminUrl))
  })
  await onServer(adminUrl, async (sql) => {
    const prepare = await readFile(PREPARE_DATABASE, 'utf8')
    await inOneLine(sql, (tx) => tx.unsafe(prepare))
  })
  return {
    url: withRole(adminUrl, { role: SIGNER_ROLE, password }),
    ownerUrl: withRole(adminUrl, { role: OWNER_ROLE, password: ownerPassword }),
    rotationUrl: withRole(adminUrl, { role: ROTATION_ROLE, password: rotationPassword }),
  }
}

async function createDatabase(sql: postgres.Sql, name: string): Promise<void> {
  const [existing] = await sql`select 1 from pg_database where datname = ${name}`
  if (existing !== undefined) return
  try {
    // From the template that nobody has put anything into.
    await sql`create database ${sql(name)} owner ${sql(OWNER_ROLE)} template template0`
  } catch (error) {
    const madeByAnother = error instanceof postgres.PostgresError && ['42P04', '23505'].includes(error.code)
    if (!madeByAnother) throw error
  }
}

async function setPassword(
  tx: postgres.TransactionSql,
  { role, password }: { role: string; password: string },
): Promise<void> {
  // DDL takes no parameters, so the server itself quotes the value.
  const [row] =
    await tx`select format('alter role %I password %L', ${role}::text, ${password}::text) as command`
  await tx.unsafe(String(row?.command))
}

/** Roles are shared by all databases of a server, and no lock reaches across databases. */
async function inOneLine(
  sql: postgres.Sql,
  run: (tx: postgres.TransactionSql) => Promise<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await sql.begin(async (tx) => {
        await tx`select pg_advisory_xact_lock(${PREPARE_LOCK})`
        await run(tx)
      })
      return
    } catch (error) {
      const clash = error instanceof Error && error.message.includes('concurrently updated')
      if (!clash || attempt >= TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt))
    }
  }
}

async function onServer(url: string, run: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await run(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

const databaseOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1))

function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

function withRole(url: string, { role, password }: { role: string; password: string | undefined }): string {
  const changed = new URL(url)
  changed.username = role
  changed.password = password ?? ''
  return changed.href
}
