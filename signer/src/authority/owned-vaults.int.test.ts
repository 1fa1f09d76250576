import { randomUUID } from 'node:crypto'
import { newNonce } from '@windhover/core/authority/approve-intent'
import { ownerView } from '@windhover/core/authority/contract'
import { authorityErrors } from '@windhover/core/authority/errors'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { Scope, StatementOf } from '@windhover/core/authority/statements'
import type { World } from '@windhover/core/authority/world'
import { AUDIT_HEAD_PATH, auditHead } from '@windhover/core/signing/audit-head'
import { createVaultKeysResponse } from '@windhover/core/signing/contract'
import { signerErrors } from '@windhover/core/signing/errors'
import type { Intent, IntentOf } from '@windhover/core/transactions/intent'
import {
  approvalOf,
  callerOf,
  grantFor,
  makeOwnedVault,
  rootApprovalOf,
  type SignerCall,
  tellSigner,
} from '@windhover/testkit/owner-calls'
import {
  makeApiKey,
  makeDeviceKey,
  makeEthereumWallet,
  makePasskey,
  makeSolanaWallet,
  type OwnerKey,
} from '@windhover/testkit/owner-keys'
import { evmAction, transferOf } from '@windhover/testkit/sign-requests'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { saidNow } from '@windhover/testkit/test-device'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { attestPrice } from '@windhover/testkit/test-witness'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyAuditChain } from '../audit/verify-audit-chain.ts'
import { checkVaults } from '../proof/check-vault.ts'
import { findApprovals } from './find-approvals.ts'
import { createOwnerStore } from './owner-store.ts'

const PAID = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ABOVE = authorityErrors.aboveGrantNeedsOwner.code
const DAY_MS = 24 * 60 * 60_000
const ether = () => attestPrice({ chain: 'ethereum', token: 'native', decimals: 18, usd: '3000' })

let database: SignerDatabase
/** Two signers on one database: what one of them has heard, the other one acts on. */
let signer: TestSigner
let second: TestSigner
let admin: postgres.Sql
let vaults = 100

beforeAll(async () => {
  database = await createSignerDatabase()
  signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'file' })
  second = await startTestSigner({ databaseUrl: database.url, wrapper: 'file', sharing: signer })
  admin = postgres(database.url, { max: 2, onnotice: () => {} })
})
afterAll(async () => {
  await second?.stop()
  await signer?.stop()
  await admin?.end()
  await database?.drop()
})

const callOf = callerOf
const call: SignerCall = (method, path, body) => callOf(signer)(method, path, body)
const tell = (signed: SignedStatement) => tellSigner(call, signed)
const base = saidNow
const ownedVault = (root: OwnerKey) => {
  vaults += 1
  return makeOwnedVault(call, root, String(vaults))
}
/** The owner pays first: a device alone pays nobody new. */
async function introduce(root: OwnerKey, vaultId: string) {
  const intent = pay(vaultId)
  const signed = await root.say(rootApprovalOf(intent), { intent })
  expect((await call('POST', '/approvals', { intent, signed })).body).toMatchObject({ by: 'root' })
  expect((await call('POST', '/sign', signRequest(intent, 0))).code).toBe('done')
}
const pay = (vaultId: string): Intent => transferOf({ vaultId, chain: 'ethereum', to: PAID })
const signRequest = (intent: Intent, nonce = 1) => ({
  intent,
  step: 0,
  epoch: 0,
  facts: [ether()],
  action: evmAction({ to: PAID, nonce }),
})

const threeDollars = (vaultId: string) =>
  transferOf({ vaultId, chain: 'ethereum', to: PAID, amountRaw: '1000000000000000' })
const payRequest = (intent: ReturnType<typeof threeDollars>) => ({
  ...signRequest(intent),
  action: evmAction({ to: PAID, nonce: 1, valueWei: intent.amountRaw }),
})

