import type { AuditHead } from '../audit/audit-row.ts'
import { auditJson, chainEntries } from '../audit/chain-entries.ts'
import type { Sql, Transaction } from '../store/connect-database.ts'
import { auditEntries, type Decided } from './audit-entries.ts'

/**
 * The chain goes on from the end that the batch was decided on, with slots, spending and recipients as the chain tells
 * them: one statement, all or nothing. False when the chain has another end by now, so that something was changed
 * since, and nothing was written.
 */
export async function writeVerdicts(
  db: Sql | Transaction,
  input: { readonly head: AuditHead; readonly decided: readonly Decided[]; readonly at: Date },
): Promise<boolean> {
  const { head, decided, at } = input
  const rows = chainEntries({ head, entries: auditEntries(decided), at })
  const last = rows.at(-1)
  // Only repetitions: there is nothing to write, and what was read held when it was read.
  if (last === undefined) return true
  const moved = await db`
    with moved as (
      update signer.audit_head set seq = ${String(last.seq)}, hash = decode(${last.hash}, 'hex')
      where seq = ${String(head.seq)} and hash = decode(${head.hash}, 'hex')
      returning true
    ), given as materialized (
      select row.* from moved, json_to_recordset(${auditJson(rows)}::text::json) as row (
        seq bigint, kind text, vault_id text, details json, prev_hash text, hash text)
    ), announced as (
      insert into signer.audit (seq, at, kind, vault_id, details, prev_hash, hash)
      select seq, ${at}, kind, vault_id, details, decode(prev_hash, 'hex'), decode(hash, 'hex') from given
    ), signed as materialized (
      select seq, vault_id, told.* from given, json_to_record(details) as told (
        chain text, slot text, epoch integer, "intentId" uuid, step smallint, role text, digest text,
        recipient text, spends boolean, "microUsd" bigint, "grantedKey" text,
        blockhash text, signature text)
      where kind = 'signed'
    ), slots as (
      insert into signer.signed_slots
        (vault_id, chain, slot, epoch, intent_id, step, role, digest, blockhash, signature, signed_at)
      select vault_id, chain, slot, epoch, "intentId", step, role, decode(digest, 'hex'), blockhash, signature, ${at}
      from signed
    ), spends as (
      -- A replacement in the same slot counts once, by the larger of the two; every other slot counts for itself.
      insert into signer.spends (vault_id, chain, slot, intent_id, micro_usd, granted_key, spent_at)
      select vault_id, chain, slot, "intentId", max(coalesce("microUsd", 0)),
        (array_agg("grantedKey" order by seq) filter (where "grantedKey" is not null))[1], ${at}::timestamptz
      from signed
      where spends or "microUsd" > 0 group by vault_id, chain, slot, "intentId"
      on conflict (vault_id, chain, slot, intent_id) do update
        set micro_usd = greatest(signer.spends.micro_usd, excluded.micro_usd), spent_at = excluded.spent_at,
          granted_key = coalesce(signer.spends.granted_key, excluded.granted_key)
    ), met as (
      select vault_id, chain, recipient, true as is_paid from signed where recipient is not null
      union all
      select row.vault_id, row.chain, row.recipient, false from moved,
        json_to_recordset(${JSON.stringify(seenRecipients(decided))}::text::json) as row (
          vault_id text, chain text, recipient text)
    ), recipients as (
      insert into signer.recipients (vault_id, chain, address, seen_at, paid_at)
      select vault_id, chain, recipient, ${at}::timestamptz, case when bool_or(is_paid) then ${at}::timestamptz end
      from met group by vault_id, chain, recipient
      on conflict (vault_id, chain, address) do update
        set paid_at = excluded.paid_at where signer.recipients.paid_at is null and excluded.paid_at is not null
    )
    select from moved`
  return moved.length === 1
}

/** Refused for now: the waiting time runs from the first time that somebody asked. */
function seenRecipients(decided: readonly Decided[]) {
  return decided
    .filter(({ verdict }) => verdict.kind === 'refuse' && verdict.rememberRecipient === true)
    .map(({ order: { vaultId, chain, recipient } }) => ({ vault_id: vaultId, chain, recipient }))
}
