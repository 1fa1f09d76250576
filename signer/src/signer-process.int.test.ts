import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { NETWORKS } from '@windhover/core/authority/networks'
import { createVaultKeysResponse } from '@windhover/core/signing/contract'
import { callSocket } from '@windhover/testkit/call-socket'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { enrolOwnerAt } from '@windhover/testkit/vault-owner'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KEY_FAMILIES } from './keys/key-families.ts'

const SIGNER_MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
let database: SignerDatabase
let signer: TestSigner
let ownerId: string
let admin: postgres.Sql

beforeAll(async () => {
  database = await createSignerDatabase()
  signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'pkcs11' })
  ownerId = (await enrolOwnerAt(signer)).ownerId
  admin = postgres(database.url, { max: 2, onnotice: () => {} })
})
afterAll(async () => {
  await signer?.stop()
  await admin?.end()
  await database?.drop()
})

const JSON_TYPE = { 'content-type': 'application/json' }
const post = (vaultId: unknown, to = signer) =>
  callSocket({
    socketPath: to.socketPath,
    method: 'POST',
    path: '/vault-keys',
    headers: JSON_TYPE,
    body: JSON.stringify({ vaultId, ownerId }),
  })
const keysOf = async (vaultId: string, to = signer) => {
  const answer = await post(vaultId, to)
  expect(answer.status).toBe(200)
  return createVaultKeysResponse.parse(JSON.parse(answer.body))
}

describe('POST /vault-keys', () => {
  it('answers 50 at once for one vault, over two instances, with one pair of keys', async () => {
    const second = await startTestSigner({ databaseUrl: database.url, wrapper: 'pkcs11', sharing: signer })
    try {
      for (const vaultId of ['50', '51', '52', '53', '54']) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, index) => keysOf(vaultId, index % 2 === 0 ? signer : second)),
        )
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
        const rows =
          await admin`select family from signer.vault_keys where vault_id = ${vaultId} order by family`
        expect(rows.map((row) => row.family)).toEqual(['ed25519', 'secp256k1'])
        const audit = await admin`select 1 from signer.audit where vault_id = ${vaultId}`
        expect(audit.length).toBe(1)
      }
    } finally {
      await second.stop()
    }
  })

  it('gives every vault its own keys, whose private halves are really there', async () => {
    const [a, b] = [await keysOf('60'), await keysOf('61')]
    expect(a.solanaPublicKey).not.toBe(b.solanaPublicKey)
    expect(a.evmAddress).not.toBe(b.evmAddress)
    const revealed = await signer.revealVaultKeys('60')
    const addressOf = (family: 'ed25519' | 'secp256k1') =>
      KEY_FAMILIES[family].addressOf(KEY_FAMILIES[family].publicKeyOf(revealed[family]))
    expect(addressOf('ed25519')).toBe(a.solanaPublicKey)
    expect(addressOf('secp256k1')).toBe(a.evmAddress)
  })

  it('answers the same after a restart', async () => {
    const before = await keysOf('62')
    await signer.kill9()
    await signer.restart()
    expect(await keysOf('62')).toEqual(before)
  })

  it.each([
    ['ciphertext', '7001'],
    ['iv', '7002'],
    ['tag', '7003'],
    ['wrapped_data_key', '7004'],
    ['public_key', '7005'],
  ])('tells no address of a vault whose %s was changed in the database', async (column, vaultId) => {
    await keysOf(vaultId)
    await tamper(
      (sql) => sql`
          update signer.vault_keys set ${sql(column)} = set_byte(${sql(column)}, 5, get_byte(${sql(column)}, 5) # 1)
          where vault_id = ${vaultId} and family = 'ed25519'`,
    )
    const answer = await post(vaultId)
    expect(answer.status).toBe(500)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'signer/keyStoreFailed' })
  })

  it('tells no address of a vault that was given the rows of another', async () => {
    await keysOf('71')
    await tamper((sql) => sql`update signer.vault_keys set vault_id = '72' where vault_id = '71'`)
    expect((await post('72')).status).toBe(500)
  })

  it.each(['0', '01', '-1', '1.5', '', 'abc', '99999999999999999999', 5, null, ['1']])(
    'refuses the vault id %j',
    async (vaultId) => {
      expect((await post(vaultId)).status).toBe(400)
    },
  )

  it.each([
    ['another type', { 'content-type': 'text/plain' }, '{"vaultId":"1"}', 415],
    ['no type', {}, '{"vaultId":"1"}', 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'vaultId=1', 415],
    ['broken JSON', JSON_TYPE, '{"vaultId":', 400],
    ['an unknown field', JSON_TYPE, `{"vaultId":"1","ownerId":"${'ab'.repeat(32)}","export":true}`, 400],
    ['no owner', JSON_TYPE, '{"vaultId":"1"}', 400],
    ['too much', JSON_TYPE, JSON.stringify({ vaultId: '1'.repeat(20_000) }), 413],
    ['too much without a length', { ...JSON_TYPE, 'transfer-encoding': 'chunked' }, ' '.repeat(100_000), 413],
  ])('refuses a body of %s', async (_, headers, body, status) => {
    const { socketPath } = signer
    const answer = await callSocket({ socketPath, method: 'POST', path: '/vault-keys', headers, body })
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ requestId: expect.any(String), retryable: false })
  })
})

