import { randomUUID } from 'node:crypto'
import { hashIntent } from '@windhover/core/authority/approve-intent'
import { keyId } from '@windhover/core/authority/keys'
import { LIVE_KEYS_PER_VAULT_MAX } from '@windhover/core/vaults/constants'
import type { VaultView } from '@windhover/core/vaults/contract'
import { keyScope } from '@windhover/core/vaults/key-contract'
import { createTestDatabase } from '@windhover/testkit/test-database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../platform/db/database.ts'
import type { SessionInfo } from '../../ports/identity.ts'
import { issueKey, rotateKey } from './issue-key.ts'
import { listKeys, revokeKey } from './key-store.ts'
import { openVaultWith } from './open-vault.ts'
import { finishVault, listReadyVaults, reserveVault } from './vault-store.ts'
import { viewKey } from './view-key.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let connection: DatabaseConnection
const at = new Date('2026-11-15T12:00:00Z')
const clock = { now: () => at }

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, pool: 10, name: 'test' })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

async function readyVault(userId: string, creationKey = `first:${userId}`): Promise<VaultView> {
  const { tokenId } = await reserveVault(connection.db, { userId, creationKey })
  await finishVault(connection.db, {
    tokenId,
    publicKey: `sol-${tokenId}`,
    ethAddress: `0x${tokenId}`,
    readyAt: at,
  })
  const vault = (await listReadyVaults(connection.db, userId)).find(
    (each) => each.tokenId === tokenId.toString(),
  )
  if (vault === undefined) throw new Error('the vault is not listed')
  return vault
}

function sessionOf(userId: string): SessionInfo {
  return {
    sessionId: `s-${userId}`,
    userId,
    method: 'passkey',
    createdAt: at,
    expiresAt: at,
    steppedUpAt: at,
  }
}

async function vaultWithKey(userId: string) {
  const vault = await readyVault(userId)
  const issued = await issueKey(connection.db, {
    userId,
    vaultId: BigInt(vault.tokenId),
    label: 'Chrome on Linux',
  })
  const open = (presentedKey: string | null, other: { userId?: string; vaultId?: string } = {}) =>
    openVaultWith({ db: connection.db, clock })({
      session: sessionOf(other.userId ?? userId),
      vaultId: other.vaultId ?? vault.tokenId,
      presentedKey,
    })
  return { vault, vaultId: BigInt(vault.tokenId), issued, open }
}

describe('vault rows', () => {
  it('R1-002 R1-003 R1-004 R1-165 carry tokenId, wrappedKeys[0].pub_key, ethAddress and publicKey', async () => {
    const vault = await readyVault('fields')
    expect(vault.tokenId).toMatch(/^\d+$/)
    expect(vault.wrappedKeys[0]?.pub_key).toBe(`sol-${vault.tokenId}`)
    expect(vault.publicKey).toBe(vault.wrappedKeys[0]?.pub_key)
    expect(vault.ethAddress).toBe(`0x${vault.tokenId}`)
  })

  it('are one per creation key, also when fifty ask at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 50 }, () =>
        reserveVault(connection.db, { userId: 'busy', creationKey: 'first:busy' }),
      ),
    )
    expect(new Set(asked.map((row) => row.tokenId)).size).toBe(1)
  })

  it('never change once they are ready', async () => {
    const vault = await readyVault('fixed')
    await finishVault(connection.db, {
      tokenId: BigInt(vault.tokenId),
      publicKey: 'other',
      ethAddress: 'other',
      readyAt: at,
    })
    expect((await listReadyVaults(connection.db, 'fixed'))[0]?.publicKey).toBe(vault.publicKey)
  })
})

