import type { Transaction } from '../store/connect-database.ts'

const PAGE_ROWS = 2_000

type Row = { readonly book: string; readonly kept: string | null; readonly announced: string | null }

/**
 * Everything that is decided on follows from the chain: what was spent, who was paid, which limits hold or wait, and
 * whether all is paused. Here it is worked out again and compared with what stands in the tables.
 */
export async function compareWithBooks(tx: Transaction): Promise<string[]> {
  const problems: string[] = []
  const rows = tx<Row[]>`
    with signed as (
      select seq, vault_id, at, d->>'intentId' as intent_id, d->>'chain' as chain, d->>'slot' as slot,
        d->>'recipient' as recipient, d->>'grantedKey' as granted_key,
        (d->>'spends')::boolean as spends, coalesce((d->>'microUsd')::bigint, 0) as micro_usd
      from (select seq, vault_id, at, details::json as d from signer.audit where kind = 'signed') as entries
    ), policies as (
      select distinct on (vault_id) vault_id, at, details::json as d
      from signer.audit where kind = 'policy-changed' order by vault_id, seq desc
    ), kept (book, key, text) as (
      select 'spent', concat_ws(' ', vault_id, chain, slot, intent_id),
        concat_ws(' ', micro_usd, extract(epoch from spent_at), granted_key)
      from signer.spends
      union all
      select 'paid', concat_ws(' ', vault_id, chain, address), extract(epoch from paid_at)::text
      from signer.recipients where paid_at is not null
      union all
      select 'limits', vault_id, concat_ws(' ', per_transaction_micro_usd, rolling_24h_micro_usd,
        new_recipient_delay_hours, is_paused)
      from signer.policies
      union all
      select 'raise', concat_ws(' ', vault_id, limit_name), concat_ws(' ', value,
        (extract(epoch from requested_at) * 1000)::bigint, (extract(epoch from starts_at) * 1000)::bigint)
      from signer.raises
      union all
      select 'pause', 'all', is_paused::text from signer.pause
      union all
      select 'owner', vault_id, owner_id from signer.vault_owners
      union all
      select 'statement', hash, concat_ws(' ', owner_id, kind, signed::json->>'keyId') from signer.statements
      union all
      select 'envelope', hash, concat_ws(' ', vault_id, key_id, grant_hash) from signer.envelopes
      union all
      select 'approval', hash, concat_ws(' ', vault_id, intent_id, intent_hash, key_id, envelope, sell_raw)
      from signer.approvals
    ), announced (book, key, text) as (
      select 'spent', concat_ws(' ', vault_id, chain, slot, intent_id),
        concat_ws(' ', max(micro_usd), extract(epoch from max(at)),
          (array_agg(granted_key order by seq) filter (where granted_key is not null))[1])
      from signed where spends group by vault_id, chain, slot, intent_id
      union all
      select 'paid', concat_ws(' ', vault_id, chain, recipient), extract(epoch from min(at))::text
      from signed where recipient is not null group by vault_id, chain, recipient
      union all
      select 'limits', vault_id, concat_ws(' ', d->>'perTransactionMicroUsd', d->>'rolling24hMicroUsd',
        d->>'newRecipientDelayHours', case d->>'isPaused' when 'true' then 't' else 'f' end)
      from policies
      union all
      select 'raise', concat_ws(' ', vault_id, raise->>'limit'), concat_ws(' ', raise->>'value',
        raise->>'requestedAtMs', raise->>'startsAtMs')
      from policies, json_array_elements((d->>'raises')::json) as raise
      union all
      select 'owner', vault_id, details::json->>'ownerId' from signer.audit
      where kind = 'vault-keys-created' and details::json->>'ownerId' is not null
      union all
      select 'statement', d->>'hash', concat_ws(' ', d->>'ownerId', d->>'statement', d->>'keyId')
      from (select details::json as d from signer.audit where kind = 'statement-accepted') as entries
      union all
      select 'envelope', d->>'hash', concat_ws(' ', vault_id, d->>'keyId', d->>'grantHash')
      from (select vault_id, details::json as d from signer.audit where kind = 'envelope-accepted') as entries
      union all
      select 'approval', d->>'hash', concat_ws(' ', vault_id, d->>'intentId', d->>'intentHash', d->>'keyId',
        d->>'envelope', d->>'sellRaw')
      from (select vault_id, details::json as d from signer.audit
        where kind in ('approval-accepted', 'envelope-used')) as entries
      union all
      (select 'pause', 'all', coalesce((
        select details::json->>'isPaused' from signer.audit where kind = 'pause-changed' order by seq desc limit 1
      ), 'false'))
    )
    select coalesce(kept.book, announced.book) || ' ' || coalesce(kept.key, announced.key) as book,
      kept.text as kept, announced.text as announced
    from kept full join announced on announced.book = kept.book and announced.key = kept.key
    where kept.text is distinct from announced.text
  `.cursor(PAGE_ROWS)
  for await (const page of rows as AsyncIterable<Row[]>) {
    for (const { book, kept, announced } of page) {
      problems.push(`${book}: the table has ${kept ?? 'nothing'}, the chain says ${announced ?? 'nothing'}`)
    }
  }
  return problems
}
