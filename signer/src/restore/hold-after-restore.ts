import { authorityErrors } from '@windhover/core/authority/errors'
import { signerErrors } from '@windhover/core/signing/errors'
import type { ApprovalStore } from '../authority/approval-store.ts'
import type { EnvelopeStore } from '../authority/envelope-store.ts'
import type { HeldGrant } from '../authority/owner-state.ts'
import type { OwnerStore, ReadOwner } from '../authority/owner-store.ts'
import type { Sql } from '../store/connect-database.ts'

/**
 * A ledger out of a backup has forgotten what was signed after it: payments, revocations, and what orders have used. So
 * nothing that was agreed to before the restore counts any more. People press again, which makes a new intent; devices
 * are lent their powers again when their owner signs in; orders are placed again.
 */

/** When this database came out of a backup for the last time; null where it never did. */
export async function readLastRestore(sql: Sql): Promise<Date | null> {
  const [row] = await sql<{ at: Date }[]>`
    select at from signer.audit where kind = 'restored' order by seq desc limit 1`
  return row?.at ?? null
}

type Held = { readonly sql: Sql; readonly restoredAt: Date | null }

/** Without the grants from before: one of them may have been revoked. */
export function holdOwners(owners: OwnerStore, { restoredAt }: Pick<Held, 'restoredAt'>): OwnerStore {
  if (restoredAt === null) return owners
  const withoutOld = (read: ReadOwner): ReadOwner => {
    const isNew = ([, { acceptedAtMs }]: [string, HeldGrant]) => acceptedAtMs > restoredAt.getTime()
    return { ...read, state: { ...read.state, grants: new Map([...read.state.grants].filter(isNew)) } }
  }
  const ifAny = (read: ReadOwner | null) => (read === null ? null : withoutOld(read))
  return {
    ...owners,
    find: async (ownerId) => ifAny(await owners.find(ownerId)),
    findOfVault: async (vaultId, db) => ifAny(await owners.findOfVault(vaultId, db)),
    findOfVaults: async (vaultIds, db) => {
      const read = await owners.findOfVaults(vaultIds, db)
      return new Map([...read].map(([vaultId, owner]) => [vaultId, withoutOld(owner)]))
    },
    accept: async (signed, owner) => {
      const { kind, at } = signed.statement
      if (kind === 'grant' && at <= restoredAt.getTime()) throw authorityErrors.wrongTime()
      return await owners.accept(signed, owner)
    },
  }
}

export function holdApprovals(approvals: ApprovalStore, { sql, restoredAt }: Held): ApprovalStore {
  if (restoredAt === null) return approvals
  return {
    accept: async (approved) => {
      if (approved.signed.statement.at <= restoredAt.getTime()) throw authorityErrors.wrongTime()
      await requireNew(sql, approved.intent, restoredAt)
      return await approvals.accept(approved)
    },
    find: async (intent) => {
      await requireNew(sql, intent, restoredAt)
      return await approvals.find(intent)
    },
  }
}

/** An intent that was approved before may have been paid before, also when somebody approves it again. */
async function requireNew(
  sql: Sql,
  intent: { readonly vaultId: string; readonly id: string },
  restoredAt: Date,
): Promise<void> {
  const [old] = await sql`
    select from signer.approvals where vault_id = ${intent.vaultId} and intent_id = ${intent.id}
      and accepted_at <= ${restoredAt} limit 1`
  if (old !== undefined) throw signerErrors.approvalExpired()
}

export function holdEnvelopes(envelopes: EnvelopeStore, { sql, restoredAt }: Held): EnvelopeStore {
  if (restoredAt === null) return envelopes
  return {
    accept: async (signed) => {
      if (signed.statement.at <= restoredAt.getTime()) throw authorityErrors.wrongTime()
      return await envelopes.accept(signed)
    },
    execute: async (asked) => {
      const [old] = await sql`
        select from signer.envelopes where hash = ${asked.envelope} and accepted_at <= ${restoredAt}`
      if (old !== undefined) throw authorityErrors.envelopeEnded()
      await envelopes.execute(asked)
    },
  }
}
