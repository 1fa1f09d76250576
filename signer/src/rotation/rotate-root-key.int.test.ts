import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { AUDIT_HEAD_PATH, auditHead } from '@windhover/core/signing/audit-head'
import type { CreateVaultKeysResponse } from '@windhover/core/signing/contract'
import { startKmsDouble } from '@windhover/testkit/kms/start-kms-double'
import { callerOf } from '@windhover/testkit/owner-calls'
import { evmAction, signRequestOf, transferOf } from '@windhover/testkit/sign-requests'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { enrolOwnerAt, type VaultOwner } from '@windhover/testkit/vault-owner'
import { waitUntil } from '@windhover/testkit/wait-until'
import { prepareSoftHsm } from '@windhover/tools/softhsm/prepare-token'
import postgres from 'postgres'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { verifyAuditChain } from '../audit/verify-audit-chain.ts'

const ROTATE = fileURLToPath(new URL('../rotate-root-key.ts', import.meta.url))
/** Three batches. */
const VAULTS = Array.from({ length: 140 }, (_, index) => String(1_000 + index))
/** In the third batch. */
const HELD_UP = '1135'
const LOCK = 4_711
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type NewRootKey = {
  readonly kind: string
  readonly env: Record<string, string>
  readonly secrets: Record<string, string>
  stop(): Promise<void>
}
const NEW_ROOT_KEYS: Record<string, (dir: string) => Promise<NewRootKey>> = {
  pkcs11: async (dir) => {
    const prepared = await prepareSoftHsm({ dir: join(dir, 'hsm') })
    if (prepared.env === null) throw new Error(prepared.reason)
    return { kind: 'pkcs11', env: prepared.env, secrets: prepared.secrets, stop: async () => {} }
  },
  'aws-kms': async () => {
    const kms = await startKmsDouble()
    const { accessKeyId, secretAccessKey } = kms.credentials
    return {
      kind: 'aws-kms',
      env: { KEY_WRAPPER: 'aws-kms', AWS_KMS_KEY_ARN: kms.keyArn, AWS_KMS_ENDPOINT: kms.endpoint },
      secrets: { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey },
      stop: kms.stop,
    }
  },
}

let dir: string
let database: SignerDatabase
let admin: postgres.Sql
const running: TestSigner[] = []
let next: NewRootKey | undefined

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wh-rotation-'))
  database = await createSignerDatabase()
  admin = postgres(database.url, { max: 3, onnotice: () => {} })
})
afterEach(async () => {
  for (const signer of running.splice(0)) await signer.stop()
  await next?.stop()
  await admin?.end({ timeout: 5 })
  await database?.drop()
  await rm(dir, { recursive: true, force: true })
})

async function start(env: Record<string, string>, secrets: Record<string, string>): Promise<TestSigner> {
  const file = join(dir, `secrets-${running.length}.json`)
  const all = { SIGNER_DATABASE_URL: database.signerUrl, ...secrets }
  await writeFile(file, JSON.stringify(all), { mode: 0o400 })
  const signer = await startTestSigner({
    databaseUrl: database.url,
    wrapper: 'file',
    sharing: { env: { ...env, SIGNER_SECRETS_FILE: file }, secrets: all },
  })
  running.push(signer)
  return signer
}

