import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newNonce } from '@windhover/core/authority/approve-intent'
import { authorityErrors } from '@windhover/core/authority/errors'
import type { DeviceKey } from '@windhover/core/authority/keys'
import { policyTerms } from '@windhover/core/authority/policy-terms'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { StatementOf } from '@windhover/core/authority/statements'
import { RAISE_DELAY_MS } from '@windhover/core/safety/limits'
import { DEFAULT_POLICY, type PolicyChange } from '@windhover/core/signing/sign-contract'
import { makeDeviceKey, type OwnerKey } from '@windhover/testkit/owner-keys'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyAuditChain } from '../audit/verify-audit-chain.ts'
import { policyAuthoriser } from '../authority/authorise-policy.ts'
import { createOwnerStore, type OwnerStore } from '../authority/owner-store.ts'
import { vaultKeysMaker } from '../create-vault-keys.ts'
import { connectDatabase, type Sql } from '../store/connect-database.ts'
import { createVaultKeyStore } from '../store/vault-key-store.ts'
import type { KeyWrapper } from '../wrappers/key-wrapper.ts'
import { openKeyWrapper } from '../wrappers/open-key-wrapper.ts'
import { rootKeysOf } from '../wrappers/root-keys.ts'
import { createPolicyStore, type LooserChange } from './policy-store.ts'
import { createSigningLedger } from './signing-ledger.ts'

let database: SignerDatabase
let sql: Sql
let nowMs = Date.parse('2026-05-01T12:00:00Z')
let vaultId: string
let dir: string
let wrapper: KeyWrapper
let owners: OwnerStore
let root: OwnerKey<DeviceKey>
let vaults = 0
const asked: LooserChange[] = []

beforeAll(async () => {
  database = await createSignerDatabase()
  sql = connectDatabase({ url: database.signerUrl, pool: 4 })
  dir = await mkdtemp(join(tmpdir(), 'wh-policy-'))
  wrapper = await openKeyWrapper({ kind: 'file', path: join(dir, 'root-key') })
  owners = createOwnerStore({ sql, world: 'practice', now })
})
beforeEach(async () => {
  vaults += 1
  vaultId = String(vaults)
  root = makeDeviceKey()
  const { key } = root
  const first = { kind: 'root', version: 1, owner: null, key, name: 'Root', demotes: null } as const
  const { ownerId } = await owners.accept(await root.say({ ...first, at: nowMs, nonce: newNonce() }))
  await vaultKeysMaker({ store: createVaultKeyStore(sql), rootKeys: rootKeysOf(wrapper) })(vaultId, ownerId)
  asked.length = 0
})
afterAll(async () => {
  await wrapper?.close()
  await rm(dir, { recursive: true, force: true })
  await sql?.end()
  await database?.drop()
})

const now = () => new Date(nowMs)
const store = () =>
  createPolicyStore({
    sql,
    now,
    authorise: async (looser, behindLock) => {
      asked.push(looser)
      return await policyAuthoriser({ world: 'practice', owners })(looser, behindLock)
    },
  })
const say = (wanted: PolicyChange['change'], change: Partial<StatementOf<'policy'>> = {}, by = root) =>
  by.say({
    ...{ kind: 'policy', version: 1, vaultId, at: nowMs, nonce: newNonce() },
    ...policyTerms(wanted),
    ...change,
  })
const changeBy = (signed: SignedStatement, wanted: PolicyChange['change']) =>
  store().change({ vaultId, userId: 'u', change: wanted, signed })
/** As the owner asks for it. */
const change = async (wanted: PolicyChange['change']) => await changeBy(await say(wanted), wanted)
/** What the ledger says to a payment of so many dollars. */
async function pay(usd: number): Promise<string> {
  const ledger = createSigningLedger({ sql, payAgainAfterMs: 0, now })
  const intentId = randomUUID()
  const verdict = await ledger.record({
    ...{ vaultId, chain: 'ethereum', slot: intentId, epoch: 0, intentId, step: 0, role: 'main' },
    ...{
      digest: 'ab'.repeat(32),
      spends: true,
      recipient: '0xaa',
      outMicroUsd: BigInt(usd) * 1_000_000n,
      isFeeFair: true,
      grant: null,
      heard: { ownerId: 'nobody', seq: '0' },
      landing: null,
      facts: { isGone: () => false },
    },
  })
  return verdict.kind === 'refuse' ? verdict.code : verdict.kind
}

