import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { type ChangedVault, changedAfter, type ReadUntil } from '../../platform/db/changed-after.ts'
import type { Database } from '../../platform/db/database.ts'
import { referrals } from './tables.ts'

/** Vaults that brought somebody, and what came of it. */
export type BroughtBy = { readonly referrals: number; readonly traded: number }

export async function listReferring(
  db: Database,
  until: ReadUntil,
  limit: number,
): Promise<readonly ChangedVault[]> {
  return await db
    .select({ vaultId: referrals.byVaultId, at: referrals.handedInAt, id: referrals.userId })
    .from(referrals)
    .where(changedAfter(referrals.handedInAt, referrals.userId, until))
    .orderBy(asc(referrals.handedInAt), asc(referrals.userId))
    .limit(limit)
}

export async function countReferrals(
  db: Database,
  vaultIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, BroughtBy>> {
  if (vaultIds.length === 0) return new Map()
  const rows = await db
    .select({
      vaultId: referrals.byVaultId,
      referrals: sql<number>`count(*)::int`,
      traded: sql<number>`count(${referrals.tradedAt})::int`,
    })
    .from(referrals)
    .where(inArray(referrals.byVaultId, [...vaultIds]))
    .groupBy(referrals.byVaultId)
  return new Map(rows.map(({ vaultId, ...counted }) => [vaultId, counted]))
}

/** Who of these came by a link counts as traded from now on. Answers with the vaults that brought them. */
export async function noteTraded(
  db: Database,
  { userIds, at }: { userIds: readonly string[]; at: Date },
): Promise<readonly bigint[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .update(referrals)
    .set({ tradedAt: at })
    .where(and(inArray(referrals.userId, [...userIds]), isNull(referrals.tradedAt)))
    .returning({ vaultId: referrals.byVaultId })
  return [...new Set(rows.map(({ vaultId }) => vaultId))]
}
