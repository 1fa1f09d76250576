import type { PaymentRecord } from '@windhover/core/authority/proof-file'
import type { World } from '@windhover/core/authority/world'
import { reasonOf } from '@windhover/core/errors/reason-of'
import { type Intent, intent as intentSchema } from '@windhover/core/transactions/intent'
import { hashIntent } from '../authority/check-approval-statement.ts'
import { readKept } from '../authority/keep-statement.ts'
import { agreementFor, checkAgreement } from '../proof/check-agreement.ts'
import { checkTransaction } from '../proof/check-transaction.ts'
import { foldOwner, type OwnerHistory } from '../proof/fold-owner.ts'
import { readRecord } from '../proof/read-record.ts'
import type { Sql, Transaction } from '../store/connect-database.ts'
import type { Application, StoredTransaction } from './read-application.ts'
import { worldOfOwner } from './world-of-owner.ts'

const PAGE_PAYMENTS = 200

export type PaymentsVerdict = {
  readonly payments: number
  /** Bytes of the application that are what was signed, id by id. */
  readonly transactions: number
  /** Signed slots whose bytes the application does not have, or not yet. */
  readonly unseen: number
  readonly problems: readonly string[]
}

/**
 * Follows every payment from the owner's first root to the bytes that were signed and, where the application's database is
 * at hand, to the ids of its transactions. Rows that were forged show here even where tables and chain agree about them.
 */
export async function verifyPayments(sql: Sql, application: Application | null): Promise<PaymentsVerdict> {
  const verdict = await sql.begin('isolation level repeatable read read only', async (tx) => {
    const sum = { payments: 0, transactions: 0, unseen: 0, problems: [] as string[] }
    let owner: Owner | null = null
    for await (const page of pagesOf(tx)) {
      const stored = (await application?.listOf(page.map(({ intentId }) => intentId))) ?? []
      for (const payment of page) {
        if (owner?.ownerId !== payment.ownerId) owner = await readOwner(tx, payment.ownerId)
        const own = stored.filter(({ intentId }) => intentId === payment.intentId)
        const { slots, transactions, problems } = await followPayment(tx, { payment, owner, stored: own })
        sum.payments += 1
        sum.transactions += transactions
        sum.unseen += application === null ? 0 : Math.max(0, slots - transactions)
        sum.problems.push(...problems.map((each) => `payment ${payment.intentId}: ${each}`))
      }
    }
    return sum
  })
  const unknown = application === null ? [] : await findUnsigned(sql, application)
  return { ...verdict, problems: [...verdict.problems, ...unknown] }
}

type PaymentKey = { readonly ownerId: string; readonly vaultId: string; readonly intentId: string }

/** One owner's after the other, so that what the owner said is checked once. */
async function* pagesOf(tx: Transaction): AsyncGenerator<readonly PaymentKey[]> {
  let last: PaymentKey = { ownerId: '', vaultId: '', intentId: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const page = await tx<PaymentKey[]>`
      select distinct coalesce(o.owner_id, '') as "ownerId", s.vault_id as "vaultId", s.intent_id::text as "intentId"
      from signer.signed_slots s left join signer.vault_owners o using (vault_id)
      where (coalesce(o.owner_id, ''), s.vault_id, s.intent_id) > (${last.ownerId}, ${last.vaultId}, ${last.intentId}::uuid)
      order by 1, 2, 3 limit ${PAGE_PAYMENTS}`
    const end = page.at(-1)
    if (end === undefined) return
    yield page
    last = end
  }
}

type Owner = {
  readonly ownerId: string
  /** Null where something the owner is said to have said does not hold. */
  readonly known: { readonly world: World; readonly history: OwnerHistory } | null
}

async function readOwner(tx: Transaction, ownerId: string): Promise<Owner> {
  const rows = await tx<{ signed: string; atMs: string }[]>`
    select signed, (extract(epoch from accepted_at) * 1000)::bigint::text as "atMs" from signer.statements
    where owner_id = ${ownerId} order by seq`
  try {
    const statements = rows.map(({ signed, atMs }) => ({
      signed: readKept(signed),
      acceptedAt: Number(atMs),
    }))
    const world = worldOfOwner(ownerId, statements[0]?.signed)
    return { ownerId, known: { world, history: foldOwner(statements, { world, ownerId }) } }
  } catch {
    return { ownerId, known: null }
  }
}

type Checked = { readonly slots: number; readonly transactions: number; readonly problems: readonly string[] }

async function followPayment(
  tx: Transaction,
  input: {
    readonly payment: PaymentKey
    readonly owner: Owner
    readonly stored: readonly StoredTransaction[]
  },
): Promise<Checked> {
  const { payment, owner, stored } = input
  if (owner.known === null) {
    return { slots: 0, transactions: 0, problems: ['what its owner said does not hold'] }
  }
  const { world, history } = owner.known
  try {
    const record = await readRecord(tx, world, payment)
    const intent = await readIntent(tx, payment, record)
    const given = record.agreements.map((agreement) => checkAgreement(agreement, { record, intent, history }))
    for (const slot of record.slots) agreementFor(slot, { given, record, history })
    const problems = stored.flatMap(({ transaction }) =>
      problemOf(`transaction ${transaction.id}`, () => checkTransaction(transaction, { record, intent })),
    )
    return { slots: record.slots.length, transactions: stored.length - problems.length, problems }
  } catch (error) {
    return { slots: 0, transactions: 0, problems: [reasonOf(error)] }
  }
}

async function readIntent(
  tx: Transaction,
  { vaultId, intentId }: PaymentKey,
  { intentHash }: PaymentRecord,
): Promise<Intent> {
  const [row] = await tx<{ intent: string }[]>`
    select intent from signer.approvals
    where vault_id = ${vaultId} and intent_id = ${intentId} and intent_hash = ${intentHash} limit 1`
  const read = intentSchema.parse(JSON.parse(row?.intent ?? 'null'))
  const isOwn = read.vaultId === vaultId && read.id.toLowerCase() === intentId
  if (!isOwn || hashIntent(read) !== intentHash)
    throw new Error('the intent is not the one that was approved')
  return read
}

/** Bytes of intents for which the signer has signed nothing. Asked afterwards: the signer writes down first. */
async function findUnsigned(sql: Sql, application: Application): Promise<readonly string[]> {
  const problems: string[] = []
  for await (const page of application.intentIds()) {
    const rows = await sql<{ intentId: string }[]>`
      select id::text as "intentId" from unnest(${[...page]}::uuid[]) as asked (id)
      where not exists (select 1 from signer.signed_slots where intent_id = id)`
    problems.push(
      ...rows.map(({ intentId }) => `payment ${intentId}: the signer has no record of any signature`),
    )
  }
  return problems
}

function problemOf(what: string, check: () => unknown): readonly string[] {
  try {
    check()
    return []
  } catch (error) {
    return [`${what}: ${reasonOf(error)}`]
  }
}
