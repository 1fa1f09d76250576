import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AUDIT_HEAD_PATH, auditHead } from '@windhover/core/signing/audit-head'
import type { CreateVaultKeysResponse } from '@windhover/core/signing/contract'
import { migrateDatabase } from '@windhover/server/platform/db/migrate'
import { type EmptyDatabases, makeEmptyDatabases } from '@windhover/testkit/empty-databases'
import { callerOf } from '@windhover/testkit/owner-calls'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { enrolOwnerAt, type VaultOwner } from '@windhover/testkit/vault-owner'
import postgres from 'postgres'
import { startOtherCluster } from './other-cluster.ts'
import { approvePayments, askSignature, offer, type Payment, tellApproval } from './payments.ts'
import { runCommand } from './run-command.ts'
import { type AuditVerdict, verifyAudit } from './verify-audit.ts'

export type DrillResult = {
  readonly vaults: number
  /** Of Postgres, before and after. */
  readonly ports: readonly [before: string, after: string]
  readonly signedBefore: number
  /** Approved before the backup and signed after it: the restored ledger has the approval and not the payment. */
  readonly signedBetween: number
  /** Approved and signed after the backup: the restored ledger has never heard of them. */
  readonly signedAfter: number
  /** Of the three above, offered again with their approvals: by the code of the refusal. */
  readonly refused: Readonly<Record<string, number>>
  readonly signedAgain: number
  readonly sameAddresses: number
  readonly newlySigned: number
  readonly auditRows: number
  readonly auditProblems: readonly string[]
  /** What the verifier says to a head from after the backup. */
  readonly lostRowsFound: number
  /** Why a second restore into the same databases was refused. */
  readonly secondRestore: string
  /** What a signer answers before somebody resumes. */
  readonly whilePaused: string
  readonly seconds: Readonly<Record<'backup' | 'restore' | 'all', number>>
}

const PASSPHRASE = 'a passphrase of the drill alone'

/** Signs, backs up, signs on, destroys everything, restores on another Postgres, and offers everything a second time. */
export async function runDrill({ vaults }: { readonly vaults: number }): Promise<DrillResult> {
  const startedMs = performance.now()
  const dir = await mkdtemp(join(tmpdir(), 'wh-drill-'))
  const before = await makeEmptyDatabases()
  const after = await startOtherCluster()
  const signers: TestSigner[] = []
  try {
    await migrateDatabase(before.applicationUrl)
    const first = await startTestSigner({ databaseUrl: before.adminUrl, wrapper: 'file' })
    signers.push(first)
    const owner = await enrolOwnerAt(first)
    const made = await makeVaults(owner, vaults)
    const known = await payFromAll({ owner, signer: first, vaults: made, nonce: 0 })
    const between = await approveFromAll({ owner, vaults: made, nonce: 1 })
    await requireDone(between.map((payment) => tellApproval(first, payment)))
    await keepHead(first, before.applicationUrl)

    const keyFile = first.env.KEY_FILE ?? ''
    const backedUpMs = performance.now()
    await runCommand('backup', ['--to', join(dir, 'backup')], commandFor(before, keyFile, dir))
    const backupMs = performance.now() - backedUpMs

    await requireDone(between.map((payment) => askSignature(first, payment)))
    const lost = await payFromAll({ owner, signer: first, vaults: made, nonce: 2 })
    // Told to the log, which is not lost.
    await headOf(first)
    await writeFile(join(dir, 'signer.log'), first.output())
    await first.kill9()
    await rm(keyFile)
    await before.drop()

    const restoredMs = performance.now()
    const newKeyFile = join(dir, 'restored', 'root-key')
    const restore = commandFor(after, newKeyFile, dir)
    await runCommand('restore', ['--from', join(dir, 'backup')], restore)
    const restoreMs = performance.now() - restoredMs
    const secondRestore = await runCommand('restore', ['--from', join(dir, 'backup')], restore).then(
      () => 'it was not refused',
      (error: unknown) => String((error as { stderr?: string }).stderr).trim(),
    )

    const second = await startOn({ after, first, keyFile: newKeyFile, dir })
    signers.push(second)
    const audit = await verify(after, dir)
    const lostAudit = await verify(after, dir, join(dir, 'signer.log'))
    const there = owner.at(second)
    const [one] = made
    if (one === undefined) throw new Error('a drill needs a vault')
    const whilePaused = (await offerAll(second, await approvePayments(there, one, 3))).join(' ')
    await resume(after, dir)

    const repeated = await offerAll(second, [...known, ...between, ...lost])
    const same = await Promise.all(
      made.map(async (vault) => sameKeys(await there.makeVault(vault.vaultId), vault)),
    )
    const newly = await payFromAll({ owner: there, signer: second, vaults: made, nonce: 4 })
    await keepHead(second, after.applicationUrl)
    const end = await verify(after, dir)
    const seconds = { backup: backupMs, restore: restoreMs, all: performance.now() - startedMs }
    return {
      vaults,
      ports: [portOf(before), portOf(after)],
      signedBefore: known.length,
      signedBetween: between.length,
      signedAfter: lost.length,
      refused: count(repeated.filter((code) => code !== 'done')),
      signedAgain: repeated.filter((code) => code === 'done').length,
      sameAddresses: same.filter(Boolean).length,
      newlySigned: newly.length,
      auditRows: end.rows,
      auditProblems: [...audit.problems, ...end.problems],
      lostRowsFound: lostAudit.problems.length,
      secondRestore,
      whilePaused,
      seconds: mapSeconds(seconds),
    }
  } finally {
    for (const signer of signers) await signer.stop()
    await Promise.all([before.drop().catch(() => {}), after.drop()])
    await rm(dir, { recursive: true, force: true })
  }
}

