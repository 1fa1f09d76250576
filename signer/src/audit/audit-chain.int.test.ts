import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealVaultKeys } from '../envelope/seal-vault-keys.ts'
import { connectDatabase, type Sql } from '../store/connect-database.ts'
import { createVaultKeyStore } from '../store/vault-key-store.ts'
import { openFileWrapper } from '../wrappers/file-wrapper.ts'
import { verifyAuditChain } from './verify-audit-chain.ts'

const VERIFY = fileURLToPath(new URL('../verify-audit.ts', import.meta.url))
const ROWS = 30
let database: SignerDatabase
let dir: string
let signer: Sql
let admin: postgres.Sql

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wh-audit-'))
  database = await createSignerDatabase()
  signer = connectDatabase({ url: database.signerUrl, pool: 4 })
  const secrets = JSON.stringify({ SIGNER_DATABASE_URL: database.signerUrl })
  await writeFile(join(dir, 'secrets.json'), secrets, { mode: 0o400 })
  admin = postgres(database.url, { max: 2, onnotice: () => {} })
  // Two stores append at once, as two signers would.
  const wrapper = await openFileWrapper(join(dir, 'root'))
  const stores = [createVaultKeyStore(signer), createVaultKeyStore(signer)]
  const vaults = await Promise.all(
    Array.from({ length: ROWS }, (_, index) => sealVaultKeys(String(index + 1), wrapper)),
  )
  await Promise.all(
    vaults.map((keys, index) => stores[index % 2]?.insertIfAbsent({ keys, ownerId: 'ab'.repeat(32) })),
  )
})
afterAll(async () => {
  await signer?.end()
  await admin?.end()
  await database?.drop()
  await rm(dir, { recursive: true })
})

/** Applies a change past the triggers, looks at the verdict, and takes the change back. */
async function verdictAfter(
  change: (sql: postgres.TransactionSql) => Promise<unknown>,
): Promise<readonly string[]> {
  const kept = await admin`select * from signer.audit`
  const [head] = await admin`select * from signer.audit_head`
  const keys = await admin`select * from signer.vault_keys`
  await pastTriggers(change)
  const { problems } = await verifyAuditChain(signer)
  await pastTriggers(async (sql) => {
    await sql`truncate signer.audit, signer.audit_head, signer.vault_keys`
    await sql`insert into signer.audit ${sql(kept)}`
    await sql`insert into signer.audit_head ${sql(head ?? {})}`
    await sql`insert into signer.vault_keys ${sql(keys)}`
  })
  expect((await verifyAuditChain(signer)).problems).toEqual([])
  return problems
}

async function pastTriggers(change: (sql: postgres.TransactionSql) => Promise<unknown>): Promise<void> {
  await admin.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await change(sql)
  })
}

async function runVerifier(): Promise<number> {
  const env = { PATH: process.env.PATH ?? '', SIGNER_SECRETS_FILE: join(dir, 'secrets.json') }
  const [code] = await once(spawn(process.execPath, [VERIFY], { env, stdio: 'ignore' }), 'exit')
  return code
}

describe('the audit chain', () => {
  it('is whole after appends from two sides', async () => {
    expect(await verifyAuditChain(signer)).toEqual({ rows: ROWS, problems: [] })
    expect(await runVerifier()).toBe(0)
  })

  it.each([
    [
      'a changed detail',
      (sql: postgres.TransactionSql) =>
        sql`update signer.audit set details = replace(details, '"version":1', '"version":2') where seq = 7`,
    ],
    [
      'a changed vault',
      (sql: postgres.TransactionSql) => sql`update signer.audit set vault_id = '999' where seq = 7`,
    ],
    [
      'a changed time',
      (sql: postgres.TransactionSql) =>
        sql`update signer.audit set at = at + interval '1 millisecond' where seq = 7`,
    ],
    [
      'a removed row in the middle',
      (sql: postgres.TransactionSql) => sql`delete from signer.audit where seq = 7`,
    ],
    ['a removed first row', (sql: postgres.TransactionSql) => sql`delete from signer.audit where seq = 1`],
    [
      'a removed last row',
      (sql: postgres.TransactionSql) => sql`delete from signer.audit where seq = ${ROWS}`,
    ],
    [
      'two rows that changed places',
      (sql: postgres.TransactionSql) =>
        sql`update signer.audit set seq = case seq when 7 then -8 else -7 end where seq in (7, 8)`.then(
          () => sql`update signer.audit set seq = -seq where seq < 0`,
        ),
    ],
    [
      'removed keys',
      (sql: postgres.TransactionSql) => sql`delete from signer.vault_keys where vault_id = '7'`,
    ],
    [
      'an exchanged public key',
      (sql: postgres.TransactionSql) =>
        sql`update signer.vault_keys set public_key = set_byte(public_key, 9, get_byte(public_key, 9) # 1) where vault_id = '7' and family = 'ed25519'`,
    ],
    ['a lost end', (sql: postgres.TransactionSql) => sql`delete from signer.audit_head`],
  ])('shows %s', async (_, change) => {
    expect(await verdictAfter((sql) => Promise.resolve(change(sql)))).not.toEqual([])
  })

  it('shows a last row that was cut off together with the recorded end', async () => {
    // Which vault came last is up to the two stores.
    const [last] = await admin`select vault_id from signer.audit where seq = ${ROWS}`
    const problems = await verdictAfter(async (sql) => {
      await sql`delete from signer.audit where seq = ${ROWS}`
      await sql`update signer.audit_head set seq = a.seq, hash = a.hash from signer.audit a where a.seq = ${ROWS - 1}`
    })
    const unannounced = expect.stringContaining('never announced')
    const unowned = expect.stringMatching(`^owner ${last?.vault_id}: .+ the chain says nothing$`)
    expect(problems).toEqual([unannounced, unannounced, unowned])
  })

  it('makes the verifier command fail', async () => {
    await pastTriggers((sql) => sql`update signer.audit set kind = 'other' where seq = 3`)
    expect(await runVerifier()).toBe(1)
    await pastTriggers((sql) => sql`update signer.audit set kind = 'vault-keys-created' where seq = 3`)
    expect(await runVerifier()).toBe(0)
  })
})
