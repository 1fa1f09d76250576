import { randomBytes, randomUUID } from 'node:crypto'
import { DEFAULT_POLICY } from '@windhover/core/signing/sign-contract'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appendAudit, lockAuditHead } from '../audit/append-audit.ts'
import { verifyAuditChain } from '../audit/verify-audit-chain.ts'
import type { SigningOrder, Verdict } from '../policy/decide-signing.ts'
import { connectDatabase, type Sql } from '../store/connect-database.ts'
import { policyDetails, writePolicy } from './policy-rows.ts'
import { createPolicyStore } from './policy-store.ts'
import { readStates } from './read-states.ts'
import { createSigningLedger } from './signing-ledger.ts'
import { writeVerdicts } from './write-verdicts.ts'

const INSTANCES = 4
const SLOTS = 150
const VAULT = '1'
const DAY_MS = 24 * 60 * 60_000

const nothingLooser = () => Promise.reject(new Error('nothing gets looser here'))

let database: SignerDatabase
let instances: Sql[]
let sql: Sql

beforeAll(async () => {
  database = await createSignerDatabase()
  const url = database.signerUrl
  instances = Array.from({ length: INSTANCES }, () => connectDatabase({ url, pool: 2 }))
  const [first] = instances
  if (first === undefined) throw new Error('no instance')
  sql = first
})
afterAll(async () => {
  await Promise.all((instances ?? []).map((each) => each.end({ timeout: 5 })))
  await database?.drop()
})

const policiesOn = (db: Sql) => createPolicyStore({ sql: db, authorise: nothingLooser })
const ledgerOn = (db: Sql) => createSigningLedger({ sql: db, payAgainAfterMs: 60_000 })

function order(change: Partial<SigningOrder> = {}): SigningOrder {
  const intentId = randomUUID()
  return {
    vaultId: VAULT,
    chain: 'ethereum',
    slot: intentId,
    epoch: 0,
    intentId,
    step: 0,
    role: 'main',
    digest: randomBytes(32).toString('hex'),
    spends: true,
    recipient: '0xaa',
    outMicroUsd: 1n,
    isFeeFair: true,
    grant: null,
    heard: { ownerId: 'nobody', seq: '0' },
    landing: null,
    facts: { isGone: () => false },
    ...change,
  }
}

const describeVerdict = (verdict: Verdict) => (verdict.kind === 'refuse' ? verdict.code : verdict.kind)

async function countRows() {
  const [row] = await sql`
    select (select count(*)::int from signer.audit) as audit, (select seq::int from signer.audit_head) as head,
      (select count(*)::int from signer.signed_slots) as slots, (select count(*)::int from signer.spends) as spends,
      (select count(*)::int from signer.recipients) as recipients`
  return row
}

it('lets one of several instances win each slot, and keeps one chain', async () => {
  const ledgers = instances.map(ledgerOn)
  const asked = Array.from({ length: SLOTS }, (_, slot) =>
    ledgers.map((ledger) => ledger.record(order({ slot: `nonce ${slot}` }))),
  )
  const verdicts = await Promise.all(asked.map((rivals) => Promise.all(rivals)))
  for (const rivals of verdicts) {
    expect(rivals.map(describeVerdict).toSorted()).toEqual(['sign', 'slotTaken', 'slotTaken', 'slotTaken'])
  }
  expect(await countRows()).toMatchObject({ slots: SLOTS, spends: SLOTS, audit: SLOTS * INSTANCES })
  expect(await verifyAuditChain(sql)).toEqual({ rows: SLOTS * INSTANCES, problems: [] })
})

it('holds the limit of a day over several instances', async () => {
  const vaultId = '2'
  const ledgers = instances.map(ledgerOn)
  await policiesOn(sql).change({ vaultId, change: { rolling24hUsd: 10 }, userId: 'u' })
  const asked = Array.from({ length: 40 }, (_, index) =>
    ledgers[index % INSTANCES]?.record(order({ vaultId, outMicroUsd: 1_000_000n })),
  )
  const told = (await Promise.all(asked)).map((verdict) => verdict && describeVerdict(verdict))
  expect(told.filter((each) => each === 'sign')).toHaveLength(10)
  expect(told.filter((each) => each === 'overDailyLimit')).toHaveLength(30)
})

