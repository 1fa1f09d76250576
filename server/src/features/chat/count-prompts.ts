import { asc, inArray, sql } from 'drizzle-orm'
import { type ChangedVault, changedAfter, type ReadUntil } from '../../platform/db/changed-after.ts'
import type { Database } from '../../platform/db/database.ts'
import { chatRuns } from './tables.ts'

/** Vaults whose agent was asked something. */
export async function listPrompted(
  db: Database,
  until: ReadUntil,
  limit: number,
): Promise<readonly ChangedVault[]> {
  return await db
    .select({ vaultId: chatRuns.vaultId, at: chatRuns.startedAt, id: chatRuns.id })
    .from(chatRuns)
    .where(changedAfter(chatRuns.startedAt, chatRuns.id, until))
    .orderBy(asc(chatRuns.startedAt), asc(chatRuns.id))
    .limit(limit)
}

/** Questions by vault, at most so many of a day. A second reply to one is no second question. */
export async function countPrompts(
  db: Database,
  { vaultIds, perDayMax }: { vaultIds: readonly bigint[]; perDayMax: number },
): Promise<ReadonlyMap<bigint, number>> {
  if (vaultIds.length === 0) return new Map()
  const day = sql`date_trunc('day', ${chatRuns.startedAt} at time zone 'UTC')`
  const days = db
    .select({
      vaultId: chatRuns.vaultId,
      asked: sql<number>`count(distinct (${chatRuns.conversationId}, ${chatRuns.questionId}))`.as('asked'),
    })
    .from(chatRuns)
    .where(inArray(chatRuns.vaultId, [...vaultIds]))
    .groupBy(chatRuns.vaultId, day)
    .as('days')
  const rows = await db
    .select({
      vaultId: days.vaultId,
      counted: sql<number>`sum(least(${days.asked}, ${perDayMax}::int))::int`,
    })
    .from(days)
    .groupBy(days.vaultId)
  return new Map(rows.map(({ vaultId, counted }) => [vaultId, counted]))
}
