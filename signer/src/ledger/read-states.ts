import type { AuditHead } from '../audit/audit-row.ts'
import type { SigningOrder } from '../policy/decide-signing.ts'
import type { Limits } from '../policy/limits.ts'
import type { Sql, Transaction } from '../store/connect-database.ts'
import {
  emptyState,
  enterSlot,
  heardKey,
  type LedgerState,
  recipientKey,
  type SlotRow,
  spendKey,
} from './ledger-state.ts'

const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000

/**
 * Everything that a batch is decided on, and the end of the chain it belongs to: one statement, one moment. Each row is
 * looked up by itself (`lateral`, `offset 0`). Joins are planned while the tables are small, to read all of them, and
 * the plan stays for as long as the connection does.
 */
export async function readStates(
  db: Sql | Transaction,
  orders: readonly SigningOrder[],
  nowMs: number,
): Promise<{ readonly head: AuditHead; readonly state: LedgerState }> {
  const since = new Date(nowMs - DAY_MS)
  const [found] = await db<Found[]>`
    with asked as materialized (
      select * from json_to_recordset(${JSON.stringify(orders.map(askedColumns))}::text::json)
        as row (vault_id text, chain text, slot text, intent_id uuid, role text, recipient text,
          granted_key text, owner_id text, heard_seq bigint)
    ), keys as materialized (
      select distinct granted_key from asked where granted_key is not null
    ), vaults as materialized (
      select distinct vault_id from asked
    ), found_slots as (
      select found.* from asked, lateral (
        select * from signer.signed_slots s
        where s.vault_id = asked.vault_id and s.chain = asked.chain and s.slot = asked.slot offset 0) as found
      union
      select found.* from asked, lateral (
        select * from signer.signed_slots s
        where s.vault_id = asked.vault_id and s.intent_id = asked.intent_id and s.role = asked.role offset 0) as found
    )
    select head.seq, encode(head.hash, 'hex') as hash,
      (select is_paused from signer.pause) as "isAllPaused",
      (select json_agg(row) from (
        select distinct owner_id as "ownerId", heard_seq::text as seq from asked
        where exists (select 1 from signer.statements s
          where s.owner_id = asked.owner_id and s.seq > asked.heard_seq offset 0)) as row) as overtaken,
      (select json_agg(row) from (
        -- With every raise whose time has come.
        select policies.vault_id as "vaultId", greatest(per_transaction_micro_usd, due.per_transaction)::text as "perTransaction",
          greatest(rolling_24h_micro_usd, due.rolling_24h)::text as "rolling24h",
          least(new_recipient_delay_hours, due.delay_hours) as "delayHours", is_paused as "isPaused"
        from vaults, lateral (
          select * from signer.policies p where p.vault_id = vaults.vault_id offset 0) as policies, lateral (
          select max(value) filter (where limit_name = 'perTransactionUsd') as per_transaction,
            max(value) filter (where limit_name = 'rolling24hUsd') as rolling_24h,
            min(value) filter (where limit_name = 'newRecipientDelayHours') as delay_hours
          from signer.raises
          where raises.vault_id = policies.vault_id and starts_at <= ${new Date(nowMs)}) as due) as row) as policies,
      (select json_agg(row) from (
        select vault_id as "vaultId", chain, slot, epoch, intent_id as "intentId", role,
          encode(digest, 'hex') as digest, (extract(epoch from signed_at) * 1000)::bigint as "signedAtMs",
          case when blockhash is not null then json_build_object('blockhash', blockhash, 'signature', signature) end
            as landing
        from found_slots) as row) as slots,
      (select json_agg(row) from (
        select vault_id as "vaultId", coalesce(micro_usd, 0)::text as "microUsd" from vaults, lateral (
          select sum(micro_usd) as micro_usd from signer.spends s
          where s.vault_id = vaults.vault_id and s.spent_at > ${since}) as found) as row) as spent,
      (select json_agg(row) from (
        select granted_key as "grantedKey", coalesce(micro_usd, 0)::text as "microUsd" from keys, lateral (
          select sum(micro_usd) as micro_usd from signer.spends s
          where s.granted_key = keys.granted_key and s.spent_at > ${since}) as found) as row) as "spentByKey",
      (select json_agg(row) from (
        select s.vault_id as "vaultId", s.chain, s.slot, s.intent_id as "intentId", s.micro_usd::text as "microUsd",
          s.granted_key as "grantedKey"
        from asked, lateral (
          select * from signer.spends s
          where s.vault_id = asked.vault_id and s.chain = asked.chain and s.slot = asked.slot
            and s.intent_id = asked.intent_id and s.spent_at > ${since} offset 0) as s) as row) as own,
      (select json_agg(row) from (
        select r.vault_id as "vaultId", r.chain, r.address as recipient,
          (extract(epoch from r.seen_at) * 1000)::bigint as "seenAtMs", r.paid_at is not null as "isPaid"
        from asked, lateral (
          select * from signer.recipients r
          where r.vault_id = asked.vault_id and r.chain = asked.chain and r.address = asked.recipient offset 0) as r
        ) as row) as recipients
    from signer.audit_head as head`
  if (found === undefined) throw new Error('the end of the audit chain is missing')
  return { head: { seq: BigInt(found.seq), hash: found.hash }, state: toState(found) }
}

