import { authorityErrors } from '@windhover/core/authority/errors'
import { type Agreement, type PaymentRecord, paymentRecord } from '@windhover/core/authority/proof-file'
import type { World } from '@windhover/core/authority/world'
import { readKept } from '../authority/keep-statement.ts'
import { KEY_FAMILIES } from '../keys/key-families.ts'
import type { KeyFamily } from '../keys/key-family.ts'
import type { Sql, Transaction } from '../store/connect-database.ts'

type Asked = { readonly vaultId: string; readonly intentId: string }
type Db = Sql | Transaction

/** What is kept about a payment, as far as somebody needs it who has nothing else. Throws where there is nothing. */
export async function readRecord(db: Db, world: World, asked: Asked): Promise<PaymentRecord> {
  const vault = await readVault(db, asked.vaultId)
  const slots = await readSlots(db, asked)
  const agreements = await readAgreements(db, asked)
  const [first] = agreements
  const last = slots.at(-1)
  if (first === undefined || last === undefined) throw authorityErrors.noPayment()
  const statements = await readStatements(db, vault.ownerId, last.signedAt)
  return paymentRecord.parse({
    kind: 'payment-record',
    version: 1,
    world,
    vault,
    intentHash: first.intentHash,
    statements,
    agreements: agreements.map(({ agreement }) => agreement),
    slots,
  })
}

async function readVault(db: Db, vaultId: string): Promise<PaymentRecord['vault']> {
  const rows = await db<{ ownerId: string; family: KeyFamily; publicKey: Buffer }[]>`
    select owner_id as "ownerId", family, public_key as "publicKey"
    from signer.vault_owners join signer.vault_keys using (vault_id) where vault_id = ${vaultId}`
  const addressOf = (family: KeyFamily) => {
    const row = rows.find((each) => each.family === family)
    if (row === undefined) throw authorityErrors.unknownOwner()
    return KEY_FAMILIES[family].addressOf(row.publicKey)
  }
  return {
    id: vaultId,
    ownerId: rows[0]?.ownerId ?? '',
    solana: addressOf('ed25519'),
    evm: addressOf('secp256k1').toLowerCase(),
  }
}

async function readSlots(db: Db, { vaultId, intentId }: Asked): Promise<PaymentRecord['slots']> {
  const rows = await db<(Omit<PaymentRecord['slots'][number], 'signedAt'> & { signedAt: string })[]>`
    select s.chain, s.slot, s.epoch, s.step, s.role, encode(s.digest, 'hex') as digest,
      (extract(epoch from s.signed_at) * 1000)::bigint::text as "signedAt", p.micro_usd::text as "microUsd"
    from signer.signed_slots s
    left join signer.spends p on s.role = 'main' and p.vault_id = s.vault_id and p.chain = s.chain
      and p.slot = s.slot and p.intent_id = s.intent_id
    where s.vault_id = ${vaultId} and s.intent_id = ${intentId}
    order by s.signed_at, s.step, s.epoch`
  return rows.map((row) => ({ ...row, signedAt: Number(row.signedAt) }))
}

type AgreementRow = {
  readonly intentHash: string
  readonly signed: string
  readonly atMs: string
  readonly envelope: string | null
  readonly envelopeAtMs: string | null
  readonly executions: number
  readonly sellRaw: string
}

async function readAgreements(
  db: Db,
  { vaultId, intentId }: Asked,
): Promise<readonly { intentHash: string; agreement: Agreement }[]> {
  const rows = await db<AgreementRow[]>`
    select a.intent_hash as "intentHash", a.signed, a.envelope,
      (extract(epoch from a.accepted_at) * 1000)::bigint::text as "atMs",
      (extract(epoch from e.accepted_at) * 1000)::bigint::text as "envelopeAtMs",
      used.executions, used.sell_raw as "sellRaw"
    from signer.approvals a left join signer.envelopes e on e.hash = a.envelope
    cross join lateral (
      select count(*)::int as executions, coalesce(sum(o.sell_raw), 0)::text as sell_raw
      from signer.approvals o
      where o.envelope = a.envelope and (o.accepted_at, o.hash) < (a.accepted_at, a.hash)
    ) as used
    where a.vault_id = ${vaultId} and a.intent_id = ${intentId} order by a.accepted_at, a.hash`
  return rows.map((row) => ({ intentHash: row.intentHash, agreement: agreementOf(row) }))
}

function agreementOf({ signed: text, atMs, envelope, envelopeAtMs, ...used }: AgreementRow): Agreement {
  const signed = readKept(text)
  const acceptedAt = Number(atMs)
  if (envelope === null) return { by: 'approval', acceptedAt, signed }
  const { executions, sellRaw } = used
  const allowed = { acceptedAt: Number(envelopeAtMs), signed }
  return { by: 'envelope', acceptedAt, envelope: allowed, executions, sellRaw }
}

/** In the order in which they were accepted; what was said after the last signature is nobody's business. */
async function readStatements(
  db: Db,
  ownerId: string,
  untilMs: number,
): Promise<PaymentRecord['statements']> {
  const rows = await db<{ signed: string; atMs: string }[]>`
    select signed, (extract(epoch from accepted_at) * 1000)::bigint::text as "atMs" from signer.statements
    where owner_id = ${ownerId} and accepted_at <= ${new Date(untilMs)} order by seq`
  return rows.map(({ signed, atMs }) => ({ acceptedAt: Number(atMs), signed: readKept(signed) }))
}
