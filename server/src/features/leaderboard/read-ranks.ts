import type { LeaderboardOrder } from '@windhover/core/leaderboard/contract'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { IS_SHOWN, type Key, keyOf, keySql, ORDER_COLUMNS } from './order-columns.ts'
import { standingPlaces, standings } from './tables.ts'

export type StandingRow = typeof standings.$inferSelect

/** The standings from this place on, best first. */
export async function listFromPlace(
  db: Database,
  { orderBy, place, limit }: { orderBy: LeaderboardOrder; place: number; limit: number },
): Promise<readonly StandingRow[]> {
  const [known] = await db
    .select()
    .from(standingPlaces)
    .where(and(eq(standingPlaces.orderBy, orderBy), lte(standingPlaces.place, place)))
    .orderBy(desc(standingPlaces.place))
    .limit(1)
  return await db
    .select()
    .from(standings)
    .where(and(IS_SHOWN, known === undefined ? undefined : sql`${keySql(orderBy)} <= ${keyOf(known)}`))
    .orderBy(desc(ORDER_COLUMNS[orderBy]), desc(standings.age))
    .offset(place - (known?.place ?? 1))
    .limit(limit)
}

/** At which place a standing is. */
export async function findRank(db: Database, orderBy: LeaderboardOrder, key: Key): Promise<number> {
  const [known] = await db
    .select()
    .from(standingPlaces)
    .where(
      and(
        eq(standingPlaces.orderBy, orderBy),
        sql`(${standingPlaces.value}, ${standingPlaces.age}) >= ${keyOf(key)}`,
      ),
    )
    .orderBy(desc(standingPlaces.place))
    .limit(1)
  const [row] = await db
    .select({ better: sql<number>`count(*)::int` })
    .from(standings)
    .where(
      and(
        IS_SHOWN,
        sql`${keySql(orderBy)} > ${keyOf(key)}`,
        known === undefined ? undefined : sql`${keySql(orderBy)} <= ${keyOf(known)}`,
      ),
    )
  return (known?.place ?? 1) + (row?.better ?? 0)
}

export function keyIn(orderBy: LeaderboardOrder, row: StandingRow): Key {
  const values = { pnl: row.pnlPlace, referrals: row.referrals, aura: row.aura }
  return { value: BigInt(values[orderBy]), age: row.age }
}
