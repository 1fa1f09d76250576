import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { conversations, messages } from './tables.ts'

/** A conversation is a tree (decision 0031): what is shown is the path from its head up to a first message. */

type Row = typeof messages.$inferSelect

/** From a message upwards, nearest first. Every step is one look into an index, however long the path is. */
export function pathUpwards(given: {
  conversationId: string
  from: string | SQL
  limit: number
}): SQL<{ id: string; depth: number }> {
  const { conversationId, from, limit } = given
  return sql`(
    with recursive upwards (id, parent_id, depth) as (
      select id, parent_id, 1 from ${messages} where conversation_id = ${conversationId} and id = ${from}
      union all
      select above.id, above.parent_id, upwards.depth + 1
      from upwards join ${messages} above
        on above.conversation_id = ${conversationId} and above.id = upwards.parent_id
      where upwards.depth < ${limit}
    )
    select id, depth from upwards
  ) as path`
}

/** The end of the path that is shown. */
export const headOf = (conversationId: string): SQL =>
  sql`(select head_id from ${conversations} where id = ${conversationId})`

/** Ids of a path, nearest first. */
export async function listPath(
  db: Database,
  given: { conversationId: string; from: string | null; limit: number },
): Promise<readonly string[]> {
  const { from } = given
  if (from === null) return []
  const found = await db.execute<{ id: string }>(
    sql`select id from ${pathUpwards({ ...given, from })} order by depth`,
  )
  return found.map(({ id }) => id)
}

/** Of each of these that has siblings: all of them and itself, oldest first. */
export async function listSiblings(
  db: Database,
  conversationId: string,
  of: readonly Pick<Row, 'id' | 'parentId'>[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (of.length === 0) return new Map()
  const parents = of.flatMap(({ parentId }) => parentId ?? [])
  const isFirst = of.some(({ parentId }) => parentId === null) ? isNull(messages.parentId) : undefined
  const rows = await db
    .select({ id: messages.id, parentId: messages.parentId })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), or(inArray(messages.parentId, parents), isFirst)))
    .orderBy(asc(messages.position))
  const groups = Map.groupBy(rows, ({ parentId }) => parentId)
  return new Map(
    of.flatMap(({ id, parentId }) => {
      const group = groups.get(parentId) ?? []
      return group.length < 2 ? [] : [[id, group.map((each) => each.id)] as const]
    }),
  )
}

/** The newest message below one, or the one itself; null where there is none of that id. */
async function findNewestBelow(
  db: Database,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<string | null> {
  const [newest] = await db.execute<{ id: string }>(sql`
    with recursive below (id, position) as (
      select id, position from ${messages} where conversation_id = ${conversationId} and id = ${messageId}
      union all
      select child.id, child.position
      from below join ${messages} child
        on child.conversation_id = ${conversationId} and child.parent_id = below.id
    )
    select id from below order by position desc limit 1`)
  return newest?.id ?? null
}

/** Shows the path through a message; answers with its end, or null where there is no such message. */
export async function moveHead(
  db: Database,
  place: { conversationId: string; messageId: string },
): Promise<string | null> {
  const headId = await findNewestBelow(db, place)
  if (headId === null) return null
  await db.update(conversations).set({ headId }).where(eq(conversations.id, place.conversationId))
  return headId
}
