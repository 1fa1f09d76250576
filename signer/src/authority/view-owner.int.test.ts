import { createPrivateKey, sign } from 'node:crypto'
import { newNonce } from '@windhover/core/authority/approve-intent'
import { attestedOwner, ownerView } from '@windhover/core/authority/contract'
import { authorityErrors } from '@windhover/core/authority/errors'
import type { RootKey } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { RECOVERY_DELAY_MS, type Statement } from '@windhover/core/authority/statements'
import { grantFor } from '@windhover/testkit/owner-calls'
import {
  type CodeKey,
  makeCodeKey,
  makeDeviceKey,
  makePasskey,
  type OwnerKey,
} from '@windhover/testkit/owner-keys'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ed25519 } from '../keys/ed25519.ts'
import { isOwnersView } from '../proof/check-owner.ts'
import { connectDatabase, type Sql } from '../store/connect-database.ts'
import { createOwnerStore, type OwnerStore } from './owner-store.ts'
import { ownerAttester, ownerViewer, type ViewOwner } from './view-owner.ts'

const HOUR_MS = 60 * 60_000

let database: SignerDatabase
let sql: Sql
let owners: OwnerStore
let viewOwner: ViewOwner
let nowMs = Date.parse('2026-05-01T12:00:00Z')
const now = () => new Date(nowMs)

beforeAll(async () => {
  database = await createSignerDatabase()
  sql = connectDatabase({ url: database.signerUrl, pool: 2 })
  owners = createOwnerStore({ sql, world: 'practice', now })
  viewOwner = ownerViewer({ sql, owners, now, signVaults: async () => [] })
})
afterAll(async () => {
  await sql?.end()
  await database?.drop()
})

const said = () => ({ version: 1 as const, at: nowMs, nonce: newNonce() })
const refusalOf = async (signed: SignedStatement): Promise<unknown> =>
  await owners.accept(signed).then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  )
const view = async (ownerId: string) => ownerView.parse(await viewOwner(ownerId))
const revoke = (by: OwnerKey, owner: string, target: string) =>
  by.say({ ...said(), kind: 'revocation', owner, target } satisfies Statement)

function rootOf(owner: string | null, { key }: OwnerKey, name: string): Statement {
  return { ...said(), kind: 'root', owner, key: key as RootKey, name, demotes: null }
}

async function enrol() {
  const root = makePasskey()
  const { ownerId } = await owners.accept(await root.say(rootOf(null, root, 'First')))
  const [code, spare] = [makeCodeKey(), makeCodeKey()]
  const hashes = [code.id, spare.id]
  await owners.accept(await root.say({ ...said(), kind: 'recovery-codes', owner: ownerId, hashes }))
  return { root, ownerId, code, spare }
}

const recover = (owner: string, { key }: OwnerKey, code: CodeKey): Promise<SignedStatement> =>
  code.say({ ...said(), kind: 'recovery', owner, key: key as RootKey, name: 'Found' })

it('tells when each key came and when it last said something', async () => {
  const [second, device] = [makePasskey(), makeDeviceKey()]
  const { root, ownerId } = await enrol()
  const began = nowMs
  nowMs += HOUR_MS
  await owners.accept(await root.say(rootOf(ownerId, second, 'Second')))
  nowMs += HOUR_MS
  const lent = { ...grantFor(ownerId, device), ...said(), expiresAt: nowMs + HOUR_MS }
  await owners.accept(await second.say(lent))
  const { roots, grants } = await view(ownerId)
  expect(roots).toMatchObject([
    { keyId: root.id, acceptedAt: began, usedAt: began + HOUR_MS, livesFrom: began },
    { keyId: second.id, acceptedAt: began + HOUR_MS, usedAt: nowMs },
  ])
  expect(grants).toMatchObject([{ keyId: device.id, acceptedAt: nowMs, usedAt: null, spent24hUsd: 0 }])
  expect(await viewOwner('ab'.repeat(32))).toBeNull()
})

