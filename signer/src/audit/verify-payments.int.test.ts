import { signResponse } from '@windhover/core/signing/sign-contract'
import { evmAction, transferOf } from '@windhover/testkit/sign-requests'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { attestPrice } from '@windhover/testkit/test-witness'
import { enrolOwnerAt, type VaultOwner } from '@windhover/testkit/vault-owner'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase, type Sql } from '../store/connect-database.ts'
import { type Application, openApplication } from './read-application.ts'
import { verifyPayments } from './verify-payments.ts'

const PAID = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const VAULT = '7'

let database: SignerDatabase
let signer: TestSigner
let owner: VaultOwner
let sql: Sql
let admin: postgres.Sql
let application: Application
let stored: postgres.Sql
let nonce = 0

beforeAll(async () => {
  database = await createSignerDatabase()
  signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'file' })
  owner = await enrolOwnerAt(signer)
  await owner.makeVault(VAULT)
  sql = connectDatabase({ url: database.signerUrl, pool: 2 })
  admin = postgres(database.url, { max: 1, onnotice: () => {} })
  stored = postgres(database.apiUrl, { max: 1, onnotice: () => {} })
  await stored`
    create table public.intent_attempts (
      intent_id uuid not null, action jsonb not null, signed_transaction text, transaction_id text
    )`
  application = openApplication(database.apiUrl)
})
afterAll(async () => {
  await application?.close()
  await stored?.end()
  await sql?.end()
  await admin?.end()
  await signer?.stop()
  await database?.drop()
})

/** One payment, as the application stores it. */
async function pay() {
  const intent = transferOf({ vaultId: VAULT, chain: 'ethereum', to: PAID })
  const facts = [attestPrice({ chain: 'ethereum', token: 'native', decimals: 18, usd: '3000' })]
  const action = evmAction({ to: PAID, nonce: nonce++ })
  const { body } = await owner.pay({ intent, step: 0, epoch: 0, facts, action })
  const { signedTransaction, transactionId } = signResponse.parse(body)
  const bytes = { signed_transaction: signedTransaction, transaction_id: transactionId }
  const row = { intent_id: intent.id, action: stored.json({ ...action }), ...bytes }
  await stored`insert into public.intent_attempts ${stored(row)}`
  return { intent, row }
}

/** As whoever owns the signer's database could, past the triggers; taken back afterwards. */
async function problemsAfter(change: (tx: postgres.TransactionSql) => Promise<unknown>): Promise<string[]> {
  const kept = await admin`select * from signer.approvals`
  const slots = await admin`select * from signer.signed_slots`
  const pastTriggers = (work: (tx: postgres.TransactionSql) => Promise<unknown>) =>
    admin.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await work(tx)
    })
  await pastTriggers(change)
  const { problems } = await verifyPayments(sql, application)
  await pastTriggers(async (tx) => {
    await tx`truncate signer.approvals, signer.signed_slots`
    await tx`insert into signer.approvals ${tx(kept)}`
    await tx`insert into signer.signed_slots ${tx(slots)}`
  })
  return [...problems]
}

describe('payments, from the owner to the transaction ids', () => {
  let paid: Awaited<ReturnType<typeof pay>>
  beforeEach(async () => {
    await stored`truncate public.intent_attempts`
    paid = await pay()
  })

  it('hold as they were made, with and without the application', async () => {
    const other = await pay()
    const withIt = await verifyPayments(sql, application)
    expect(withIt).toMatchObject({ transactions: 2, unseen: withIt.payments - 2, problems: [] })
    await stored`delete from public.intent_attempts where intent_id = ${other.intent.id}`
    expect(await verifyPayments(sql, application)).toMatchObject({ transactions: 1, problems: [] })
    expect(await verifyPayments(sql, null)).toMatchObject({ transactions: 0, unseen: 0, problems: [] })
  })

  it.each([
    ['an approval that nobody gave', 'delete from signer.approvals'],
    [
      'an intent that is not the one approved',
      `update signer.approvals set intent = replace(intent, '"chain":"ethereum"', '"chain":"bsc"')`,
    ],
    [
      "an approval whose signature is another one's",
      `update signer.approvals set signed = (
        select signed::jsonb || jsonb_build_object('proof', other.signed::jsonb->'proof')
        from signer.approvals other where other.hash <> approvals.hash limit 1)::text`,
    ],
    [
      'bytes signed long after the approval',
      `update signer.signed_slots set signed_at = signed_at + interval '25 hours'`,
    ],
    [
      'bytes signed before the approval',
      `update signer.signed_slots set signed_at = signed_at - interval '1 hour'`,
    ],
  ])('show %s', async (_, change) => {
    await pay()
    const own = `payment ${paid.intent.id}: `
    const problems = await problemsAfter((tx) => tx.unsafe(change))
    expect(problems.filter((each) => each.startsWith(own))).toHaveLength(1)
  })

  it("show an application's bytes under another id, and bytes that were never signed", async () => {
    const { row } = paid
    const id = `0x${'ab'.repeat(32)}`
    await stored`update public.intent_attempts set transaction_id = ${id}`
    expect((await verifyPayments(sql, application)).problems).toEqual([
      `payment ${row.intent_id}: transaction ${id}: the bytes have another id`,
    ])
    const unknown = '00000000-0000-4000-8000-000000000001'
    await stored`update public.intent_attempts set intent_id = ${unknown}`
    expect((await verifyPayments(sql, application)).problems).toEqual([
      `payment ${unknown}: the signer has no record of any signature`,
    ])
  })
})