describe('everything else', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/vault-keys'],
    ['PUT', '/vault-keys'],
    ['POST', '/vault-keys/'],
    ['POST', '/vault-keys?export=1'],
    ['GET', '/sign'],
    ['POST', '/sign/1'],
    ['POST', '/policy'],
    ['PUT', '/policy/1'],
    ['GET', '/policy'],
    ['GET', '/policy/1x'],
    ['GET', '/policy/1?x=1'],
    ['GET', '/vault-keys/1/private'],
    ['POST', '/health'],
    ['GET', '//health'],
    ['OPTIONS', '*'],
  ])('denies %s %s', async (method, path) => {
    expect((await callSocket({ socketPath: signer.socketPath, method, path })).status).toBe(404)
  })

  it('keeps its socket to itself', async () => {
    expect((await stat(signer.socketPath)).mode & 0o777).toBe(0o600)
    expect((await stat(dirname(signer.socketPath))).mode & 0o777).toBe(0o700)
  })

  it('says that it is ready, and counts', async () => {
    const health = await callSocket({ socketPath: signer.socketPath, method: 'GET', path: '/health' })
    expect(JSON.parse(health.body)).toEqual({
      ready: true,
      keyWrapper: 'pkcs11',
      networks: NETWORKS.practice,
    })
    await keysOf('80')
    const metrics = await callSocket({ socketPath: signer.socketPath, method: 'GET', path: '/metrics' })
    expect(metrics.body).toMatch(/windhover_signer_vault_keys_total\{outcome="created"\} [1-9]/)
    expect(metrics.body).toMatch(
      /windhover_signer_requests_total\{route="POST \/vault-keys",status="200"\} [1-9]/,
    )
  })

  it('does not start with a key file in the live world', async () => {
    const env = { ...signer.env, WORLD: 'live', KEY_WRAPPER: 'file', KEY_FILE: '/tmp/never-made' }
    const child = spawn(process.execPath, [SIGNER_MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const closed = once(child, 'close')
    expect(await text(child.stdout)).toContain('practice world only')
    expect(await closed).toEqual([1, null])
    await expect(stat('/tmp/never-made')).rejects.toThrow()
  })

  it('writes no secret to its log', async () => {
    await keysOf('81')
    const { ed25519, secp256k1 } = await signer.revealVaultKeys('81')
    const output = signer.output()
    expect(output).toContain('listening')
    for (const secret of [
      ed25519.toString('hex'),
      secp256k1.toString('hex'),
      ...Object.values(signer.secrets),
    ]) {
      expect(output).not.toContain(secret)
    }
  })

  it('has no secret in its environment, which others may read for as long as it runs', async () => {
    const environment = await readFile(`/proc/${signer.pid}/environ`, 'utf8')
    expect(environment).toContain('SIGNER_SECRETS_FILE=')
    expect(Object.keys(signer.secrets).sort()).toEqual(['PKCS11_PIN', 'SIGNER_DATABASE_URL'])
    for (const secret of Object.values(signer.secrets)) expect(environment).not.toContain(secret)
  })

  it('does not start with a secret in its environment, or in a file that others can read', async () => {
    const open = join(dirname(dirname(signer.socketPath)), 'open.json')
    await writeFile(open, JSON.stringify(signer.secrets), { mode: 0o640 })
    const refused = [
      { SIGNER_DATABASE_URL: signer.secrets.SIGNER_DATABASE_URL },
      { SIGNER_SECRETS_FILE: open },
      { SIGNER_SECRETS_FILE: '' },
    ]
    for (const change of refused) {
      const env = { ...signer.env, ...change }
      const child = spawn(process.execPath, [SIGNER_MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
      const closed = once(child, 'close')
      const output = await text(child.stdout)
      expect(output).toContain('SIGNER_SECRETS_FILE')
      for (const secret of Object.values(signer.secrets)) expect(output).not.toContain(secret)
      expect(await closed).toEqual([1, null])
    }
  })

  it('ends in order when asked to', async () => {
    const second = await startTestSigner({ databaseUrl: database.url, wrapper: 'pkcs11', sharing: signer })
    expect(await second.stop()).toBe(0)
    await expect(stat(second.socketPath)).rejects.toThrow()
  })
})

/** Changes rows the way an intruder with all rights on the database would: past the triggers. */
async function tamper(change: (sql: postgres.TransactionSql) => Promise<unknown>): Promise<void> {
  await admin.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await change(sql)
  })
}
