import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'

const CREATE_ROLE = fileURLToPath(new URL('../sql/create-role.sql', import.meta.url))
const SIGNER_ROLE = 'windhover_signer'
const TRIES = 10
/** Any number: it only has to be the same in everybody who prepares a database. */
const PREPARE_LOCK = 847_220_115

/** For development, tests and one-box installs: as the administrator, makes the signer's role and schema. */
export async function prepareSignerDatabase(input: {
  /** URL of the database with the rights of its administrator. */
  readonly adminUrl: string
  /** Absent where the server trusts local users. */
  readonly password?: string
}): Promise<{ readonly url: string }> {
  const text = await readFile(CREATE_ROLE, 'utf8')
  const sql = postgres(input.adminUrl, { max: 1, onnotice: () => {} })
  try {
    await retryWhileRolesChange(() =>
      sql.begin(async (tx) => {
        await tx`select pg_advisory_xact_lock(${PREPARE_LOCK})`
        await tx.unsafe(text)
        if (input.password !== undefined) await setPassword(tx, input.password)
      }),
    )
  } finally {
    await sql.end({ timeout: 5 })
  }
  const url = new URL(input.adminUrl)
  url.username = SIGNER_ROLE
  url.password = input.password ?? ''
  return { url: url.href }
}

async function setPassword(tx: postgres.TransactionSql, password: string): Promise<void> {
  // DDL takes no parameters, so the server itself quotes the value.
  const [row] =
    await tx`select format('alter role %I password %L', ${SIGNER_ROLE}::text, ${password}::text) as command`
  await tx.unsafe(String(row?.command))
}

/** Roles are shared by all databases of a server, and no lock reaches across databases. */
async function retryWhileRolesChange(run: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await run()
      return
    } catch (error) {
      const clash = error instanceof Error && error.message.includes('concurrently updated')
      if (!clash || attempt >= TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt))
    }
  }
}
