import { appendAudit, lockAuditHead } from '../audit/append-audit.ts'
import type { AuditEntry } from '../audit/audit-row.ts'
import { connectDatabase, type Sql } from '../store/connect-database.ts'

/**
 * Writes into the chain that this database came out of a backup, and pauses all signing until somebody has looked.
 * `ownerUrl` is that of the owner, who alone fills an empty database. `end` is a row that the backup has to hold.
 */
export async function noteRestore(
  ownerUrl: string,
  backup: { readonly takenAt: Date; readonly end: { readonly seq: string; readonly hash: string } },
): Promise<void> {
  const sql = connectDatabase({ url: ownerUrl, pool: 1 })
  try {
    await requireRow(sql, backup.end)
    await sql.begin(async (tx) => {
      const head = await lockAuditHead(tx)
      await tx`update signer.pause set is_paused = true`
      const details = { lastSeq: String(head.seq), takenAt: backup.takenAt.toISOString() }
      const entries: AuditEntry[] = [
        { kind: 'restored', vaultId: null, details },
        { kind: 'pause-changed', vaultId: null, details: { isPaused: true } },
      ]
      await appendAudit(tx, { head, entries, at: new Date() })
    })
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function requireRow(sql: Sql, { seq, hash }: { seq: string; hash: string }): Promise<void> {
  if (seq === '0') return
  const [row] = await sql`select from signer.audit where seq = ${seq} and hash = decode(${hash}, 'hex')`
  if (row === undefined) throw new Error(`the audit chain that was restored does not hold row ${seq}`)
}
