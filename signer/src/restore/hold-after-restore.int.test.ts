import { randomUUID } from 'node:crypto'
import { authorityErrors } from '@windhover/core/authority/errors'
import type { StatementOf } from '@windhover/core/authority/statements'
import { signerErrors } from '@windhover/core/signing/errors'
import type { Intent, IntentOf } from '@windhover/core/transactions/intent'
import {
  approvalOf,
  callerOf,
  grantFor,
  makeOwnedVault,
  rootApprovalOf,
  tellSigner,
} from '@windhover/testkit/owner-calls'
import { makeDeviceKey, makePasskey, type OwnerKey } from '@windhover/testkit/owner-keys'
import { evmAction, transferOf } from '@windhover/testkit/sign-requests'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { saidNow } from '@windhover/testkit/test-device'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { attestPrice } from '@windhover/testkit/test-witness'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAuditChain } from '../audit/verify-audit-chain.ts'
import { noteRestore } from './note-restore.ts'

const PAID = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SOLD = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const DAY_MS = 24 * 60 * 60_000
const VAULT = '1'

let database: SignerDatabase
let signer: TestSigner
let admin: postgres.Sql
const root = makePasskey()
const device = makeDeviceKey()

beforeAll(async () => {
  database = await createSignerDatabase()
  signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'file' })
  admin = postgres(database.url, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await signer?.stop()
  await admin?.end()
  await database?.drop()
})

const call = (path: string, body: unknown) => callerOf(signer)('POST', path, body)
const payment = (): Intent => transferOf({ vaultId: VAULT, chain: 'ethereum', to: PAID })
const approvedBy = (key: OwnerKey, intent: Intent) =>
  key.say(key === root ? rootApprovalOf(intent) : approvalOf(intent), { intent })
const approve = async (key: OwnerKey, intent: Intent) =>
  (await call('/approvals', { intent, signed: await approvedBy(key, intent) })).code
const sign = async (intent: Intent, nonce: number) => {
  const facts = [attestPrice({ chain: 'ethereum', token: 'native', decimals: 18, usd: '3000' })]
  return (await call('/sign', { intent, step: 0, epoch: 0, facts, action: evmAction({ to: PAID, nonce }) }))
    .code
}
const envelope = (): StatementOf<'envelope'> => ({
  ...saidNow(),
  kind: 'envelope',
  vaultId: VAULT,
  chain: 'ethereum',
  sellToken: SOLD,
  buyToken: 'native',
  totalSellRaw: '1000',
  worstPrice: { sellRaw: '3', buyRaw: '7' },
  executionsMax: 10,
  feeMaxRaw: '0',
  expiresAt: Date.now() + DAY_MS,
})
const swap = (): IntentOf<'swap'> => ({
  id: randomUUID(),
  vaultId: VAULT,
  type: 'swap',
  chain: 'ethereum',
  venue: 'zero-x',
  sellToken: SOLD,
  buyToken: 'native',
  sellAmountRaw: '300',
  quotedBuyAmountRaw: '800',
  minBuyAmountRaw: '700',
  slippageBps: 100,
  serviceFeeRaw: null,
})
const execute = async (hash: unknown) => (await call('/executions', { intent: swap(), envelope: hash })).code

it('takes nothing for agreed to that was agreed to before a restore', async () => {
  const { ownerId } = await makeOwnedVault(callerOf(signer), root, VAULT)
  const oldGrant = await root.say(grantFor(ownerId, device, { scopes: ['transfer', 'trade', 'order'] }))
  const unheard = await root.say(grantFor(ownerId, makeDeviceKey()))
  expect((await tellSigner(callerOf(signer), oldGrant)).code).toBe('done')
  const [paid, waiting] = [payment(), payment()]
  expect(await approve(root, paid)).toBe('done')
  expect(await sign(paid, 0)).toBe('done')
  expect(await approve(device, waiting)).toBe('done')
  const unheardApproval = payment()
  const unheardSigned = await approvedBy(root, unheardApproval)
  const { body: byRoot } = await call('/envelopes', await root.say(envelope()))
  const { body: byDevice } = await call('/envelopes', await device.say(envelope()))
  expect(await execute(byRoot.hash)).toBe('done')
  expect(await execute(byDevice.hash)).toBe('done')

  await signer.kill9()
  const [end] = await admin<{ seq: string; hash: string }[]>`
    select seq::text as seq, encode(hash, 'hex') as hash from signer.audit_head`
  if (end === undefined) throw new Error('no chain')
  const wrong = noteRestore(database.ownerUrl, {
    takenAt: new Date(),
    end: { ...end, hash: '00'.repeat(32) },
  })
  await expect(wrong).rejects.toThrow(`does not hold row ${end.seq}`)
  await noteRestore(database.ownerUrl, { takenAt: new Date(), end })
  await signer.restart()

  expect(await approve(root, payment())).toBe('done')
  const paused = payment()
  expect(await approve(root, paused)).toBe('done')
  expect(await sign(paused, 1)).toBe(signerErrors.allPaused.code)
  await admin`update signer.pause set is_paused = false`

  // What had been signed, what was only approved, and what the lost ledger alone had heard of.
  expect(await sign(paid, 0)).toBe(signerErrors.approvalExpired.code)
  expect(await sign(waiting, 1)).toBe(signerErrors.approvalExpired.code)
  expect(await approve(root, waiting)).toBe(signerErrors.approvalExpired.code)
  const again = await call('/approvals', { intent: unheardApproval, signed: unheardSigned })
  expect(again.code).toBe(authorityErrors.wrongTime.code)
  // A device may have been revoked since, and an order used up.
  expect(await approve(device, payment())).toBe(authorityErrors.unknownKey.code)
  expect((await tellSigner(callerOf(signer), unheard)).code).toBe(authorityErrors.wrongTime.code)
  expect(await execute(byRoot.hash)).toBe(authorityErrors.envelopeEnded.code)
  expect(await execute(byDevice.hash)).toBe(authorityErrors.envelopeEnded.code)

  // The owner goes on as before, and lends the same device its powers anew.
  expect(await sign(paused, 1)).toBe('done')
  const newGrant = await root.say(grantFor(ownerId, device, { scopes: ['transfer', 'trade', 'order'] }))
  expect((await tellSigner(callerOf(signer), newGrant)).code).toBe('done')
  const next = payment()
  expect(await approve(device, next)).toBe('done')
  expect(await sign(next, 2)).toBe('done')
  const { body: placed } = await call('/envelopes', await device.say(envelope()))
  expect(await execute(placed.hash)).toBe('done')
  await admin`update signer.pause set is_paused = true`
  expect((await verifyAuditChain(admin)).problems).toEqual([])
})
