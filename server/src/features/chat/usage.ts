import { costOf, type ModelPrice } from '@windhover/core/chat/model/model-usage'
import { type DayUsage, usageRoutes } from '@windhover/core/chat/usage-contract'
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import type { ChatParts } from './parts.ts'
import { chatRuns } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

export function usageBindings({ db, clock, config }: ChatParts): readonly RouteBinding[] {
  const price = config.model.provider === 'reader' ? null : config.model.price
  return [
    bindRoute(usageRoutes.getUsage, async ({ session, query }) => {
      const since = new Date(clock.now().getTime() - query.days * DAY_MS)
      return { days: await listUsage(db, { userId: session.userId, since, price }) }
    }),
  ]
}

/** Newest day first. Replies of a conversation that was deleted are gone with it. */
async function listUsage(
  db: Database,
  of: { readonly userId: string; readonly since: Date; readonly price: ModelPrice | null },
): Promise<DayUsage[]> {
  const day = sql<string>`to_char(${chatRuns.startedAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const model = sql<string>`${chatRuns.usage} ->> 'model'`
  const total = (field: string) => sql<number>`sum((${chatRuns.usage} ->> ${field})::int)::int`
  const rows = await db
    .select({
      day,
      model,
      replies: sql<number>`count(*)::int`,
      inputTokens: total('inputTokens'),
      cachedTokens: total('cachedTokens'),
      outputTokens: total('outputTokens'),
    })
    .from(chatRuns)
    .where(and(eq(chatRuns.userId, of.userId), gte(chatRuns.startedAt, of.since), isNotNull(chatRuns.usage)))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1 desc`, sql`2`)
  return rows.map((row) => ({ ...row, costUsd: costOf(row, of.price) }))
}