function askedColumns(order: SigningOrder) {
  return {
    vault_id: order.vaultId,
    chain: order.chain,
    slot: order.slot,
    intent_id: order.intentId,
    role: order.role,
    recipient: order.recipient,
    granted_key: order.grant?.keyId ?? null,
    owner_id: order.heard.ownerId,
    heard_seq: order.heard.seq,
  }
}

type Found = {
  readonly seq: string
  readonly hash: string
  readonly isAllPaused: boolean | null
  readonly overtaken: SigningOrder['heard'][] | null
  readonly policies: PolicyRow[] | null
  readonly slots: SlotRow[] | null
  readonly spent: { vaultId: string; microUsd: string }[] | null
  readonly spentByKey: { grantedKey: string; microUsd: string }[] | null
  readonly own: SpendRow[] | null
  readonly recipients: RecipientRow[] | null
}
type PolicyRow = Pick<Limits, 'isPaused'> & {
  readonly vaultId: string
  readonly perTransaction: string
  readonly rolling24h: string
  readonly delayHours: number
}
type SpendRow = {
  readonly vaultId: string
  readonly chain: string
  readonly slot: string
  readonly intentId: string
  readonly microUsd: string
  readonly grantedKey: string | null
}
type RecipientRow = {
  readonly vaultId: string
  readonly chain: string
  readonly recipient: string
  readonly seenAtMs: number
  readonly isPaid: boolean
}

function toState(found: Found): LedgerState {
  // A missing switch stops everything, like one that is on.
  const state = emptyState({ isAllPaused: found.isAllPaused ?? true })
  for (const row of found.overtaken ?? []) state.overtaken.add(heardKey(row))
  for (const row of found.policies ?? []) state.limits.set(row.vaultId, limitsOfRow(row))
  for (const row of found.slots ?? []) enterSlot(state, row)
  for (const row of found.spent ?? []) state.spent.set(row.vaultId, BigInt(row.microUsd))
  for (const row of found.spentByKey ?? []) state.spentByKey.set(row.grantedKey, BigInt(row.microUsd))
  for (const row of found.own ?? []) {
    state.spentBySlot.set(spendKey(row), { microUsd: BigInt(row.microUsd), grantedKey: row.grantedKey })
  }
  for (const { seenAtMs, isPaid, ...key } of found.recipients ?? []) {
    state.recipients.set(recipientKey(key), { seenAtMs, isPaid })
  }
  return state
}

function limitsOfRow(row: PolicyRow): Limits {
  return {
    perTransaction: BigInt(row.perTransaction),
    rolling24h: BigInt(row.rolling24h),
    newRecipientDelayMs: row.delayHours * HOUR_MS,
    isPaused: row.isPaused,
  }
}
