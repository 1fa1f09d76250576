import type { FoundMessage } from '@windhover/core/chat/contract'
import { excerptOf } from '@windhover/core/chat/search/excerpt-of'
import { and, asc, desc, eq, exists, inArray, like, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'
import { conversations, foldSql, messages } from './tables.ts'

export const LAST_USED_FIRST = [desc(conversations.changedAt), desc(conversations.id)]

/** Rare words and common ones need different plans: one that was made for any word is bad for most. */
export async function withOwnPlans<Result>(
  db: Database,
  search: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_custom_plan`)
    return await search(tx)
  })
}

type Within = { readonly own: SQL | undefined; readonly words: readonly string[]; readonly limit: number }

/**
 * Ids of the conversations whose title or one of whose messages holds all of the words. Two searches, because either has
 * a good plan and both in one condition have none: by the index of words where they are rare, otherwise down the list
 * until there are enough.
 */
export function holdingWords(db: Database, { own, words, limit }: Within) {
  const newest = (holds: SQL | undefined) =>
    db
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(own, holds))
      .orderBy(...LAST_USED_FIRST)
      .limit(limit)
  const said = db
    .select({ one: sql`1` })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), holdsAll(messages.words, words)))
  return union(newest(holdsAll(foldSql(conversations.title), words)), newest(exists(said)))
}

/** The first message of each conversation that holds all of the words. */
export async function findMessages(
  db: Database,
  { ids, words }: { readonly ids: readonly string[]; readonly words: readonly string[] },
): Promise<ReadonlyMap<string, FoundMessage>> {
  if (ids.length === 0 || words.length === 0) return new Map()
  const { conversationId, id, role, content, createdAt, position } = messages
  const rows = await db
    .selectDistinctOn([conversationId], { conversationId, id, role, content, createdAt })
    .from(messages)
    .where(and(inArray(conversationId, [...ids]), holdsAll(messages.words, words)))
    .orderBy(conversationId, asc(position))
  return new Map(
    rows.map((row) => [
      row.conversationId,
      {
        messageId: row.id,
        role: row.role,
        excerpt: excerptOf(row, words),
        createdAt: row.createdAt.toISOString(),
      },
    ]),
  )
}

function holdsAll(text: SQLWrapper, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => like(text as SQL, `%${escaped(word)}%`)))
}

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
