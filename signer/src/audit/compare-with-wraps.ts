import type { Transaction } from '../store/connect-database.ts'

const PAGE_ROWS = 2_000

/** The chain tells under which root key every vault was made, and each time it was sealed under another one. */
export async function compareWithWraps(tx: Transaction): Promise<string[]> {
  const problems: string[] = []
  const rows = tx<{ vaultId: string; family: string; kept: string; announced: string | null }[]>`
    with told as (
      select distinct on (vault_id) vault_id,
        concat_ws(' ', details::json->>'wrapperKind', details::json->>'wrapperKeyId') as root_key
      from signer.audit where kind in ('vault-keys-created', 'data-key-rewrapped') order by vault_id, seq desc
    ), kept as (
      select vault_id, family, concat_ws(' ', wrapper_kind, wrapper_key_id) as root_key from signer.vault_keys
    )
    select kept.vault_id as "vaultId", kept.family, kept.root_key as kept, told.root_key as announced
    from kept join told using (vault_id) where kept.root_key <> told.root_key
  `.cursor(PAGE_ROWS)
  for await (const page of rows) {
    for (const { vaultId, family, kept, announced } of page) {
      problems.push(
        `vault ${vaultId}: its ${family} key is under the root key ${kept}, the chain says ${announced}`,
      )
    }
  }
  return problems
}
