import { appendAudit, lockAuditHead } from '../audit/append-audit.ts'
import type { AuditEntry } from '../audit/audit-row.ts'
import { dataKeyBinding } from '../envelope/associated-data.ts'
import { SealBrokenError } from '../envelope/sealed-key.ts'
import type { Sql } from '../store/connect-database.ts'
import { isSealedBy, type KeyWrapper } from '../wrappers/key-wrapper.ts'
import { rewrap } from './rewrap.ts'

export type Exchange = { readonly sql: Sql; readonly from: KeyWrapper; readonly to: KeyWrapper }

type SealedDataKey = {
  readonly vaultId: string
  readonly version: number
  readonly wrapped: Buffer
  readonly wrapperKind: string
  readonly wrapperKeyId: string
}
type Rewrapped = SealedDataKey & { readonly anew: Buffer }

export type BatchResult = {
  readonly rewrapped: number
  /** Vaults that stay as they are, with the reason. */
  readonly problems: readonly string[]
  /** Where the next batch goes on; null behind the last vault. */
  readonly lastVaultId: string | null
}

/** The next vaults that are not under the new root key, all at once. Safe to break off and to run beside another. */
export async function rewrapBatch(
  exchange: Exchange,
  { after, vaultsMax }: { readonly after: string; readonly vaultsMax: number },
): Promise<BatchResult> {
  const found = await findNext(exchange, { after, vaultsMax })
  const problems: string[] = []
  const done = await Promise.all(found.map((row) => rewrapOne(exchange, row, problems)))
  const ready = done.filter((row) => row !== null)
  const rewrapped = ready.length === 0 ? 0 : await store(exchange, ready)
  return { rewrapped, problems, lastVaultId: found.at(-1)?.vaultId ?? null }
}

/** Both keys of a vault have the same data key. */
async function findNext(
  { sql, to }: Exchange,
  { after, vaultsMax }: { after: string; vaultsMax: number },
): Promise<SealedDataKey[]> {
  const rows = await sql<SealedDataKey[]>`
    select vault_id as "vaultId", version, wrapped_data_key as wrapped, wrapper_kind as "wrapperKind",
      wrapper_key_id as "wrapperKeyId"
    from signer.vault_keys
    where vault_id > ${after} and (wrapper_kind, wrapper_key_id) is distinct from (${to.kind}, ${to.keyId})
    group by vault_id, version, wrapped_data_key, wrapper_kind, wrapper_key_id
    order by vault_id limit ${vaultsMax}`
  return [...rows]
}

async function rewrapOne(
  { from, to }: Exchange,
  row: SealedDataKey,
  problems: string[],
): Promise<Rewrapped | null> {
  if (!isSealedBy(row, from)) {
    problems.push(`vault ${row.vaultId}: is under a third root key, ${row.wrapperKind} ${row.wrapperKeyId}`)
    return null
  }
  try {
    const anew = await rewrap({ from, to }, { wrapped: row.wrapped, binding: dataKeyBinding(row) })
    return { ...row, anew }
  } catch (error) {
    // One row that somebody has changed keeps no other vault from moving.
    if (!(error instanceof SealBrokenError)) throw error
    problems.push(`vault ${row.vaultId}: ${error.message}`)
    return null
  }
}

/** Only where the row is still as it was read, and together with what the chain says about it. */
async function store({ sql, to }: Exchange, rows: readonly Rewrapped[]): Promise<number> {
  const asked = rows.map(({ vaultId, wrapped, anew }) => ({
    vault_id: vaultId,
    was: wrapped.toString('hex'),
    anew: anew.toString('hex'),
  }))
  return await sql.begin(async (tx) => {
    const head = await lockAuditHead(tx)
    const changed = await tx<{ vaultId: string }[]>`
      update signer.vault_keys as kept set wrapped_data_key = decode(row.anew, 'hex'), wrapper_kind = ${to.kind},
        wrapper_key_id = ${to.keyId}
      from json_to_recordset(${JSON.stringify(asked)}::text::json) as row (vault_id text, was text, anew text)
      where kept.vault_id = row.vault_id and kept.wrapped_data_key = decode(row.was, 'hex')
      returning kept.vault_id as "vaultId"`
    const moved = new Set(changed.map(({ vaultId }) => vaultId))
    const entries = rows.filter(({ vaultId }) => moved.has(vaultId)).map((row) => announce(row, to))
    await appendAudit(tx, { head, entries, at: new Date() })
    return moved.size
  })
}

const announce = (row: SealedDataKey, to: KeyWrapper): AuditEntry => ({
  kind: 'data-key-rewrapped',
  vaultId: row.vaultId,
  details: {
    previousKeyId: row.wrapperKeyId,
    previousKind: row.wrapperKind,
    wrapperKeyId: to.keyId,
    wrapperKind: to.kind,
  },
})
