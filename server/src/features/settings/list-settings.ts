import type { VaultSettings } from '@windhover/core/settings/contract'
import { readSettings } from '@windhover/core/settings/read-settings'
import { asc, inArray } from 'drizzle-orm'
import { type ChangedVault, changedAfter, type ReadUntil } from '../../platform/db/changed-after.ts'
import type { Database } from '../../platform/db/database.ts'
import { vaultSettings } from './tables.ts'

export async function listChangedSettings(
  db: Database,
  until: ReadUntil,
  limit: number,
): Promise<readonly ChangedVault[]> {
  const rows = await db
    .select({ vaultId: vaultSettings.vaultId, at: vaultSettings.changedAt })
    .from(vaultSettings)
    .where(changedAfter(vaultSettings.changedAt, vaultSettings.vaultId, until))
    .orderBy(asc(vaultSettings.changedAt), asc(vaultSettings.vaultId))
    .limit(limit)
  return rows.map((row) => ({ ...row, id: row.vaultId.toString() }))
}

/** What owners set for their vaults; those who set nothing are not among them. */
export async function listSettings(
  db: Database,
  owners: readonly { readonly vaultId: bigint; readonly userId: string }[],
): Promise<ReadonlyMap<bigint, VaultSettings>> {
  if (owners.length === 0) return new Map()
  const ownerOf = new Map(owners.map(({ vaultId, userId }) => [vaultId, userId]))
  const rows = await db
    .select()
    .from(vaultSettings)
    .where(inArray(vaultSettings.vaultId, [...ownerOf.keys()]))
  const own = rows.filter(({ vaultId, userId }) => ownerOf.get(vaultId) === userId)
  return new Map(own.map(({ vaultId, settings }) => [vaultId, readSettings(settings)]))
}