describe('limits in the signer', () => {
  it('are stricter at once and ask nobody', async () => {
    const view = await change({ perTransactionUsd: 5, newRecipientDelayHours: 1, isPaused: true })
    expect(view.policy).toEqual({
      ...DEFAULT_POLICY,
      perTransactionUsd: 5,
      newRecipientDelayHours: 1,
      isPaused: true,
    })
    expect(asked).toEqual([])
    expect(await pay(1)).toBe('vaultPaused')
  })

  it('are looser only after 24 hours of its own clock, for the view and for what is signed', async () => {
    await change({ perTransactionUsd: 5 })
    const view = await change({ perTransactionUsd: 1_000_000, rolling24hUsd: 10_000_000 })
    expect(view.policy.perTransactionUsd).toBe(5)
    expect(view.raises.map(({ limit, startsAtMs }) => [limit, startsAtMs - nowMs])).toEqual([
      ['perTransactionUsd', RAISE_DELAY_MS],
      ['rolling24hUsd', RAISE_DELAY_MS],
    ])
    expect(asked).toHaveLength(1)
    nowMs += RAISE_DELAY_MS - 1
    expect(await pay(6)).toBe('overTransactionLimit')
    expect((await store().get(vaultId)).policy.perTransactionUsd).toBe(5)
    nowMs += 1
    expect(await pay(60_000)).toBe('sign')
    expect(await store().get(vaultId)).toMatchObject({ policy: { perTransactionUsd: 1_000_000 }, raises: [] })
  })

  it('a new recipient waits no less until the time has come', async () => {
    await change({ newRecipientDelayHours: 72 })
    await change({ newRecipientDelayHours: 0 })
    expect(await pay(1)).toBe('recipientWaits')
    nowMs += RAISE_DELAY_MS
    expect(await pay(1)).toBe('sign')
  })

  it('asking again or for less does not move the time, asking for more begins anew', async () => {
    const first = await change({ rolling24hUsd: 40_000 })
    nowMs += 60_000
    expect((await change({ rolling24hUsd: 30_000 })).raises).toEqual([{ ...first.raises[0], value: 30_000 }])
    expect(asked).toHaveLength(1)
    expect((await change({ rolling24hUsd: 50_000 })).raises[0]?.startsAtMs).toBe(nowMs + RAISE_DELAY_MS)
    expect(asked).toHaveLength(2)
  })

  it('a raise can be withdrawn, once, and never comes true', async () => {
    await change({ rolling24hUsd: 40_000 })
    const withdrawal = { vaultId, userId: 'u', limit: 'rolling24hUsd' as const }
    expect((await store().withdraw(withdrawal)).raises).toEqual([])
    await expect(store().withdraw(withdrawal)).rejects.toMatchObject({ code: 'signer/noSuchRaise' })
    nowMs += RAISE_DELAY_MS
    expect((await store().get(vaultId)).policy).toEqual(DEFAULT_POLICY)
  })

  it('a raise that is due becomes part of the policy with the next change', async () => {
    await change({ rolling24hUsd: 40_000 })
    nowMs += RAISE_DELAY_MS
    expect(await change({ perTransactionUsd: 7 })).toMatchObject({
      policy: { perTransactionUsd: 7, rolling24hUsd: 40_000 },
      raises: [],
    })
  })

  it('resuming is asked about, and a refusal leaves everything as it was', async () => {
    await change({ isPaused: true })
    const refusing = createPolicyStore({
      sql,
      now,
      authorise: () => Promise.reject(new Error('not the owner')),
    })
    const looser = [{ isPaused: false }, { rolling24hUsd: 26_000 }, { rolling24hUsd: 5, isPaused: false }]
    for (const wanted of looser) {
      await expect(refusing.change({ vaultId, userId: 'u', change: wanted })).rejects.toThrow('not the owner')
    }
    expect(await store().get(vaultId)).toMatchObject({
      policy: { ...DEFAULT_POLICY, isPaused: true },
      raises: [],
    })
    await change({ isPaused: false })
    expect(asked.map(({ resumes }) => resumes)).toEqual([true])
  })

  it('the table takes no raise that starts within 24 hours of its request', async () => {
    await change({ perTransactionUsd: 5 })
    const at = now()
    await expect(
      sql`insert into signer.raises values (${vaultId}, 'perTransactionUsd', 9000000000, ${at}, ${at})`,
    ).rejects.toThrow('check constraint')
    await expect(sql`update signer.raises set starts_at = now()`).rejects.toThrow('permission denied')
  })

  it('the chain tells all of it, and shows what got looser without its owner', async () => {
    expect((await verifyAuditChain(sql)).problems).toEqual([])
    await change({ isPaused: true })
    const anybody = createPolicyStore({
      sql,
      now,
      authorise: async () => {
        const entry = { kind: 'pause-changed' as const, vaultId: null, details: { isPaused: false } }
        return { hash: randomUUID(), entry }
      },
    })
    await anybody.change({ vaultId, userId: 'u', change: { isPaused: false, rolling24hUsd: 99_000 } })
    expect((await verifyAuditChain(sql)).problems).toEqual([expect.stringContaining('without their owner')])
  })
})