describe('vault API keys', () => {
  it('R1-006 R1-007 open their own vault for its owner, in plain and in sealed form', async () => {
    const { issued, vault, open } = await vaultWithKey('owner')
    const grant = { vaultId: vault.tokenId, keyId: issued.keyId, scopes: keyScope.options }
    expect(await open(issued.key)).toMatchObject(grant)
    expect(await open(issued.sealedKey)).toMatchObject(grant)
  })

  it('approve by being shown to the signer as they are, whichever form was shown to us', async () => {
    const { issued, vault, open } = await vaultWithKey('approving')
    const intent = {
      id: randomUUID(),
      vaultId: vault.tokenId,
      type: 'wrap',
      chain: 'solana',
      amountRaw: '5',
    } as const
    for (const shown of [issued.key, issued.sealedKey]) {
      const signed = (await open(shown)).approve(intent, Date.now())
      expect(signed.proof).toEqual({ by: 'api-key', key: issued.key })
      expect(signed.keyId).toBe(keyId({ type: 'api-key', hash: issued.apiKeyHash }))
      expect(signed.statement).toMatchObject({ kind: 'approval', intentHash: hashIntent(intent) })
    }
  })

  it('R1-267 are asked for on every call: none, a wrong one and a foreign one are refused', async () => {
    const { issued, open } = await vaultWithKey('asked')
    const other = await vaultWithKey('asked-other')
    await expect(open(null)).rejects.toMatchObject({ code: 'vault-key/missing', status: 401 })
    await expect(open('')).rejects.toMatchObject({ code: 'vault-key/refused' })
    await expect(open(`${issued.key.slice(0, -1)}~`)).rejects.toMatchObject({ code: 'vault-key/refused' })
    await expect(open(other.issued.key)).rejects.toMatchObject({ code: 'vault-key/refused' })
    await expect(open(issued.key, { userId: 'asked-other' })).rejects.toMatchObject({
      code: 'vault/notYours',
      status: 403,
    })
    await expect(open(issued.sealedKey, { userId: 'asked-other' })).rejects.toMatchObject({ status: 403 })
    await expect(open(issued.key, { vaultId: '999999999' })).rejects.toMatchObject({ code: 'vault/notFound' })
  })

  it('do not open a second vault of the same user', async () => {
    const { issued, open } = await vaultWithKey('two-vaults')
    const second = await readyVault('two-vaults', 'extra:two-vaults:1')
    await expect(open(issued.key, { vaultId: second.tokenId })).rejects.toMatchObject({
      code: 'vault-key/refused',
    })
    await expect(open(issued.sealedKey, { vaultId: second.tokenId })).rejects.toMatchObject({
      code: 'vault-key/refused',
    })
  })

  it('are stored as a hash only', async () => {
    const { issued } = await vaultWithKey('hashed')
    const secret = issued.key.split('_').slice(2).join('_')
    const dump = await connection.db.execute(
      sql`select encode(convert_to(k::text, 'UTF8'), 'escape') as row from vault_api_keys k where key_id = ${issued.keyId}`,
    )
    const stored = JSON.stringify(dump)
    expect(stored).toContain(issued.apiKeyHash)
    expect(stored).not.toContain(issued.key)
    expect(stored).not.toContain(secret)
    expect(stored).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
  })

  it('R1-296 are decrypted for viewing from the sealed form', async () => {
    const { issued, vaultId } = await vaultWithKey('viewer')
    const { apiKeyHash, sealedKey, key } = issued
    expect(await viewKey(connection.db, { userId: 'viewer', vaultId, apiKeyHash, sealedKey })).toBe(key)
  })

  it('R1-264 are not shown without the right hash', async () => {
    const { issued, vaultId } = await vaultWithKey('no-hash')
    const { sealedKey } = issued
    for (const apiKeyHash of ['', '0'.repeat(64)]) {
      await expect(
        viewKey(connection.db, { userId: 'no-hash', vaultId, apiKeyHash, sealedKey }),
      ).rejects.toMatchObject({
        message: 'API key not found. Please set up your vault API key.',
      })
    }
  })

  it('R1-321 answer Failed to view API key for something that was never sealed here', async () => {
    const { issued, vaultId } = await vaultWithKey('bad-seal')
    const { apiKeyHash } = issued
    const foreign = (await vaultWithKey('bad-seal-other')).issued.sealedKey
    const forged = `${issued.sealedKey.slice(0, -4)}AAAA`
    for (const sealedKey of [issued.key, 'nonsense', forged]) {
      await expect(
        viewKey(connection.db, { userId: 'bad-seal', vaultId, apiKeyHash, sealedKey }),
      ).rejects.toMatchObject({
        message: 'Failed to view API key',
      })
    }
    await expect(
      viewKey(connection.db, { userId: 'bad-seal', vaultId, apiKeyHash, sealedKey: foreign }),
    ).rejects.toMatchObject({ code: 'vault-key/notFound' })
  })

  it('die when revoked, in every form, and cannot be viewed any more', async () => {
    const { issued, vaultId, open } = await vaultWithKey('revoker')
    expect(await revokeKey(connection.db, { vaultId, keyId: issued.keyId, at })).toBe(true)
    expect(await revokeKey(connection.db, { vaultId, keyId: issued.keyId, at })).toBe(false)
    await expect(open(issued.key)).rejects.toMatchObject({ code: 'vault-key/refused' })
    await expect(open(issued.sealedKey)).rejects.toMatchObject({ code: 'vault-key/refused' })
    const { apiKeyHash, sealedKey } = issued
    await expect(
      viewKey(connection.db, { userId: 'revoker', vaultId, apiKeyHash, sealedKey }),
    ).rejects.toMatchObject({
      code: 'vault-key/notFound',
    })
    expect((await listReadyVaults(connection.db, 'revoker'))[0]?.hasApiKey).toBe(false)
  })

  it('are replaced by rotation in one go, once, however often it is pressed', async () => {
    const { issued, vaultId, open } = await vaultWithKey('rotator')
    const rotate = () => rotateKey(connection.db, { userId: 'rotator', vaultId, keyId: issued.keyId, at })
    const results = await Promise.allSettled(Array.from({ length: 8 }, rotate))
    const won = results.filter((result) => result.status === 'fulfilled')
    expect(won).toHaveLength(1)
    await expect(open(issued.key)).rejects.toMatchObject({ code: 'vault-key/refused' })
    expect(await open(won[0]?.value.key ?? '')).toMatchObject({ keyId: won[0]?.value.keyId })
    expect((await listKeys(connection.db, vaultId)).filter((key) => key.revokedAt === null)).toHaveLength(1)
  })

  it('stay in the list while they live, however many died after them', async () => {
    const { issued, vaultId } = await vaultWithKey('hider')
    let keyId = (await issueKey(connection.db, { userId: 'hider', vaultId, label: 'noise' })).keyId
    for (let round = 0; round < 101; round += 1) {
      keyId = (await rotateKey(connection.db, { userId: 'hider', vaultId, keyId, at })).keyId
    }
    expect((await listKeys(connection.db, vaultId)).map((key) => key.keyId)).toContain(issued.keyId)
  })

  it('are limited per vault, also when many are asked for at once', async () => {
    const { vaultId } = await vaultWithKey('collector')
    const ask = () => issueKey(connection.db, { userId: 'collector', vaultId, label: 'one more' })
    const results = await Promise.allSettled(Array.from({ length: LIVE_KEYS_PER_VAULT_MAX + 5 }, ask))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(
      LIVE_KEYS_PER_VAULT_MAX - 1,
    )
  })
})
