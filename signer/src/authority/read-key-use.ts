import type { MicroUsd } from '../policy/limits.ts'
import type { Sql } from '../store/connect-database.ts'

const DAY_MS = 24 * 60 * 60_000

type KeyUse = { readonly approvedAtMs: number | null; readonly spent24h: MicroUsd }
export type KeyUses = ReadonlyMap<string, KeyUse>

/**
 * What keys did in the vaults of one owner. Not elsewhere: whoever lends powers to the key of somebody else learns nothing
 * of that person.
 */
export async function readKeyUse(
  sql: Sql,
  asked: { readonly keyIds: readonly string[]; readonly vaultIds: readonly string[]; readonly nowMs: number },
): Promise<KeyUses> {
  const { keyIds, vaultIds, nowMs } = asked
  const rows = await sql<{ keyId: string; approvedAtMs: string | null; spent: string }[]>`
    select key_id as "keyId",
      (select (extract(epoch from max(accepted_at)) * 1000)::bigint::text from signer.approvals a
        where a.key_id = asked.key_id and a.vault_id = any(${[...vaultIds]})) as "approvedAtMs",
      (select coalesce(sum(micro_usd), 0)::text from signer.spends s
        where s.granted_key = asked.key_id and s.spent_at > ${new Date(nowMs - DAY_MS)}
          and s.vault_id = any(${[...vaultIds]})) as spent
    from unnest(${[...new Set(keyIds)]}::text[]) as asked (key_id)`
  return new Map(
    rows.map(({ keyId, approvedAtMs, spent }) => [
      keyId,
      { approvedAtMs: approvedAtMs === null ? null : Number(approvedAtMs), spent24h: BigInt(spent) },
    ]),
  )
}
