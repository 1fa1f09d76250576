import { randomUUID } from 'node:crypto'
import { RAISE_DELAY_MS } from '@windhover/core/safety/limits'
import { DEFAULT_POLICY, type PolicyChange } from '@windhover/core/signing/sign-contract'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyAuditChain } from '../audit/verify-audit-chain.ts'
import { connectDatabase, type Sql } from '../store/connect-database.ts'
import { createPolicyStore, type LooserChange } from './policy-store.ts'
import { createSigningLedger } from './signing-ledger.ts'

let database: SignerDatabase
let sql: Sql
let nowMs = Date.parse('2026-05-01T12:00:00Z')
let vaultId: string
let vaults = 0
const asked: LooserChange[] = []

beforeAll(async () => {
  database = await createSignerDatabase()
  sql = connectDatabase({ url: database.signerUrl, pool: 4 })
})
beforeEach(() => {
  vaults += 1
  vaultId = String(vaults)
  asked.length = 0
})
afterAll(async () => {
  await sql?.end()
  await database?.drop()
})

const now = () => new Date(nowMs)
const store = () => createPolicyStore({ sql, now, authorise: async (looser) => void asked.push(looser) })
const change = (wanted: PolicyChange['change']) => store().change({ vaultId, userId: 'u', change: wanted })
/** What the ledger says to a payment of so many dollars. */
async function pay(usd: number): Promise<string> {
  const ledger = createSigningLedger({ sql, payAgainAfterMs: 0, now })
  const intentId = randomUUID()
  const verdict = await ledger.record({
    ...{ vaultId, chain: 'ethereum', slot: intentId, epoch: 0, intentId, step: 0, role: 'main' },
    ...{ digest: 'ab'.repeat(32), spends: true, recipient: '0xaa', outMicroUsd: BigInt(usd) * 1_000_000n },
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

  it('the chain tells all of it', async () => {
    expect((await verifyAuditChain(sql)).problems).toEqual([])
  })
})
