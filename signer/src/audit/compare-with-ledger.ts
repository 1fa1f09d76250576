import type { Transaction } from '../store/connect-database.ts'

const PAGE_ROWS = 2_000

type Row = { readonly ledger: string | null; readonly audit: string | null }

/** Every recorded signature was announced in the chain, and every announced one is still recorded. */
export async function compareWithLedger(tx: Transaction): Promise<string[]> {
  const problems: string[] = []
  const rows = tx<Row[]>`
    with ledger as (
      select concat_ws(' ', vault_id, chain, slot, epoch, intent_id, step, role, encode(digest, 'hex'),
        blockhash, signature) as text
      from signer.signed_slots
    ), announced as (
      select concat_ws(' ', vault_id, d->>'chain', d->>'slot', d->>'epoch', d->>'intentId', d->>'step', d->>'role',
        d->>'digest', d->>'blockhash', d->>'signature') as text
      from (select vault_id, details::json as d from signer.audit where kind = 'signed') as entries
    )
    select ledger.text as ledger, announced.text as audit
    from ledger full join announced on announced.text = ledger.text
    where ledger.text is null or announced.text is null
  `.cursor(PAGE_ROWS)
  for await (const page of rows as AsyncIterable<Row[]>) {
    for (const { ledger, audit } of page) {
      if (audit === null) problems.push(`a signature was never announced: ${ledger}`)
      else problems.push(`an announced signature is missing: ${audit}`)
    }
  }
  return problems
}