it('gives each part of an intent one nonce, whoever asks for how many', async () => {
  const vaultId = '6'
  const ledgers = instances.map(ledgerOn)
  const intentId = randomUUID()
  const asked = Array.from({ length: 40 }, (_, nonce) =>
    ledgers[nonce % INSTANCES]?.record(order({ vaultId, intentId, slot: String(nonce), epoch: nonce })),
  )
  const told = (await Promise.all(asked)).map((verdict) => verdict && describeVerdict(verdict))
  expect(told.filter((each) => each === 'sign')).toHaveLength(1)
  expect(told.filter((each) => each === 'slotTaken')).toHaveLength(39)
})

it('counts every slot of an intent, and within a slot the larger', async () => {
  const vaultId = '7'
  let nowMs = Date.now()
  const ledger = createSigningLedger({ sql, payAgainAfterMs: 60_000, now: () => new Date(nowMs) })
  const spent = async () =>
    (await createPolicyStore({ sql, authorise: nothingLooser }).get(vaultId)).spent24hUsd
  const nonce = { vaultId, slot: '5', intentId: randomUUID() }
  const sign = async (change: Partial<SigningOrder>) =>
    describeVerdict(await ledger.record(order({ vaultId, outMicroUsd: 2_000_000n, ...change })))

  expect(await sign({ ...nonce, epoch: 0 })).toBe('sign')
  expect(await sign({ ...nonce, epoch: 1, outMicroUsd: 3_000_000n })).toBe('sign')
  expect(await sign({ ...nonce, epoch: 2, outMicroUsd: 1_000_000n })).toBe('sign')
  expect(await spent()).toBe(3)
  expect(await sign({ slot: '5', epoch: 3 })).toBe('sign')
  expect(await spent()).toBe(5)

  const message = { chain: 'solana', intentId: randomUUID() }
  const first = { ...message, slot: 'm1', epoch: 0, landing: { blockhash: 'b1', signature: 's1' } }
  const next = { ...message, slot: 'm2', epoch: 1, landing: { blockhash: 'b2', signature: 's2' } }
  const facts = { isGone: ({ signature }: { signature: string }) => signature === 's1' }
  expect(await sign(first)).toBe('sign')
  expect(await sign(next)).toBe('replacedTooEarly')
  nowMs += DAY_MS / 2
  expect(await sign(next)).toBe('replacedTooEarly')
  expect(await sign({ ...next, facts })).toBe('sign')
  expect(await spent()).toBe(9)
  expect((await verifyAuditChain(sql)).problems).toEqual([])
})

it('writes nothing when anything was changed since the batch was read', async () => {
  const late = order()
  const at = new Date()
  const { head } = await readStates(sql, [late], at.getTime())
  await policiesOn(sql).change({ vaultId: VAULT, change: { isPaused: true }, userId: 'u' })
  const before = await countRows()
  const decided = [{ order: late, verdict: { kind: 'sign', isReplacement: false } as const }]
  expect(await writeVerdicts(sql, { head, decided, at })).toBe(false)
  expect(await countRows()).toEqual(before)
})

it('decides anew on what came between reading and writing', async () => {
  const vaultId = '3'
  const holder = instances[1] as Sql
  const policies = policiesOn(sql)
  let recorded: Promise<Verdict> | undefined
  // The end of the chain is held while the batch is read and written, and moves before it is let go.
  await holder.begin(async (tx) => {
    const head = await lockAuditHead(tx)
    recorded = ledgerOn(sql).record(order({ vaultId }))
    await untilSomebodyWaits()
    const held = { policy: { ...DEFAULT_POLICY, isPaused: true }, raises: [] }
    await writePolicy(tx, { vaultId, held, at: new Date() })
    const entries = [{ kind: 'policy-changed' as const, vaultId, details: policyDetails(held) }]
    await appendAudit(tx, { head, entries, at: new Date() })
  })
  expect(await recorded).toEqual({ kind: 'refuse', code: 'vaultPaused' })
  expect((await policies.get(vaultId)).spent24hUsd).toBe(0)
  expect((await verifyAuditChain(sql)).problems).toEqual([])
})

it('keeps a limit in cents to the unit', async () => {
  const change = { rolling24hUsd: 8.2, perTransactionUsd: 2.01 }
  const kept = await policiesOn(sql).change({ vaultId: '5', change, userId: 'u' })
  expect(kept).toMatchObject({ policy: change, raises: [] })
  const again = await policiesOn(sql).change({ vaultId: '5', change, userId: 'u' })
  expect(again).toMatchObject({ policy: change, raises: [] })
})

async function untilSomebodyWaits(): Promise<void> {
  for (let waiting = 0; waiting === 0; ) {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    waiting = row?.count ?? 0
  }
}
