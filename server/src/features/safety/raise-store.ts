import { LIMIT_NAMES, type LimitName } from '@windhover/core/safety/limits'
import type { Raise } from '@windhover/core/safety/plan-change'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { safetyRaises } from './tables.ts'

/** A connection with the vault's lock held. */
export type LockedDatabase = Pick<Database, 'select' | 'insert' | 'delete'>

/**
 * Changes of one vault's policy come one after the other: the signer takes a policy as a whole, so a raise that takes
 * effect in the moment of a pause would otherwise write the vault back to life.
 */
export async function withVaultLock<Result>(
  db: Database,
  vaultId: bigint,
  run: (locked: LockedDatabase) => Promise<Result>,
): Promise<Result> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`safety:${vaultId}`}, 0))`)
    return await run(tx)
  })
}

export async function listRaises(db: LockedDatabase, vaultId: bigint): Promise<Raise[]> {
  const rows = await db.select().from(safetyRaises).where(eq(safetyRaises.vaultId, vaultId))
  return LIMIT_NAMES.flatMap((limit) => {
    const row = rows.find((each) => each.limit === limit)
    if (row === undefined) return []
    const { value, requestedAt, startsAt } = row
    return [{ limit, value, requestedAtMs: requestedAt.getTime(), startsAtMs: startsAt.getTime() }]
  })
}

/** Afterwards exactly these wait. */
export async function replaceRaises(
  db: LockedDatabase,
  waiting: { vaultId: bigint; userId: string; raises: readonly Raise[] },
): Promise<void> {
  const { vaultId, userId, raises } = waiting
  await db.delete(safetyRaises).where(eq(safetyRaises.vaultId, vaultId))
  if (raises.length === 0) return
  await db.insert(safetyRaises).values(
    raises.map(({ limit, value, requestedAtMs, startsAtMs }) => ({
      vaultId,
      userId,
      limit,
      value,
      requestedAt: new Date(requestedAtMs),
      startsAt: new Date(startsAtMs),
    })),
  )
}

/** False when there was none. */
export async function removeRaise(
  db: LockedDatabase,
  raise: { vaultId: bigint; limit: LimitName },
): Promise<boolean> {
  const removed = await db
    .delete(safetyRaises)
    .where(and(eq(safetyRaises.vaultId, raise.vaultId), eq(safetyRaises.limit, raise.limit)))
    .returning({ limit: safetyRaises.limit })
  return removed.length > 0
}

/** Vaults with a raise whose time has come, longest waiting first. */
export async function listDueVaults(
  db: Database,
  due: { now: Date; limit: number },
): Promise<{ vaultId: bigint; userId: string }[]> {
  const rows = await db
    .select({ vaultId: safetyRaises.vaultId, userId: safetyRaises.userId })
    .from(safetyRaises)
    .where(lte(safetyRaises.startsAt, due.now))
    .orderBy(asc(safetyRaises.startsAt))
    .limit(due.limit)
  return [...new Map(rows.map((row) => [row.vaultId, row])).values()]
}

/** Of accounts that go for good. */
export async function removeRaisesOf(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await db.delete(safetyRaises).where(inArray(safetyRaises.userId, [...userIds]))
}