it('signs what it tells for whoever asked, and nothing left out, added or told before passes for it', async () => {
  const { root, ownerId } = await enrol()
  await owners.accept(await root.say(rootOf(ownerId, makePasskey(), 'Second')))
  const { privateKey, publicKey } = ed25519.generateKeyPair()
  const key = createPrivateKey({ key: privateKey, format: 'raw-private', asymmetricKeyType: 'ed25519' })
  const signText = async (text: string) => sign(null, Buffer.from(text), key)
  const attest = ownerAttester({ world: 'practice', key: { sign: signText }, viewOwner, now })
  const [nonce, signerKey] = [newNonce(), publicKey.toString('hex')]
  const known = { world: 'practice', signerKey, ownerId, nonce } as const
  const told = attestedOwner.parse(JSON.parse(JSON.stringify(await attest({ ownerId, nonce }))))
  expect(isOwnersView(told, known)).toBe(true)
  const { view } = told
  const [first, second] = view.roots
  if (first === undefined || second === undefined) throw new Error('two keys were enrolled')
  for (const lie of [
    { ...view, roots: [first] },
    { ...view, roots: [first, { ...second, livesFrom: second.livesFrom - 1 }] },
    { ...view, codesLeft: view.codesLeft + 1 },
  ]) {
    expect(isOwnersView({ ...told, view: lie }, known)).toBe(false)
  }
  expect(isOwnersView(told, { ...known, nonce: newNonce() })).toBe(false)
  expect(isOwnersView(told, { ...known, world: 'live' })).toBe(false)
  expect(isOwnersView(told, { ...known, ownerId: 'ab'.repeat(32) })).toBe(false)
  expect(await attest({ ownerId: 'ab'.repeat(32), nonce })).toBeNull()
})

it('the key that is left cannot be revoked, one that waits does not count as left', async () => {
  const second = makePasskey()
  const { root, ownerId, code } = await enrol()
  await owners.accept(await recover(ownerId, second, code))
  const last = authorityErrors.lastRoot.code
  expect(await refusalOf(await revoke(root, ownerId, root.id))).toBe(last)
  nowMs += RECOVERY_DELAY_MS
  expect(await refusalOf(await revoke(root, ownerId, root.id))).toBe('accepted')
  expect(await refusalOf(await revoke(second, ownerId, second.id))).toBe(last)
  expect((await view(ownerId)).roots.map(({ keyId }) => keyId)).toEqual([second.id])
})

describe('a recovery', () => {
  it('takes a code, is seen at once, and owns nothing before 72 hours', async () => {
    const found = makePasskey()
    const { ownerId, code } = await enrol()
    const began = nowMs
    await owners.accept(await recover(ownerId, found, code))
    expect(await view(ownerId)).toMatchObject({
      codesLeft: 1,
      codeUsedAt: began,
      roots: [{}, { keyId: found.id, acceptedAt: began, livesFrom: began + RECOVERY_DELAY_MS }],
    })
    const notProven = authorityErrors.notProven.code
    expect(await refusalOf(await recover(ownerId, makePasskey(), code))).toBe(notProven)
    const grant = async () =>
      await found.say({ ...grantFor(ownerId, makeDeviceKey()), ...said(), expiresAt: nowMs + HOUR_MS })
    nowMs = began + RECOVERY_DELAY_MS - 1
    expect(await refusalOf(await grant())).toBe(authorityErrors.ownerOnly.code)
    nowMs += 1
    expect(await refusalOf(await grant())).toBe('accepted')
  })

  it('is stopped by any key that lives, and not by the one that waits or a device', async () => {
    const [second, found, device] = [makePasskey(), makePasskey(), makeDeviceKey()]
    const { root, ownerId, code, spare } = await enrol()
    await owners.accept(await root.say(rootOf(ownerId, second, 'Second')))
    const lent = { ...grantFor(ownerId, device), ...said(), expiresAt: nowMs + 100 * HOUR_MS }
    await owners.accept(await root.say(lent))
    await owners.accept(await recover(ownerId, found, code))
    for (const nobody of [found, device])
      expect(await refusalOf(await revoke(nobody, ownerId, found.id))).toBe(authorityErrors.ownerOnly.code)
    expect(await refusalOf(await revoke(second, ownerId, found.id))).toBe('accepted')
    nowMs += RECOVERY_DELAY_MS
    const after = await view(ownerId)
    expect(after.roots.map(({ keyId }) => keyId)).toEqual([root.id, second.id])
    // The code is spent all the same.
    expect(after.codesLeft).toBe(1)
    const again = await recover(ownerId, makePasskey(), code)
    expect(await refusalOf(again)).toBe(authorityErrors.notProven.code)
    expect(await refusalOf(await recover(ownerId, makePasskey(), spare))).toBe('accepted')
  })
})
