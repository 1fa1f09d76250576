import {
  type AuditEntry,
  type AuditHead,
  type AuditRow,
  canonicalDetails,
  hashAuditRow,
} from './audit-row.ts'

/** The rows that continue the chain from its end. */
export function chainEntries(input: {
  readonly head: AuditHead
  readonly entries: readonly AuditEntry[]
  readonly at: Date
}): AuditRow[] {
  const { entries, at } = input
  let { seq, hash: prevHash } = input.head
  return entries.map(({ kind, vaultId, details }) => {
    seq += 1n
    const row = { seq, at, kind, vaultId, details: canonicalDetails(details), prevHash }
    const hash = hashAuditRow(row)
    prevHash = hash
    return { ...row, hash }
  })
}

/**
 * All rows as one parameter: the statement stays the same for every number of rows, so it is planned once. The details
 * are part of the JSON and not text in it; Postgres hands out a part of type `json` as it was written, to the byte.
 */
export function auditJson(rows: readonly AuditRow[]): string {
  return `[${rows.map(rowJson).join(',')}]`
}

function rowJson({ seq, kind, vaultId, details, prevHash, hash }: AuditRow): string {
  const hashes = `"prev_hash":"${prevHash}","hash":"${hash}"`
  return `{"seq":${seq},"kind":${JSON.stringify(kind)},"vault_id":${JSON.stringify(vaultId)},${hashes},"details":${details}}`
}
