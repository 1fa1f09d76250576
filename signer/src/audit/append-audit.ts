import type { Transaction } from '../store/connect-database.ts'
import type { AuditEntry, AuditHead } from './audit-row.ts'
import { auditJson, chainEntries } from './chain-entries.ts'

/**
 * Locks the end of the chain until the transaction ends: appends of all instances form one line.
 * Call it first in a transaction, so that whoever waits holds nothing that another one needs.
 */
export async function lockAuditHead(tx: Transaction): Promise<AuditHead> {
  const [row] = await tx<{ seq: string; hash: string }[]>`
    select seq, encode(hash, 'hex') as hash from signer.audit_head for update`
  if (row === undefined) throw new Error('the end of the audit chain is missing')
  return { seq: BigInt(row.seq), hash: row.hash }
}

export async function appendAudit(
  tx: Transaction,
  input: { readonly head: AuditHead; readonly entries: readonly AuditEntry[]; readonly at: Date },
): Promise<void> {
  const rows = chainEntries(input)
  const last = rows.at(-1)
  if (last === undefined) return
  // Not awaited one by one: both travel in one packet.
  await Promise.all([
    tx`insert into signer.audit (seq, at, kind, vault_id, details, prev_hash, hash)
      select seq, ${input.at}, kind, vault_id, details, decode(prev_hash, 'hex'), decode(hash, 'hex')
      from json_to_recordset(${auditJson(rows)}::text::json) as row (
        seq bigint, kind text, vault_id text, details json, prev_hash text, hash text)`,
    tx`update signer.audit_head set seq = ${String(last.seq)}, hash = decode(${last.hash}, 'hex')`,
  ])
}