describe('looser limits need the word of the owner', () => {
  const raised = { rolling24hUsd: 40_000.5, isPaused: false }
  const codeOf = (changed: Promise<unknown>) =>
    changed.then(
      () => 'done',
      (error: { code: string }) => error.code,
    )

  it('for exactly this change, of now', async () => {
    await change({ isPaused: true })
    const ask = async (signed: SignedStatement) => await codeOf(changeBy(signed, raised))
    const { ownerOnly, wrongIntent, wrongTime, notProven } = authorityErrors
    expect(await codeOf(store().change({ vaultId, userId: 'u', change: raised }))).toBe(ownerOnly.code)
    expect(await ask(await say(raised, {}, makeDeviceKey()))).toBe(ownerOnly.code)
    for (const other of [
      { rolling24hUsd: 40_000.51, isPaused: false },
      { rolling24hUsd: 40_000.5 },
      { ...raised, perTransactionUsd: 20_000 },
    ])
      expect(await ask(await say(other))).toBe(wrongIntent.code)
    expect(await ask(await say(raised, { vaultId: '4711' }))).toBe(wrongIntent.code)
    expect(await ask(await say(raised, { at: nowMs - 11 * 60_000 }))).toBe(wrongTime.code)
    const signed = await say(raised)
    const bent = { ...signed, statement: { ...signed.statement, nonce: newNonce() } }
    expect(await ask(bent)).toBe(notProven.code)
    expect((await store().get(vaultId)).policy.isPaused).toBe(true)
    expect(await ask(signed)).toBe('done')
    expect(await store().get(vaultId)).toMatchObject({
      policy: { isPaused: false },
      raises: [{ value: 40_000.5 }],
    })
  })

  it('once: what was said before does not lift the next pause', async () => {
    await change({ isPaused: true })
    const signed = await say({ isPaused: false })
    expect(await codeOf(changeBy(signed, { isPaused: false }))).toBe('done')
    // The same call again, as after a lost answer: nothing gets looser by it.
    expect(await codeOf(changeBy(signed, { isPaused: false }))).toBe('done')
    await change({ isPaused: true })
    expect(await codeOf(changeBy(signed, { isPaused: false }))).toBe(authorityErrors.usedBefore.code)
  })

  it('which a vault without an owner has not', async () => {
    vaultId = '90001'
    const by = await say({ isPaused: false })
    await store().change({ vaultId, userId: 'u', change: { isPaused: true } })
    expect(await codeOf(changeBy(by, { isPaused: false }))).toBe(authorityErrors.unknownOwner.code)
  })
})
