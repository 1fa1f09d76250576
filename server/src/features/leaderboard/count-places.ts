import { LEADERBOARD_ORDERS } from '@windhover/core/leaderboard/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { IS_SHOWN, ORDER_COLUMNS } from './order-columns.ts'
import { standingCounts, standingPlaces, standings } from './tables.ts'

const EVERY_MS = 60_000
/** A page or a rank is found by counting this far at most. */
const PLACES_APART = 1_000

/** Notes who stands at every thousandth place of each order: one walk through each index, once a minute. */
export async function countPlaces(
  db: Database,
  { now, apart = PLACES_APART }: { now: Date; apart?: number },
): Promise<void> {
  const [counts] = await db.select().from(standingCounts).limit(1)
  if (counts !== undefined && now.getTime() - counts.countedAt.getTime() < EVERY_MS) return
  await db.transaction(async (tx) => {
    await tx.delete(standingPlaces)
    for (const orderBy of LEADERBOARD_ORDERS) {
      const value = ORDER_COLUMNS[orderBy]
      await tx.execute(sql`
        insert into ${standingPlaces} (order_by, place, value, age)
        select ${orderBy}, place, value, age from (
          select ${value} as value, age, row_number() over (order by ${value} desc, age desc) as place
          from ${standings} where ${IS_SHOWN}
        ) as placed where place % ${apart}::int = 1 and place > 1`)
    }
    const total = tx.select({ total: sql<number>`count(*)::int` }).from(standings).where(IS_SHOWN)
    await tx
      .insert(standingCounts)
      .values({ id: 1, total: sql`(${total})`, countedAt: now })
      .onConflictDoUpdate({
        target: standingCounts.id,
        set: { total: sql`excluded.total`, countedAt: now },
      })
  })
}
