import { appendAudit, lockAuditHead } from '../audit/append-audit.ts'
import { headKeyBinding } from '../audit/head-key.ts'
import { isSealedBy } from '../wrappers/key-wrapper.ts'
import { rewrap } from './rewrap.ts'
import type { Exchange } from './rewrap-vaults.ts'

type Row = {
  readonly publicKey: Buffer
  readonly wrapped: Buffer
  readonly wrapperKind: string
  readonly wrapperKeyId: string
}

/** The key that signs ends of the audit chain is sealed under the root key too. True when it had to move. */
export async function rewrapHeadKey({ sql, from, to }: Exchange): Promise<boolean> {
  const [row] = await sql<Row[]>`
    select public_key as "publicKey", wrapped_key as wrapped, wrapper_kind as "wrapperKind",
      wrapper_key_id as "wrapperKeyId" from signer.head_key`
  if (row === undefined || isSealedBy(row, to)) return false
  if (!isSealedBy(row, from)) throw new Error('the key for audit heads is sealed under a third root key')
  const anew = await rewrap({ from, to }, { wrapped: row.wrapped, binding: headKeyBinding(row.publicKey) })
  return await sql.begin(async (tx) => {
    const head = await lockAuditHead(tx)
    const changed = await tx`
      update signer.head_key set wrapped_key = ${anew}, wrapper_kind = ${to.kind}, wrapper_key_id = ${to.keyId}
      where wrapped_key = ${row.wrapped} returning true`
    if (changed.length === 0) return false
    const details = {
      previousKeyId: row.wrapperKeyId,
      previousKind: row.wrapperKind,
      wrapperKeyId: to.keyId,
      wrapperKind: to.kind,
    }
    const entries = [{ kind: 'head-key-rewrapped' as const, vaultId: null, details }]
    await appendAudit(tx, { head, entries, at: new Date() })
    return true
  })
}
