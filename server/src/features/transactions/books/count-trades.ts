import { INTENT_TYPES, kindOf } from '@windhover/core/transactions/intent'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type ChangedVault, changedAfter, type ReadUntil } from '../../../platform/db/changed-after.ts'
import type { Database } from '../../../platform/db/database.ts'
import { intents } from '../tables.ts'

const TRADES = INTENT_TYPES.filter((type) => {
  const { scope, spends } = kindOf({ type })
  return scope === 'trade' && spends
})

/** Vaults with an intent that ended: one that a chain took back ends a second time. */
export async function listEnded(
  db: Database,
  until: ReadUntil,
  limit: number,
): Promise<readonly ChangedVault[]> {
  return await db
    .select({ vaultId: intents.vaultId, at: intents.changedAt, id: intents.id })
    .from(intents)
    .where(
      and(
        sql`${intents.state} in ('CONFIRMED','FAILED')`,
        changedAfter(intents.changedAt, intents.id, until),
      ),
    )
    .orderBy(asc(intents.changedAt), asc(intents.id))
    .limit(limit)
}

/** Trades that are in a chain, by vault, at most so many of a day. */
export async function countTrades(
  db: Database,
  { vaultIds, perDayMax }: { vaultIds: readonly bigint[]; perDayMax: number },
): Promise<ReadonlyMap<bigint, number>> {
  if (vaultIds.length === 0) return new Map()
  const day = sql`date_trunc('day', ${intents.changedAt} at time zone 'UTC')`
  const days = db
    .select({ vaultId: intents.vaultId, made: sql<number>`count(*)`.as('made') })
    .from(intents)
    .where(
      and(
        inArray(intents.vaultId, [...vaultIds]),
        eq(intents.state, 'CONFIRMED'),
        inArray(sql`${intents.body} ->> 'type'`, TRADES),
      ),
    )
    .groupBy(intents.vaultId, day)
    .as('days')
  const rows = await db
    .select({ vaultId: days.vaultId, counted: sql<number>`sum(least(${days.made}, ${perDayMax}::int))::int` })
    .from(days)
    .groupBy(days.vaultId)
  return new Map(rows.map(({ vaultId, counted }) => [vaultId, counted]))
}