async function makeVaults(owner: VaultOwner, vaults: number): Promise<CreateVaultKeysResponse[]> {
  return await Promise.all(Array.from({ length: vaults }, (_, index) => owner.makeVault(String(index + 1))))
}

/** All of them are signed, or this throws. */
async function payFromAll(of: {
  owner: VaultOwner
  signer: TestSigner
  vaults: readonly CreateVaultKeysResponse[]
  nonce: number
}): Promise<Payment[]> {
  const { owner, signer, vaults, nonce } = of
  const payments = await approveFromAll({ owner, vaults, nonce })
  await requireDone(payments.map((payment) => offer(signer, payment)))
  return payments
}

async function approveFromAll(of: {
  owner: VaultOwner
  vaults: readonly CreateVaultKeysResponse[]
  nonce: number
}): Promise<Payment[]> {
  const approving = of.vaults.map((vault) => approvePayments(of.owner, vault, of.nonce))
  return (await Promise.all(approving)).flat()
}

async function requireDone(asked: readonly Promise<string>[]): Promise<void> {
  const refused = (await Promise.all(asked)).filter((code) => code !== 'done')
  if (refused.length > 0) throw new Error(`refused: ${refused.join(', ')}`)
}

const offerAll = (signer: TestSigner, payments: readonly Payment[]) =>
  Promise.all(payments.map((payment) => offer(signer, payment)))

const headOf = async (signer: TestSigner) =>
  auditHead.parse((await callerOf(signer)('GET', AUDIT_HEAD_PATH)).body)

/** As a worker does. */
async function keepHead(signer: TestSigner, applicationUrl: string): Promise<void> {
  const head = await headOf(signer)
  const sql = postgres(applicationUrl, { max: 1, onnotice: () => {} })
  const row = { seq: head.seq, hash: head.hash, head: sql.json(head), kept_at: new Date() }
  await sql`insert into audit_heads ${sql(row)}`
  await sql.end()
}

const commandFor = (databases: EmptyDatabases, keyFile: string, dir: string) => ({
  env: { KEY_WRAPPER: 'file', KEY_FILE: keyFile },
  secrets: {
    DATABASE_URL: databases.applicationUrl,
    SIGNER_OWNER_DATABASE_URL: databases.signer.ownerUrl,
    BACKUP_PASSPHRASE: PASSPHRASE,
  },
  secretsFile: join(dir, 'backup-secrets.json'),
})

async function startOn(at: {
  after: EmptyDatabases
  first: TestSigner
  keyFile: string
  dir: string
}): Promise<TestSigner> {
  const secretsFile = join(at.dir, 'signer-secrets.json')
  const secrets = { SIGNER_DATABASE_URL: at.after.signer.url }
  await writeFile(secretsFile, JSON.stringify(secrets), { mode: 0o600 })
  const env = { ...at.first.env, KEY_FILE: at.keyFile, SIGNER_SECRETS_FILE: secretsFile }
  return await startTestSigner({
    databaseUrl: at.after.adminUrl,
    wrapper: 'file',
    sharing: { env, secrets },
  })
}

const resume = (databases: EmptyDatabases, dir: string) =>
  runCommand('pause', ['off'], {
    secrets: { SIGNER_DATABASE_URL: databases.signer.url },
    secretsFile: join(dir, 'pause-secrets.json'),
  })

const verify = (databases: EmptyDatabases, dir: string, log?: string): Promise<AuditVerdict> =>
  verifyAudit({
    secrets: { SIGNER_DATABASE_URL: databases.signer.url, DATABASE_URL: databases.applicationUrl },
    secretsFile: join(dir, 'audit-secrets.json'),
    ...(log === undefined ? {} : { log }),
  })

const portOf = ({ adminUrl }: EmptyDatabases) => new URL(adminUrl).port || '5432'

const sameKeys = (one: CreateVaultKeysResponse, other: CreateVaultKeysResponse) =>
  one.solanaPublicKey === other.solanaPublicKey && one.evmAddress === other.evmAddress

const count = (codes: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]))

const mapSeconds = (ms: DrillResult['seconds']): DrillResult['seconds'] => ({
  backup: ms.backup / 1_000,
  restore: ms.restore / 1_000,
  all: ms.all / 1_000,
})
