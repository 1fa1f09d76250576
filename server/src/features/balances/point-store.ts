import { VALUE_POINT_MS } from '@windhover/core/balances/constants'
import type { TimedValue } from '@windhover/core/balances/reconstruct-values'
import type { MicroUsd } from '@windhover/core/balances/value-holding'
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { balancePoints, balanceViews } from './tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** From here on one point an hour is enough. */
const THIN_AFTER_MS = 2 * DAY_MS
const KEPT_MS = 91 * DAY_MS

type Owned = { readonly vaultId: bigint; readonly userId: string }

/** Many looks within five minutes are one point: the last one. */
export async function keepPoint(
  db: Database,
  point: Owned & { totalMicro: MicroUsd; now: Date },
): Promise<void> {
  const { vaultId, userId, totalMicro: totalUsdMicro } = point
  const at = new Date(Math.floor(point.now.getTime() / VALUE_POINT_MS) * VALUE_POINT_MS)
  await db
    .insert(balancePoints)
    .values({ vaultId, userId, at, totalUsdMicro })
    .onConflictDoUpdate({ target: [balancePoints.vaultId, balancePoints.at], set: { totalUsdMicro } })
}

export async function noteView(db: Database, view: Owned & { now: Date }): Promise<void> {
  const { vaultId, userId, now } = view
  await db
    .insert(balanceViews)
    .values({ vaultId, userId, viewedAt: now, sampledAt: now })
    .onConflictDoUpdate({ target: balanceViews.vaultId, set: { viewedAt: now, sampledAt: now } })
}

/** What was seen since then, oldest first. */
export async function listPoints(
  db: Database,
  query: { vaultId: bigint; since: Date },
): Promise<readonly TimedValue[]> {
  const rows = await db
    .select({ at: balancePoints.at, totalUsdMicro: balancePoints.totalUsdMicro })
    .from(balancePoints)
    .where(and(eq(balancePoints.vaultId, query.vaultId), gt(balancePoints.at, query.since)))
    .orderBy(asc(balancePoints.at))
  return rows.map(({ at, totalUsdMicro }) => ({ atMs: at.getTime(), totalMicro: totalUsdMicro }))
}

/** Vaults whose owner looked lately and that have not been looked at for a while, longest waiting first. */
export async function listDue(
  db: Database,
  query: { viewedSince: Date; sampledBefore: Date; limit: number },
): Promise<Owned[]> {
  return await db
    .select({ vaultId: balanceViews.vaultId, userId: balanceViews.userId })
    .from(balanceViews)
    .where(and(gt(balanceViews.viewedAt, query.viewedSince), lt(balanceViews.sampledAt, query.sampledBefore)))
    .orderBy(asc(balanceViews.sampledAt))
    .limit(query.limit)
}

/** Also when nothing could be read: a vault in trouble waits its turn like the others. */
export async function noteSampled(db: Database, vaultId: bigint, now: Date): Promise<void> {
  await db.update(balanceViews).set({ sampledAt: now }).where(eq(balanceViews.vaultId, vaultId))
}

/** Old points are thinned to the first of each hour, then dropped. */
export async function thinPoints(db: Database, now: Date): Promise<void> {
  const thinTo = new Date(now.getTime() - THIN_AFTER_MS)
  const thinFrom = new Date(thinTo.getTime() - DAY_MS)
  await db.execute(sql`
    delete from ${balancePoints} extra using ${balancePoints} kept
    where extra.vault_id = kept.vault_id and kept.at < extra.at
      and date_trunc('hour', kept.at) = date_trunc('hour', extra.at)
      and extra.at > ${thinFrom.toISOString()} and extra.at < ${thinTo.toISOString()}`)
  await db.delete(balancePoints).where(lt(balancePoints.at, new Date(now.getTime() - KEPT_MS)))
}

export async function removePoints(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await db.delete(balancePoints).where(inArray(balancePoints.userId, [...userIds]))
  await db.delete(balanceViews).where(inArray(balanceViews.userId, [...userIds]))
}