const ROOTS: readonly (readonly [string, () => OwnerKey])[] = [
  ['a passkey', makePasskey],
  ['an Ethereum wallet', makeEthereumWallet],
  ['a Solana wallet', makeSolanaWallet],
  ['a guest with nothing but a device', makeDeviceKey],
]

describe.each(ROOTS)('a vault of %s', (_name, make) => {
  it('pays what its device approved, by either signer, and nothing that nobody approved', async () => {
    const root = make()
    const device = makeDeviceKey()
    const { ownerId, vaultId } = await ownedVault(root)
    await introduce(root, vaultId)
    const intent = pay(vaultId)
    expect((await call('POST', '/sign', signRequest(intent))).code).toBe(signerErrors.notApproved.code)
    const signed = await device.say(approvalOf(intent))
    const early = await call('POST', '/approvals', { intent, signed })
    expect(early.code).toBe(authorityErrors.unknownKey.code)
    expect((await tell(await root.say(grantFor(ownerId, device)))).code).toBe('done')
    expect(await callOf(second)('POST', '/approvals', { intent, signed })).toMatchObject({
      status: 200,
      body: { by: 'grant', keyId: device.id },
    })
    const first = await call('POST', '/sign', signRequest(intent))
    expect(first.code).toBe('done')
    expect((await callOf(second)('POST', '/sign', signRequest(intent))).body).toEqual(first.body)
  })

  it('pays more than its device was lent only where the owner agrees', async () => {
    const root = make()
    const device = makeDeviceKey()
    const { ownerId, vaultId } = await ownedVault(root)
    await introduce(root, vaultId)
    await tell(await root.say(grantFor(ownerId, device, { perTransactionUsd: 2 })))
    const intent = threeDollars(vaultId)
    const asDevice = { intent, signed: await device.say(approvalOf(intent)), facts: [ether()] }
    expect((await call('POST', '/approvals', asDevice)).code).toBe(ABOVE)
    expect((await call('POST', '/sign', payRequest(intent))).code).toBe(signerErrors.notApproved.code)
    const asOwner = { intent, signed: await root.say(rootApprovalOf(intent), { intent }) }
    expect((await call('POST', '/approvals', asOwner)).body).toMatchObject({ by: 'root' })
    expect((await call('POST', '/sign', payRequest(intent))).code).toBe('done')
  })

  it('pays what the owner approved as such', async () => {
    const root = make()
    const { vaultId } = await ownedVault(root)
    const intent = pay(vaultId)
    const statement = { ...approvalOf(intent), kind: 'root-approval' as const }
    const signed = await root.say(statement, { intent })
    expect((await call('POST', '/approvals', { intent, signed })).body).toMatchObject({ by: 'root' })
    expect((await call('POST', '/sign', signRequest(intent))).code).toBe('done')
  })
})

