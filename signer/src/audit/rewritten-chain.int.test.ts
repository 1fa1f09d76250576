import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SignedAuditHead } from '@windhover/core/signing/audit-head'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPolicyStore } from '../ledger/policy-store.ts'
import { createSigningLedger } from '../ledger/signing-ledger.ts'
import { createLog } from '../log.ts'
import { connectDatabase, type Sql } from '../store/connect-database.ts'
import { openFileWrapper } from '../wrappers/file-wrapper.ts'
import { rootKeysOf } from '../wrappers/root-keys.ts'
import { FIRST_PREV_HASH, hashAuditRow } from './audit-row.ts'
import { openHeadKey } from './head-key.ts'
import { createHeadSigner, type HeadSigner } from './head-signer.ts'
import { readHeadsOfLog } from './read-heads.ts'
import { verifyAuditChain } from './verify-audit-chain.ts'

/** What a taken-over signer role once did: a theft taken out of the books, and the chain computed anew without any key. */

const VAULT = '7'
let dir: string
const nothingLooser = () => Promise.reject(new Error('nothing gets looser here'))

let database: SignerDatabase
let signer: Sql
let admin: postgres.Sql
let heads: HeadSigner
const logged: string[] = []

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wh-heads-'))
})
beforeEach(async () => {
  await close()
  logged.length = 0
  database = await createSignerDatabase()
  signer = connectDatabase({ url: database.signerUrl, pool: 2 })
  admin = postgres(database.url, { max: 2, onnotice: () => {} })
  const key = await openHeadKey({
    sql: signer,
    rootKeys: rootKeysOf(await openFileWrapper(join(dir, 'root'))),
  })
  const log = createLog((line) => logged.push(line))
  heads = createHeadSigner({ sql: signer, key, world: 'practice', log })
})
afterAll(async () => {
  await close()
  await rm(dir, { recursive: true })
})

async function close(): Promise<void> {
  await heads?.stop()
  await signer?.end()
  await admin?.end()
  await database?.drop()
}

async function pay(nonce: number, recipient: string): Promise<void> {
  const verdict = await createSigningLedger({ sql: signer, payAgainAfterMs: 60_000 }).record({
    ...{ vaultId: VAULT, chain: 'ethereum', slot: String(nonce), epoch: 0, step: 0, role: 'main' },
    intentId: `00000000-0000-4000-8000-00000000000${nonce}`,
    ...{
      digest: String(nonce).repeat(64),
      spends: true,
      recipient,
      outMicroUsd: 5_000_000n,
      isFeeFair: true,
      grant: null,
      heard: { ownerId: 'nobody', seq: '0' },
      landing: null,
      facts: { isGone: () => false },
    },
  })
  expect(verdict.kind).toBe('sign')
}

/** Three payments, one of them a theft, then stricter limits; the end is signed after each. */
async function live(): Promise<SignedAuditHead[]> {
  const kept: SignedAuditHead[] = []
  for (const [index, to] of ['0xfriend', '0xthief', '0xfriend'].entries()) {
    await pay(index + 1, to)
    kept.push(await heads.latest())
  }
  const policies = createPolicyStore({ sql: signer, authorise: nothingLooser })
  await policies.change({ vaultId: VAULT, userId: 'u', change: { perTransactionUsd: 5 } })
  kept.push(await heads.latest())
  return kept
}

const problemsWith = async (kept: readonly SignedAuditHead[], publicKey: string | null = null) =>
  (await verifyAuditChain(signer, { heads: kept, publicKey })).problems

type Row = { at: Date; kind: string; vaultId: string | null; details: string }

/** As whoever owns the server could: all rights, no trigger, a chain that fits in itself. */
async function rewrite(
  change: (rows: Row[]) => Row[],
  also: (tx: postgres.TransactionSql) => Promise<unknown>,
) {
  await admin.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    const rows = await tx<Row[]>`
      select at, kind, vault_id as "vaultId", details from signer.audit order by seq`
    await tx`delete from signer.audit`
    let prevHash = FIRST_PREV_HASH
    let seq = 0n
    for (const row of change([...rows])) {
      seq += 1n
      const hash = hashAuditRow({ ...row, seq, prevHash })
      await tx`
        insert into signer.audit (seq, at, kind, vault_id, details, prev_hash, hash)
        values (${String(seq)}, ${row.at}, ${row.kind}, ${row.vaultId}, ${row.details},
          decode(${prevHash}, 'hex'), decode(${hash}, 'hex'))`
      prevHash = hash
    }
    await tx`update signer.audit_head set seq = ${String(seq)}, hash = decode(${prevHash}, 'hex')`
    await also(tx)
  })
}

const forgetTheft = async (tx: postgres.TransactionSql) => {
  await tx`delete from signer.signed_slots where slot = '2'`
  await tx`delete from signer.spends where intent_id = '00000000-0000-4000-8000-000000000002'`
  await tx`delete from signer.recipients where address = '0xthief'`
}
const withoutTheft = (rows: Row[]) => rows.filter(({ details }) => !details.includes('0xthief'))

