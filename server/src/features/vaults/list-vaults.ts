import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import { type ChangedVault, changedAfter, type ReadUntil } from '../../platform/db/changed-after.ts'
import type { Database } from '../../platform/db/database.ts'
import { vaults } from './tables.ts'

export type KnownVault = { readonly vaultId: bigint; readonly userId: string; readonly name: string | null }

/** Whose these are and what their owners call them; without those that are still being made. */
export async function listKnownVaults(
  db: Database,
  vaultIds: readonly bigint[],
): Promise<readonly KnownVault[]> {
  if (vaultIds.length === 0) return []
  return await db
    .select({ vaultId: vaults.tokenId, userId: vaults.userId, name: vaults.name })
    .from(vaults)
    .where(and(inArray(vaults.tokenId, [...vaultIds]), isNotNull(vaults.readyAt)))
}

export async function listRenamed(
  db: Database,
  until: ReadUntil,
  limit: number,
): Promise<readonly ChangedVault[]> {
  const rows = await db
    .select({ vaultId: vaults.tokenId, at: vaults.renamedAt })
    .from(vaults)
    .where(and(isNotNull(vaults.renamedAt), changedAfter(vaults.renamedAt, vaults.tokenId, until)))
    .orderBy(asc(vaults.renamedAt), asc(vaults.tokenId))
    .limit(limit)
  return rows.flatMap(({ vaultId, at }) => (at === null ? [] : [{ vaultId, at, id: vaultId.toString() }]))
}
