import type { AuditHead } from '../audit/audit-row.ts'
import type { SigningOrder } from '../policy/decide-signing.ts'
import type { Limits } from '../policy/limits.ts'
import type { Sql, Transaction } from '../store/connect-database.ts'
import {
  emptyState,
  enterSlot,
  type LedgerState,
  recipientKey,
  type SlotRow,
  spendKey,
} from './ledger-state.ts'

const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000

/** Everything that a batch is decided on, and the end of the chain it belongs to: one statement, one moment. */
export async function readStates(
  db: Sql | Transaction,
  orders: readonly SigningOrder[],
  nowMs: number,
): Promise<{ readonly head: AuditHead; readonly state: LedgerState }> {
  const [found] = await db<Found[]>`
    with asked as materialized (
      select * from json_to_recordset(${JSON.stringify(orders.map(askedColumns))}::text::json)
        as row (vault_id text, chain text, slot text, intent_id uuid, role text, recipient text,
          granted_key text)
    ), keys as materialized (
      select distinct granted_key from asked where granted_key is not null
    ), vaults as materialized (
      select distinct vault_id from asked
    ), found_slots as (
      select s.* from asked join signer.signed_slots s
        on s.vault_id = asked.vault_id and s.chain = asked.chain and s.slot = asked.slot
      union
      select s.* from asked join signer.signed_slots s
        on s.vault_id = asked.vault_id and s.intent_id = asked.intent_id and s.role = asked.role
    ), found_spends as (
      select s.* from vaults join signer.spends s using (vault_id)
      where s.spent_at > ${new Date(nowMs - DAY_MS)}
    )
    select head.seq, encode(head.hash, 'hex') as hash,
      (select is_paused from signer.pause) as "isAllPaused",
      (select json_agg(row) from (
        -- With every raise whose time has come.
        select vault_id as "vaultId", greatest(per_transaction_micro_usd, due.per_transaction)::text as "perTransaction",
          greatest(rolling_24h_micro_usd, due.rolling_24h)::text as "rolling24h",
          least(new_recipient_delay_hours, due.delay_hours) as "delayHours", is_paused as "isPaused"
        from vaults join signer.policies using (vault_id), lateral (
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
        select vault_id as "vaultId", sum(micro_usd)::text as "microUsd"
        from found_spends group by vault_id) as row) as spent,
      (select json_agg(row) from (
        select granted_key as "grantedKey", sum(micro_usd)::text as "microUsd"
        from keys join signer.spends using (granted_key)
        where spent_at > ${new Date(nowMs - DAY_MS)} group by granted_key) as row) as "spentByKey",
      (select json_agg(row) from (
        select s.vault_id as "vaultId", s.chain, s.slot, s.intent_id as "intentId", s.micro_usd::text as "microUsd",
          s.granted_key as "grantedKey"
        from asked join found_spends s using (vault_id, chain, slot, intent_id)) as row) as own,
      (select json_agg(row) from (
        select r.vault_id as "vaultId", r.chain, r.address as recipient,
          (extract(epoch from r.seen_at) * 1000)::bigint as "seenAtMs", r.paid_at is not null as "isPaid"
        from asked join signer.recipients r
          on r.vault_id = asked.vault_id and r.chain = asked.chain and r.address = asked.recipient
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
  }
}

type Found = {
  readonly seq: string
  readonly hash: string
  readonly isAllPaused: boolean | null
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
