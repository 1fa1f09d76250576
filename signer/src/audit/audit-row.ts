import { hash } from 'node:crypto'

export type AuditKind =
  | 'vault-keys-created'
  | 'signed'
  | 'sign-refused'
  | 'policy-changed'
  | 'pause-changed'
  | 'statement-accepted'
  | 'approval-accepted'
  | 'envelope-accepted'
  | 'envelope-used'
  | 'data-key-rewrapped'
  | 'head-key-rewrapped'
  | 'restored'

export type AuditEntry = {
  readonly kind: AuditKind
  readonly vaultId: string | null
  readonly details: Readonly<Record<string, string | number | boolean | null>>
}

/** A row as it is stored; the hash covers everything else in it, and through `prevHash` every row before. */
export type AuditRow = {
  readonly seq: bigint
  readonly at: Date
  readonly kind: string
  readonly vaultId: string | null
  readonly details: string
  /** Both in hex. */
  readonly prevHash: string
  readonly hash: string
}

/** The last row of the chain. */
export type AuditHead = { readonly seq: bigint; readonly hash: string }

const HASH_BYTES = 32
export const FIRST_PREV_HASH = '00'.repeat(HASH_BYTES)

const DOMAIN = 'windhover/audit/1'
const LENGTH_BYTES = 4

export function hashAuditRow(row: Omit<AuditRow, 'hash'>): string {
  const parts = [String(row.seq), String(row.at.getTime()), row.kind, row.vaultId, row.details]
  const room = parts.reduce((sum, part) => sum + LENGTH_BYTES + Buffer.byteLength(part ?? ''), 0)
  // One buffer and one call: each step of a running hash costs more than the hashing.
  const bytes = Buffer.allocUnsafe(DOMAIN.length + HASH_BYTES + room)
  let at = bytes.write(DOMAIN, 'latin1')
  at += bytes.write(row.prevHash, at, 'hex')
  for (const part of parts) {
    // Length first, so that text cannot move from one field to the next; absent differs from empty.
    const length = bytes.write(part ?? '', at + LENGTH_BYTES, 'utf8')
    bytes.writeInt32BE(part === null ? -1 : length, at)
    at += LENGTH_BYTES + length
  }
  return hash('sha256', bytes.subarray(0, at), 'hex')
}

/** One way to write the same details, so that the stored text is predictable. */
export function canonicalDetails(details: AuditEntry['details']): string {
  const names = Object.keys(details)
  const isSorted = names.every((name, index) => index === 0 || name > (names[index - 1] ?? ''))
  if (isSorted) return JSON.stringify(details)
  return JSON.stringify(Object.fromEntries(names.sort().map((name) => [name, details[name]])))
}
