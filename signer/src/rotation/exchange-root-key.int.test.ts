import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyAuditChain } from '../audit/verify-audit-chain.ts'
import { sealVaultKeys } from '../envelope/seal-vault-keys.ts'
import { withOpenedKey } from '../envelope/with-opened-key.ts'
import { connectDatabase, type Sql } from '../store/connect-database.ts'
import { createVaultKeyStore } from '../store/vault-key-store.ts'
import { openFileWrapper } from '../wrappers/file-wrapper.ts'
import type { KeyWrapper } from '../wrappers/key-wrapper.ts'
import { exchangeRootKey } from './exchange-root-key.ts'

const OWNER = 'ab'.repeat(32)
let dir: string
let database: SignerDatabase
let [admin, signer, rotation]: Sql[] = []
let [from, to, third]: KeyWrapper[] = []

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wh-exchange-'))
  const open = (name: string) => openFileWrapper(join(dir, name))
  ;[from, to, third] = await Promise.all([open('old'), open('new'), open('third')])
})
afterAll(() => rm(dir, { recursive: true }))
beforeEach(async () => {
  database = await createSignerDatabase()
  admin = postgres(database.url, { max: 1, onnotice: () => {} })
  signer = connectDatabase({ url: database.signerUrl, pool: 1 })
  rotation = connectDatabase({ url: database.rotationUrl, pool: 2 })
})
afterEach(async () => {
  await Promise.all([admin, signer, rotation].map((sql) => sql?.end({ timeout: 5 })))
  await database.drop()
})

function given() {
  if (!admin || !signer || !rotation || !from || !to || !third) throw new Error('not ready')
  return { admin, signer, sql: rotation, from, to, third }
}

async function makeVault(vaultId: string, wrapper: KeyWrapper) {
  const store = createVaultKeyStore(given().signer)
  await store.insertIfAbsent({ keys: await sealVaultKeys(vaultId, wrapper), ownerId: OWNER })
}

describe('exchangeRootKey', () => {
  it('moves a vault once, also when two run at once, and says so in the chain', async () => {
    const world = given()
    for (let id = 1; id <= 70; id += 1) await makeVault(String(id), world.from)
    const results = await Promise.all([exchangeRootKey(world), exchangeRootKey(world)])
    expect(results.map(({ left }) => left)).toEqual([0, 0])
    expect(results.reduce((sum, { rewrapped }) => sum + rewrapped, 0)).toBe(70)
    expect(await exchangeRootKey(world)).toEqual({ rewrapped: 0, left: 0, problems: [] })
    for (const sealed of await createVaultKeyStore(world.signer).find('7')) {
      await withOpenedKey({ sealed, wrapper: world.to }, () => {})
      await expect(withOpenedKey({ sealed, wrapper: world.from }, () => {})).rejects.toThrow(
        'another root key',
      )
    }
    expect((await verifyAuditChain(world.admin)).problems).toEqual([])
  })

  it('leaves what it cannot open, names it, and moves the rest', async () => {
    const world = given()
    await makeVault('1', world.third)
    await makeVault('2', world.from)
    await makeVault('3', world.from)
    await world.admin`update signer.vault_keys set wrapped_data_key = wrapped_data_key || 'x' where vault_id = '2'`
    const result = await exchangeRootKey(world)
    expect(result).toMatchObject({ rewrapped: 1, left: 2 })
    expect(result.problems).toEqual([
      expect.stringContaining('vault 1: is under a third root key'),
      expect.stringContaining('vault 2: the wrapped data key was changed'),
    ])
  })

  it('refuses to exchange a key for itself', async () => {
    const world = given()
    await expect(exchangeRootKey({ ...world, to: world.from })).rejects.toThrow('the same root key')
  })
})

const CHANGES = [
  ...['ciphertext', 'iv', 'tag', 'public_key'].map(
    (name) => `${name} = set_byte(${name}, 0, get_byte(${name}, 0) # 1)`,
  ),
  "vault_id = '2'",
  'version = 2',
  'created_at = now()',
]

describe('the rows of keys', () => {
  it('change in nothing but their wrapping, by the role for it alone, and are never removed', async () => {
    const { admin: owner, signer: running, sql: rotating, from: old } = given()
    await makeVault('1', old)
    const denied = 'permission denied'
    await expect(running`update signer.vault_keys set wrapper_key_id = 'x'`).rejects.toThrow(denied)
    await expect(rotating`update signer.vault_keys set public_key = 'x'`).rejects.toThrow(denied)
    await expect(rotating`delete from signer.vault_keys`).rejects.toThrow(denied)
    await expect(rotating`insert into signer.pause values (true, false)`).rejects.toThrow(denied)
    await expect(rotating`select from signer.signed_slots`).rejects.toThrow(denied)
    await expect(rotating`create table signer.mine (id int)`).rejects.toThrow(denied)
    for (const change of CHANGES) {
      const changing = owner.unsafe(`update signer.vault_keys set ${change}`)
      await expect(changing, change).rejects.toThrow('never changed but for their wrapping')
    }
    await expect(owner`delete from signer.vault_keys`).rejects.toThrow('never changed or removed')
    await expect(owner`truncate signer.vault_keys`).rejects.toThrow('never changed or removed')
  })

  it('show in the audit when they name another root key than the chain', async () => {
    const { admin: owner, from: old } = given()
    await makeVault('1', old)
    await owner`update signer.vault_keys set wrapper_key_id = 'other' where family = 'ed25519'`
    expect((await verifyAuditChain(owner)).problems).toEqual([
      `vault 1: its ed25519 key is under the root key file other, the chain says file ${old.keyId}`,
    ])
  })
})