it('is whole where one intent was signed in two slots, each of which counts', async () => {
  const ledger = createSigningLedger({ sql: signer, payAgainAfterMs: 0 })
  for (const epoch of [0, 1]) {
    const verdict = await ledger.record({
      ...{ vaultId: VAULT, chain: 'solana', slot: `blockhash ${epoch}`, epoch, step: 0, role: 'main' },
      intentId: '00000000-0000-4000-8000-000000000001',
      ...{
        digest: String(epoch).repeat(64),
        spends: true,
        recipient: 'friend',
        outMicroUsd: 5_000_000n,
        isFeeFair: true,
        grant: null,
        heard: { ownerId: 'nobody', seq: '0' },
        landing: { blockhash: `b${epoch}`, signature: `s${epoch}` },
        facts: { isGone: () => true },
      },
    })
    expect(verdict.kind).toBe('sign')
  }
  expect(await admin`select 1 from signer.spends`).toHaveLength(2)
  const kept = [await heads.latest()]
  expect(await problemsWith(kept, kept[0]?.publicKey)).toEqual([])
  await admin`delete from signer.spends where slot = 'blockhash 0'`
  expect(await problemsWith(kept, kept[0]?.publicKey)).toHaveLength(1)
})

describe('a chain rewritten as a whole', () => {
  it('is whole as long as nobody touched it', async () => {
    expect(await problemsWith(await live())).toEqual([])
  })

  it('fits in itself, and shows in every head that was handed out after the change', async () => {
    const kept = await live()
    await rewrite(withoutTheft, forgetTheft)
    // Without what others have kept there is nothing to see: that was the hole.
    expect(await problemsWith([])).toEqual([])
    for (const head of kept.slice(1)) expect(await problemsWith([head])).not.toEqual([])
    expect(await problemsWith(kept.slice(0, 1))).toEqual([])
  })

  it('shows when rows changed places, were changed, or were added', async () => {
    const kept = await live()
    await rewrite(
      ([a, b, ...rest]) => [b, a, ...rest] as Row[],
      async () => {},
    )
    expect(await problemsWith(kept)).not.toEqual([])
    await rewrite(
      ([a, b, ...rest]) => [b, a, ...rest] as Row[],
      async () => {},
    )
    expect(await problemsWith(kept)).toEqual([])
    const elsewhere = (row: Row) => ({ ...row, at: new Date(row.at.getTime() + 1) })
    await rewrite(
      ([first, ...rest]) => [elsewhere(first as Row), ...rest],
      async () => {},
    )
    expect(await problemsWith(kept)).not.toEqual([])
  })

  it('shows when its last rows were cut off', async () => {
    const kept = await live()
    await rewrite(
      (rows) => rows.slice(0, -1),
      (tx) => tx`delete from signer.policies`,
    )
    expect(await problemsWith([])).toEqual([])
    expect(await problemsWith(kept)).toEqual([expect.stringContaining('is gone')])
  })

  it('shows in the log alone, too', async () => {
    await live()
    const file = join(dir, 'signer.log')
    await writeFile(file, `${logged.join('')}{"msg":"another line"}\n`)
    const kept = await readHeadsOfLog(file)
    expect(kept).toHaveLength(4)
    expect(await problemsWith(kept)).toEqual([])
    await rewrite(withoutTheft, forgetTheft)
    expect(await problemsWith(kept)).not.toEqual([])
  })

  it('gets no further head from the running signer', async () => {
    await live()
    await rewrite(withoutTheft, forgetTheft)
    await expect(heads.latest()).rejects.toThrow('no longer holds')
  })
})

describe('a head', () => {
  it('of another key, or changed, is told', async () => {
    const [head] = await live()
    if (head === undefined) throw new Error('no head')
    const wrong: SignedAuditHead[] = [
      { ...head, signature: '00'.repeat(64) },
      { ...head, hash: 'ab'.repeat(32) },
      { ...head, seq: '2' },
      { ...head, world: 'live' },
      { ...head, at: new Date(0).toISOString() },
      { ...head, publicKey: 'cd'.repeat(32) },
    ]
    for (const each of wrong) {
      expect(await problemsWith([each])).toEqual([expect.stringContaining('not signed by this signer')])
    }
  })

  it('shows an exchanged key where the true one is known', async () => {
    const kept = await live()
    const known = kept[0]?.publicKey ?? ''
    expect(await problemsWith(kept, known)).toEqual([])
    await admin.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`update signer.head_key set public_key = decode(${'ab'.repeat(32)}, 'hex')`
    })
    expect(await problemsWith(kept, known)).toEqual(['the key for heads was exchanged'])
    expect(await problemsWith(kept)).toHaveLength(kept.length)
  })

  it('is signed again only when the chain has moved', async () => {
    await live()
    const before = logged.length
    expect(await heads.latest()).toEqual(await heads.latest())
    expect(logged).toHaveLength(before)
  })
})

/** These rights the role of the signer has to have; what it does with them stands against the chain. */
describe('changed behind the chain by the role of the signer', () => {
  it.each([
    [
      'raised limits',
      (sql: Sql) => sql`update signer.policies set per_transaction_micro_usd = 9000000000000`,
    ],
    ['a changed pause', (sql: Sql) => sql`update signer.pause set is_paused = true`],
    ['smaller spending', (sql: Sql) => sql`update signer.spends set micro_usd = 0`],
    ['older spending', (sql: Sql) => sql`update signer.spends set spent_at = spent_at - interval '2 days'`],
    [
      'a known recipient',
      (sql: Sql) => sql`insert into signer.recipients values (${VAULT}, 'bsc', '0xa', now(), now())`,
    ],
    [
      'a raise from the past',
      (sql: Sql) => sql`
        insert into signer.raises
        values (${VAULT}, 'perTransactionUsd', 9000000000000, now() - interval '2 days', now() - interval '1 day')`,
    ],
    [
      'a signature nobody announced',
      (sql: Sql) => sql`
        insert into signer.signed_slots
        select vault_id, chain, '99', 0, gen_random_uuid(), step, role, digest, blockhash, signature, signed_at
        from signer.signed_slots limit 1`,
    ],
  ])('%s', async (_, change) => {
    await live()
    await change(signer)
    expect(await problemsWith([])).not.toEqual([])
  })
})
