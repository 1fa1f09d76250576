import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newNonce } from '@windhover/core/authority/approve-intent'
import { acceptedStatement } from '@windhover/core/authority/contract'
import { authorityErrors } from '@windhover/core/authority/errors'
import { keyId } from '@windhover/core/authority/keys'
import { type ProofFile, proofText, signedRecord } from '@windhover/core/authority/proof-file'
import type { StatementOf } from '@windhover/core/authority/statements'
import { signResponse } from '@windhover/core/signing/sign-contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { callSocket } from '@windhover/testkit/call-socket'
import { makeApiKey, makeDeviceKey, makePasskey, type OwnerKey } from '@windhover/testkit/owner-keys'
import { evmAction, transferOf } from '@windhover/testkit/sign-requests'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { attestPrice } from '@windhover/testkit/test-witness'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashIntent } from '../authority/check-approval-statement.ts'

const COMMAND = fileURLToPath(new URL('../verify-proof-file.ts', import.meta.url))
const PAID = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const DAY_MS = 24 * 60 * 60_000

let database: SignerDatabase
let signer: TestSigner
let dir: string
let admin: postgres.Sql
let vaults = 500

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wh-proof-'))
  database = await createSignerDatabase()
  signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'file' })
  admin = postgres(database.url, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await signer?.stop()
  await admin?.end()
  await database?.drop()
  await rm(dir, { recursive: true, force: true })
})

async function call(method: string, path: string, body?: unknown) {
  const sent = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const { socketPath } = signer
  const answer = await callSocket({ socketPath, method, path, ...(body === undefined ? {} : sent) })
  return { status: answer.status, body: JSON.parse(answer.body) }
}

const base = () => ({ version: 1 as const, at: Date.now(), nonce: newNonce() })

async function vaultWith(granted: StatementOf<'grant'>['key']) {
  const root = makePasskey()
  const first = {
    ...base(),
    kind: 'root' as const,
    owner: null,
    key: root.key,
    name: 'Passkey',
    demotes: null,
  }
  const { ownerId } = acceptedStatement.parse(
    (await call('POST', '/statements', { signed: await root.say(first) })).body,
  )
  const vaultId = String(++vaults)
  await call('POST', '/vault-keys', { vaultId, ownerId })
  const grant: StatementOf<'grant'> = {
    ...base(),
    ...{ kind: 'grant', owner: ownerId, key: granted, name: 'Laptop', vaults: 'all', scopes: ['transfer'] },
    ...{ perTransactionUsd: 100, perDayUsd: 500, knownRecipientsOnly: false, expiresAt: Date.now() + DAY_MS },
  }
  expect((await call('POST', '/statements', { signed: await root.say(grant) })).status).toBe(200)
  return { vaultId, ownerId }
}

const approvalOf = (intent: Intent): StatementOf<'approval'> => {
  const now = base()
  const { vaultId } = intent
  return { ...now, kind: 'approval', vaultId, intentHash: hashIntent(intent), expiresAt: now.at + 60_000 }
}

async function signedPayment(intent: Intent): Promise<ProofFile['transactions'][number]> {
  const facts = [attestPrice({ chain: 'ethereum', token: 'native', decimals: 18, usd: '3000' })]
  const action = evmAction({ to: PAID })
  const answer = await call('POST', '/sign', { intent, step: 0, epoch: 0, facts, action })
  const { signedTransaction, transactionId: id } = signResponse.parse(answer.body)
  return { chain: 'ethereum', id, signedTransaction }
}

async function paidBy(device: OwnerKey): Promise<{ file: ProofFile; ownerId: string }> {
  const { vaultId, ownerId } = await vaultWith(device.key as StatementOf<'grant'>['key'])
  const intent = transferOf({ vaultId, chain: 'ethereum', to: PAID })
  const signed = await device.say(approvalOf(intent))
  expect((await call('POST', '/approvals', { intent, signed })).status).toBe(200)
  const transactions = [await signedPayment(intent)]
  const record = signedRecord.parse((await call('GET', `/payments/${vaultId}/${intent.id}`)).body)
  return { file: { kind: 'windhover-proof', version: 1, signed: record, intent, transactions }, ownerId }
}

/** With nothing of ours in its environment: no database, no socket, no secret. */
async function verify(text: string, ...options: readonly string[]): Promise<{ code: number; out: string }> {
  const path = join(dir, `${randomUUID()}.json`)
  await writeFile(path, text)
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, path, ...options], {
      env: {},
      cwd: dir,
    })
    return { code: 0, out: stdout }
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }
    return { code, out: stdout }
  }
}

it('a payment that the signer signed is proven by its file alone', async () => {
  const { file, ownerId } = await paidBy(makeDeviceKey())
  const { code, out } = await verify(proofText(file), '--root', ownerId, '--key', file.signed.key)
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/The proof holds\.\n$/) })
  for (const name of ['record', 'owner', 'device', 'approval', 'transaction', 'root', 'key'])
    expect(out).toMatch(new RegExp(`^${name} +holds `, 'm'))
  expect(out).toContain(file.transactions[0]?.id)
})

it('what was changed, or is of somebody else, is told with exit code 1', async () => {
  const { file } = await paidBy(makeDeviceKey())
  const text = proofText(file)
  expect(await verify(text.replace('"Laptop"', '"Laptoq"'))).toMatchObject({ code: 1 })
  const paidMore = { ...file, intent: { ...file.intent, amountRaw: '1001' } } as ProofFile
  const told = await verify(proofText(paidMore))
  expect(told.code).toBe(1)
  expect(told.out).toMatch(/^approval +BROKEN +the intent is not the one that was approved$/m)
  expect(await verify(text, '--root', 'ab'.repeat(32))).toMatchObject({ code: 1 })
  expect(await verify(text, '--key', 'ab'.repeat(32))).toMatchObject({ code: 1 })
  expect(await verify('{}')).toMatchObject({ code: 1, out: expect.stringMatching(/^This is no proof/) })
})

it('has nothing to say of what was never signed, and of an API key only that it was seen', async () => {
  const program = makeApiKey()
  const { vaultId } = await vaultWith(program.key)
  const intent = transferOf({ vaultId, chain: 'ethereum', to: PAID })
  const path = `/payments/${vaultId}/${intent.id}`
  expect((await call('GET', path)).body.code).toBe(authorityErrors.noPayment.code)
  const signed = await program.say(approvalOf(intent))
  expect((await call('POST', '/approvals', { intent, signed })).status).toBe(200)
  await signedPayment(intent)
  const answer = await call('GET', path)
  expect(answer.body.record.agreements[0].signed.proof).toEqual({ by: 'seen-api-key' })
  expect(JSON.stringify(answer.body)).not.toContain(program.secret)
  expect(await admin`select 1 from signer.approvals where signed like ${`%${program.secret}%`}`).toEqual([])
})

it('what is kept of an API key says nothing to the signer', async () => {
  const key = { type: 'api-key' as const, hash: 'ab'.repeat(32) }
  const { vaultId } = await vaultWith(key)
  const intent = transferOf({ vaultId, chain: 'ethereum', to: PAID })
  const signed = { statement: approvalOf(intent), keyId: keyId(key), proof: { by: 'seen-api-key' } }
  expect((await call('POST', '/approvals', { intent, signed })).status).toBe(400)
})