describe('an owned vault', () => {
  async function withDevice(change: Partial<StatementOf<'grant'>> = {}) {
    const root = makePasskey()
    const device = makeDeviceKey()
    const { ownerId, vaultId } = await ownedVault(root)
    const { body } = await tell(await root.say(grantFor(ownerId, device, change)))
    await introduce(root, vaultId)
    return { root, device, ownerId, vaultId, grantHash: String(body.hash) }
  }
  const approvedBy = async (
    device: OwnerKey,
    intent: Intent,
    change: Partial<StatementOf<'approval'>> = {},
  ) =>
    (await call('POST', '/approvals', { intent, signed: await device.say(approvalOf(intent, change)) })).code

  it('takes no approval along with the bytes: it is told of it before, or it does not sign', async () => {
    const { device, vaultId } = await withDevice()
    const intent = pay(vaultId)
    const approval = await device.say(approvalOf(intent))
    const answer = await call('POST', '/sign', { ...signRequest(intent), approval })
    expect(answer.code).toBe(signerErrors.invalidRequest.code)
  })

  it('takes one intent under an id, also of two that come at once', async () => {
    const { device, vaultId } = await withDevice()
    const intent = pay(vaultId)
    const other = { ...threeDollars(vaultId), id: intent.id }
    const wrong = authorityErrors.wrongIntent.code
    expect(await approvedBy(device, intent)).toBe('done')
    expect(await approvedBy(device, other)).toBe(wrong)
    expect(await approvedBy(device, intent)).toBe('done')
    const [one, two] = [pay(vaultId), threeDollars(vaultId)]
    const both = await Promise.all([approvedBy(device, one), approvedBy(device, { ...two, id: one.id })])
    expect(both.toSorted()).toEqual([wrong, 'done'].toSorted())
  })

  it('hears a sign-in that names no owner, if the passkey is one of the owner that is meant', async () => {
    const { root, ownerId, vaultId } = await withDevice()
    const other = await withDevice()
    const [mine, foreign] = [makeDeviceKey(), makeDeviceKey()]
    const say = async (by: OwnerKey, device: OwnerKey, owner?: string) => {
      const signed = await by.say(grantFor('', device, { owner: null }))
      return (await call('POST', '/statements', { signed, ...(owner === undefined ? {} : { owner }) })).code
    }
    expect(await say(root, mine)).toBe(authorityErrors.unknownOwner.code)
    expect(await say(root, mine, ownerId)).toBe('done')
    expect(await approvedBy(mine, pay(vaultId))).toBe('done')
    const said = await root.say(grantFor('', makeDeviceKey(), { owner: null }))
    const told = async (owner: string) => (await call('POST', '/statements', { signed: said, owner })).code
    expect([await told(ownerId), await told(ownerId)]).toEqual(['done', 'done'])
    expect(await told(other.ownerId)).toBe(authorityErrors.usedBefore.code)
    expect(await say(other.root, foreign, ownerId)).toBe(authorityErrors.ownerOnly.code)
    expect(await approvedBy(foreign, pay(vaultId))).toBe(authorityErrors.unknownKey.code)
  })

  it('takes an approval of exactly this intent, of now, and once', async () => {
    const { device, vaultId } = await withDevice()
    const intent = pay(vaultId)
    const wrong = authorityErrors.wrongIntent.code
    const late = authorityErrors.wrongTime.code
    expect(await approvedBy(device, intent, { intentHash: 'ab'.repeat(32) })).toBe(wrong)
    expect(await approvedBy(device, intent, { vaultId: '1' })).toBe(wrong)
    expect(await approvedBy(device, intent, { expiresAt: Date.now() - 1 })).toBe(late)
    expect(await approvedBy(device, intent, { expiresAt: Date.now() + 120_000 })).toBe(late)
    const ahead = Date.now() + 120_000
    expect(await approvedBy(device, intent, { at: ahead, expiresAt: ahead + 60_000 })).toBe(late)
    const signed = await device.say(approvalOf(intent))
    const bent = { ...signed, statement: { ...signed.statement, nonce: newNonce() } }
    expect((await call('POST', '/approvals', { intent, signed: bent })).code).toBe(
      authorityErrors.notProven.code,
    )
    for (let time = 0; time < 2; time += 1) {
      expect((await call('POST', '/approvals', { intent, signed })).code).toBe('done')
    }
    const [{ count } = { count: 0 }] = await admin<{ count: number }[]>`
      select count(*)::int as count from signer.approvals where vault_id = ${vaultId}`
    // With the one by which the owner paid first.
    expect(count).toBe(2)
    // The same press cannot stand for another payment, whatever its id.
    const other = { ...intent, id: randomUUID() }
    expect((await call('POST', '/approvals', { intent: other, signed })).code).toBe(wrong)
    expect((await call('POST', '/sign', signRequest(other))).code).toBe(signerErrors.notApproved.code)
  })

  it.each<[string, Partial<StatementOf<'grant'>>, string]>([
    ['of another scope', { scopes: ['trade'] satisfies Scope[] }, authorityErrors.outOfScope.code],
    ['for other vaults', { vaults: ['1'] }, authorityErrors.wrongVault.code],
  ])('refuses a device with a grant %s', async (_what, change, code) => {
    const { device, vaultId } = await withDevice(change)
    expect(await approvedBy(device, pay(vaultId))).toBe(code)
  })

  it('refuses the device of another owner', async () => {
    const { vaultId } = await withDevice()
    const { device: foreign } = await withDevice()
    expect(await approvedBy(foreign, pay(vaultId))).toBe(authorityErrors.unknownKey.code)
  })

  it('a device cannot approve as the owner', async () => {
    const { device, vaultId } = await withDevice()
    const intent = pay(vaultId)
    const signed = await device.say({ ...approvalOf(intent), kind: 'root-approval' })
    expect((await call('POST', '/approvals', { intent, signed })).code).toBe(authorityErrors.ownerOnly.code)
  })

  it('a revoked device stops at once, also for what it approved before', async () => {
    const { root, device, ownerId, vaultId, grantHash } = await withDevice()
    const [before, after] = [pay(vaultId), pay(vaultId)]
    expect(await approvedBy(device, before)).toBe('done')
    const revocation = { ...base(), kind: 'revocation' as const, owner: ownerId, target: grantHash }
    expect((await callOf(second)('POST', '/statements', { signed: await root.say(revocation) })).code).toBe(
      'done',
    )
    expect((await call('POST', '/sign', signRequest(before))).code).toBe(signerErrors.notApproved.code)
    expect(await approvedBy(device, after)).toBe(authorityErrors.unknownKey.code)
  })

  it('nothing of a revoked device is signed after the revocation, however close they are', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { root, device, ownerId, vaultId, grantHash } = await withDevice()
      const intents = Array.from({ length: 24 }, () => pay(vaultId))
      for (const intent of intents) expect(await approvedBy(device, intent)).toBe('done')
      const signed = await root.say({ ...base(), kind: 'revocation', owner: ownerId, target: grantHash })
      const signAll = intents.map((intent, at) => call('POST', '/sign', signRequest(intent, at + 1)))
      const [revoked, ...answers] = await Promise.all([
        callOf(second)('POST', '/statements', { signed }),
        ...signAll,
      ])
      expect(revoked.code).toBe('done')
      const refused = signerErrors.notApproved.code
      for (const { code } of answers) expect(['done', refused]).toContain(code)
      const [late] = await admin`
        select count(*)::int as rows from signer.audit where kind = 'signed' and vault_id = ${vaultId}
          and seq > (select seq from signer.audit where kind = 'statement-accepted'
            and details::json ->> 'hash' = ${String(revoked.body.hash)})`
      expect(late).toEqual({ rows: 0 })
    }
  })

  it('a program pays with the API key that was granted, and with no other', async () => {
    const root = makePasskey()
    const { ownerId, vaultId } = await ownedVault(root)
    await introduce(root, vaultId)
    const program = makeApiKey()
    await tell(
      await root.say(grantFor(ownerId, program, { name: 'Bot', perTransactionUsd: 2, perDayUsd: 100 })),
    )
    const intent = pay(vaultId)
    const shown = async (about: Intent = intent) => ({
      ...{ intent: about, signed: await program.say(approvalOf(about)), facts: [ether()] },
    })
    const right = await shown()
    const wrong = { by: 'api-key', key: `wh_${randomUUID()}` }
    const bent = { ...right, signed: { ...right.signed, proof: wrong } }
    expect((await call('POST', '/approvals', bent)).code).toBe(authorityErrors.notProven.code)
    expect((await call('POST', '/approvals', right)).code).toBe('done')
    expect((await call('POST', '/sign', signRequest(intent))).code).toBe('done')
    expect((await call('POST', '/approvals', await shown(threeDollars(vaultId)))).code).toBe(ABOVE)
  })

  it('has no owner for a signer of another world on the same database', async () => {
    const { vaultId } = await withDevice()
    const find = (world: World) => createOwnerStore({ sql: admin, world }).findOfVault(vaultId)
    expect(await find('practice')).toMatchObject({ state: { ownerId: expect.any(String) } })
    expect(await find('live')).toBeNull()
  })

  it('is made only for an owner who was enrolled, and keeps its owner', async () => {
    const nobody = await call('POST', '/vault-keys', { vaultId: '90001', ownerId: 'ab'.repeat(32) })
    expect(nobody.code).toBe(authorityErrors.unknownOwner.code)
    const { ownerId, vaultId } = await ownedVault(makePasskey())
    const thief = await ownedVault(makeDeviceKey())
    const again = await call('POST', '/vault-keys', { vaultId, ownerId: thief.ownerId })
    expect(again.body.ownerId).toBe(ownerId)
    const { body } = await call('GET', `/owners/${ownerId}`)
    expect(ownerView.parse(body)).toMatchObject({
      vaults: [{ record: { vaultId } }],
      grants: [],
      codesLeft: 0,
    })
  })

  it('is told with its owner and addresses, signed by the key of the audit heads at every signer', async () => {
    const { ownerId, vaultId } = await ownedVault(makePasskey())
    vaults += 1
    const { body: newer } = await call('POST', '/vault-keys', { vaultId: String(vaults), ownerId })
    const { publicKey: signerKey } = auditHead.parse((await call('GET', AUDIT_HEAD_PATH)).body)
    const ask = async (asked: TestSigner) =>
      ownerView.parse((await callOf(asked)('GET', `/owners/${ownerId}`)).body).vaults
    const told = await Promise.all([signer, signer, second].map(ask))
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1)
    const [vaultsTold = []] = told
    const checked = checkVaults(vaultsTold, { signerKey, ownerId })
    expect([...checked.keys()]).toEqual([vaultId, newer.vaultId])
    const { solanaPublicKey: solana, evmAddress: evm } = createVaultKeysResponse.parse(newer)
    expect(checked.get(String(vaults))).toEqual({ solana, ethereum: evm, bsc: evm, hedera: evm })
    expect(checkVaults(vaultsTold, { signerKey, ownerId: 'ab'.repeat(32) }).size).toBe(0)
  })

  describe('with an envelope', () => {
    const SOLD = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
    const swap = (vaultId: string, change: Partial<IntentOf<'swap'>> = {}): IntentOf<'swap'> => ({
      id: randomUUID(),
      vaultId,
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
      ...change,
    })
    const envelopeFor = (vaultId: string): StatementOf<'envelope'> => ({
      ...base(),
      kind: 'envelope',
      vaultId,
      chain: 'ethereum',
      sellToken: SOLD,
      buyToken: 'native',
      totalSellRaw: '1000',
      worstPrice: { sellRaw: '3', buyRaw: '7' },
      executionsMax: 10,
      feeMaxRaw: '0',
      expiresAt: Date.now() + DAY_MS,
    })
    const scopes: Scope[] = ['trade', 'order']
    async function withEnvelope() {
      const owned = await withDevice({ scopes })
      const kept = await call('POST', '/envelopes', await owned.device.say(envelopeFor(owned.vaultId)))
      return { ...owned, envelope: String(kept.body.hash) }
    }

    it('approves trades within it, and no more of them than fit, on two signers at once', async () => {
      const { vaultId, envelope } = await withEnvelope()
      const codes = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const ask = callOf(index % 2 === 0 ? signer : second)
          return (await ask('POST', '/executions', { intent: swap(vaultId), envelope })).code
        }),
      )
      expect(codes.filter((code) => code === 'done')).toHaveLength(3)
      expect(new Set(codes)).toEqual(new Set(['done', authorityErrors.envelopeSpent.code]))
    })

    it('approves one trade once, and its terms cannot be exchanged', async () => {
      const { vaultId, envelope } = await withEnvelope()
      const intent = swap(vaultId)
      for (let time = 0; time < 5; time += 1)
        expect((await call('POST', '/executions', { intent, envelope })).code).toBe('done')
      const exchanged = { ...intent, minBuyAmountRaw: '701' }
      expect((await call('POST', '/executions', { intent: exchanged, envelope })).code).toBe(
        authorityErrors.envelopeMismatch.code,
      )
      const poor = swap(vaultId, { minBuyAmountRaw: '699' })
      expect((await call('POST', '/executions', { intent: poor, envelope })).code).toBe(
        authorityErrors.envelopePrice.code,
      )
    })

    it('ends when its device ends it, and with the grant of its device', async () => {
      const { root, device, ownerId, vaultId, grantHash, envelope } = await withEnvelope()
      const end = (by: OwnerKey, target: string) =>
        by.say({ ...base(), kind: 'revocation', owner: ownerId, target })
      const ask = async () => (await call('POST', '/executions', { intent: swap(vaultId), envelope })).code
      const other = await withEnvelope()
      expect((await tell(await end(device, other.envelope))).code).toBe(authorityErrors.ownerOnly.code)
      expect((await tell(await end(device, envelope))).code).toBe('done')
      expect(await ask()).toBe(authorityErrors.envelopeEnded.code)
      const next = await call('POST', '/envelopes', await device.say(envelopeFor(vaultId)))
      expect((await tell(await end(root, grantHash))).code).toBe('done')
      const late = await call('POST', '/executions', { intent: swap(vaultId), envelope: next.body.hash })
      expect(late.code).toBe(authorityErrors.envelopeEnded.code)
    })

    it('leaves nothing to sign of what was taken out of it once it is over', async () => {
      const { device, ownerId, vaultId, envelope } = await withEnvelope()
      const short = { ...envelopeFor(vaultId), expiresAt: Date.now() + 60 * 60_000 }
      const other = await call('POST', '/envelopes', await device.say(short))
      const [ended, expired] = [swap(vaultId), swap(vaultId)]
      await call('POST', '/executions', { intent: ended, envelope })
      await call('POST', '/executions', { intent: expired, envelope: other.body.hash })
      const owners = createOwnerStore({ sql: admin, world: 'practice' })
      const agreedTo = async (inMinutes: number) => {
        const now = () => new Date(Date.now() + inMinutes * 60_000)
        const found = await findApprovals({ sql: admin, owners, intents: [ended, expired], now })
        return found.map((each) => (typeof each === 'object' ? each.given.by : each))
      }
      expect(await agreedTo(0)).toEqual(['grant', 'grant'])
      const said = { ...base(), kind: 'revocation' as const, owner: ownerId, target: envelope }
      expect((await tell(await device.say(said))).code).toBe('done')
      expect(await agreedTo(0)).toEqual(['approvalExpired', 'grant'])
      expect(await agreedTo(61)).toEqual(['approvalExpired', 'approvalExpired'])
    })

    it('needs a device that may place orders', async () => {
      const { device, vaultId } = await withDevice({ scopes: ['trade'] })
      const kept = await call('POST', '/envelopes', await device.say(envelopeFor(vaultId)))
      expect(kept.code).toBe(authorityErrors.outOfScope.code)
      const nothing = await call('POST', '/executions', { intent: swap(vaultId), envelope: 'ab'.repeat(32) })
      expect(nothing.code).toBe(authorityErrors.unknownEnvelope.code)
    })
  })

  it('leaves a whole chain of everything that was said', async () => {
    expect(await verifyAuditChain(admin)).toMatchObject({ problems: [] })
    await admin.begin(async (tx) => {
      await tx`alter table signer.approvals disable trigger all`
      await tx`delete from signer.approvals where ctid in (select ctid from signer.approvals limit 1)`
    })
    const { problems } = await verifyAuditChain(admin)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^approval /)
    // A name that the owner never gave: tables and chain do not speak of it, the owner's signature does.
    await admin.begin(async (tx) => {
      await tx`alter table signer.statements disable trigger all`
      await tx`update signer.statements set signed = replace(signed, '"name":"Test"', '"name":"Tess"')
        where seq = (select max(seq) from signer.statements where kind = 'grant')`
    })
    expect((await verifyAuditChain(admin)).problems).toContainEqual(
      expect.stringMatching(/^owner [0-9a-f]{64}: /),
    )
  })
})