async function rotate(env: Record<string, string>, secrets: Record<string, string>): Promise<ChildProcess> {
  const file = join(dir, 'rotation-secrets.json')
  const all = JSON.stringify({ SIGNER_ROTATION_DATABASE_URL: database.rotationUrl, ...secrets })
  await writeFile(file, all, { mode: 0o600 })
  return spawn(process.execPath, [ROTATE], {
    env: { PATH: process.env.PATH ?? '', ...env, SIGNER_SECRETS_FILE: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Every one of them pays once, through one signer or the other; the answer is what was not signed. */
function payer(owner: VaultOwner, signers: readonly TestSigner[], nonces: Map<string, number>) {
  const owners = signers.map((signer) => owner.at(signer))
  return async (vaultIds: readonly string[]): Promise<unknown[]> => {
    const answers = await Promise.all(
      vaultIds.map((vaultId, index) => {
        const nonce = nonces.get(vaultId) ?? 0
        nonces.set(vaultId, nonce + 1)
        const request = signRequestOf({
          intent: transferOf({ vaultId, chain: 'ethereum', to: TO }),
          action: evmAction({ to: TO, nonce }),
          outUsd: 0.01,
        })
        return owners[index % owners.length]?.pay(request)
      }),
    )
    return answers.filter((answer) => answer?.status !== 200)
  }
}

const headOf = async (signer: TestSigner) =>
  auditHead.parse((await callerOf(signer)('GET', AUDIT_HEAD_PATH)).body)

const movedVaults = async (): Promise<number> => {
  const [row] = await admin`
    select count(distinct vault_id)::int as vaults from signer.vault_keys where wrapper_kind = ${next?.kind ?? ''}`
  return row?.vaults
}

it.each(Object.keys(NEW_ROOT_KEYS))(
  'moves every vault from a file to %s, with a kill in between, while two signers sign',
  async (kind) => {
    const first = await startTestSigner({ databaseUrl: database.url, wrapper: 'file' })
    running.push(first)
    const owner = await enrolOwnerAt(first)
    const before = new Map<string, CreateVaultKeysResponse>()
    for (const vaultId of VAULTS) before.set(vaultId, await owner.makeVault(vaultId))
    next = await NEW_ROOT_KEYS[kind]?.(dir)
    if (next === undefined) throw new Error('no such root key')
    const heads = [await headOf(first)]
    await first.kill9()

    const { KEY_FILE: oldKey = '', KEY_WRAPPER: _, ...rest } = first.env
    const both = { ...rest, ...next.env, SECOND_KEY_WRAPPER: 'file', SECOND_KEY_FILE: oldKey }
    const [one, other] = [await start(both, next.secrets), await start(both, next.secrets)]
    const nonces = new Map<string, number>()
    const pay = payer(owner, [one, other], nonces)

    // Held up inside the third batch, where it is killed.
    await admin.unsafe(`
      create function signer.hold_up() returns trigger language plpgsql as $$
      begin perform pg_catalog.pg_advisory_xact_lock(${LOCK}); return new; end $$;
      create trigger hold_up before update on signer.vault_keys for each row
        when (new.vault_id = '${HELD_UP}') execute function signer.hold_up()`)
    const holder = await admin.reserve()
    await holder`select pg_advisory_lock(${LOCK})`
    const killed = await rotate(both, next.secrets)
    await waitUntil({
      what: 'the third batch',
      timeoutMs: 60_000,
      check: async () =>
        (await admin`select 1 from pg_locks where locktype = 'advisory' and not granted`).length > 0,
    })
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    await holder`select pg_advisory_unlock(${LOCK})`
    holder.release()
    await admin`drop trigger hold_up on signer.vault_keys`
    expect(await movedVaults()).toBe(128)
    expect(await pay(VAULTS)).toEqual([])

    // A new vault meanwhile is under the new key at once.
    await owner.at(one).makeVault('9000')
    const again = await rotate(both, next.secrets)
    const failures: unknown[] = []
    const isOver = once(again, 'exit')
    const output = again.stdout === null ? '' : text(again.stdout)
    do failures.push(...(await pay(VAULTS.slice(0, 20))))
    while (again.exitCode === null)
    expect((await isOver)[0]).toBe(0)
    expect(await output).toContain('12 rewrapped, 0 left')
    expect(failures).toEqual([])
    expect(await movedVaults()).toBe(VAULTS.length + 1)

    // The old key is gone, and nobody asks for it.
    heads.push(await headOf(one))
    for (const signer of [one, other]) await signer.kill9()
    await rm(oldKey)
    const alone = await start({ ...rest, ...next.env }, next.secrets)
    const survivor = owner.at(alone)
    for (const vaultId of VAULTS) expect(await survivor.makeVault(vaultId)).toEqual(before.get(vaultId))
    expect(await payer(survivor, [alone], nonces)(VAULTS)).toEqual([])
    heads.push(await headOf(alone))
    expect(new Set(heads.map(({ seq }) => seq)).size).toBe(3)
    const verdict = await verifyAuditChain(admin, { heads, publicKey: heads[0]?.publicKey ?? null })
    expect(verdict.problems).toEqual([])
    const told = await admin`select count(*)::int as rows from signer.audit where kind = 'data-key-rewrapped'`
    expect(told[0]?.rows).toBe(VAULTS.length)
  },
)
