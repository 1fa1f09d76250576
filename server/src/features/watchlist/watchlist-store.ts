import { comparableName } from '@windhover/core/contacts/read-contact-name'
import {
  FIRST_WATCHLIST_NAME,
  TOKENS_PER_WATCHLIST_MAX,
  WATCHLISTS_PER_PERSON_MAX,
} from '@windhover/core/watchlist/constants'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { watchlists, watchlistTokens } from './tables.ts'

export type Connection = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
export type StoredList = { readonly id: string; readonly name: string; readonly nameKey: string }
export type StoredToken = typeof watchlistTokens.$inferSelect
type NewToken = Omit<typeof watchlistTokens.$inferInsert, 'place'>

/**
 * Changes of one person's lists and alerts come one after the other, so that limits hold. Everybody has a list: it is
 * made here, by whoever comes first.
 */
export async function withListsLocked<Result>(
  db: Database,
  userId: string,
  run: (locked: Connection, lists: readonly StoredList[]) => Promise<Result>,
): Promise<Result> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`watchlists:${userId}`}, 0))`)
    const known = await selectLists(tx, userId)
    return await run(tx, known.length > 0 ? known : [await insertList(tx, userId, FIRST_WATCHLIST_NAME)])
  })
}

export async function findLists(db: Database, userId: string): Promise<readonly StoredList[]> {
  const known = await selectLists(db, userId)
  return known.length > 0 ? known : await withListsLocked(db, userId, async (_, lists) => lists)
}

const LIST = { id: watchlists.id, name: watchlists.name, nameKey: watchlists.nameKey }

async function selectLists(db: Connection, userId: string): Promise<StoredList[]> {
  return await db
    .select(LIST)
    .from(watchlists)
    .where(eq(watchlists.userId, userId))
    .orderBy(asc(watchlists.place))
    .limit(WATCHLISTS_PER_PERSON_MAX)
}

export async function insertList(db: Connection, userId: string, name: string): Promise<StoredList> {
  const [row] = await db
    .insert(watchlists)
    .values({ userId, name, nameKey: comparableName(name) })
    .returning(LIST)
  if (row === undefined) throw new Error('a stored list did not come back')
  return row
}

export async function writeListName(db: Connection, id: string, name: string): Promise<void> {
  await db
    .update(watchlists)
    .set({ name, nameKey: comparableName(name) })
    .where(eq(watchlists.id, id))
}

export async function deleteList(db: Connection, id: string): Promise<void> {
  await db.delete(watchlists).where(eq(watchlists.id, id))
}

export async function listTokens(db: Connection, listIds: readonly string[]): Promise<StoredToken[]> {
  return await db
    .select()
    .from(watchlistTokens)
    .where(inArray(watchlistTokens.watchlistId, [...listIds]))
    .orderBy(asc(watchlistTokens.place))
    .limit(WATCHLISTS_PER_PERSON_MAX * TOKENS_PER_WATCHLIST_MAX)
}

type OnList = Pick<StoredToken, 'watchlistId' | 'chain' | 'address'>
const onList = ({ watchlistId, chain, address }: OnList) =>
  and(
    eq(watchlistTokens.watchlistId, watchlistId),
    eq(watchlistTokens.chain, chain),
    eq(watchlistTokens.address, address),
  )

export async function isOnList(db: Connection, token: OnList): Promise<boolean> {
  const [row] = await db.select({ place: watchlistTokens.place }).from(watchlistTokens).where(onList(token))
  return row !== undefined
}

export async function countTokens(db: Connection, listId: string): Promise<number> {
  const [row] = await db
    .select({ tokens: count() })
    .from(watchlistTokens)
    .where(eq(watchlistTokens.watchlistId, listId))
  return row?.tokens ?? 0
}

export async function insertToken(db: Connection, token: NewToken): Promise<void> {
  await db.insert(watchlistTokens).values(token)
}

export async function deleteToken(db: Connection, token: OnList): Promise<void> {
  await db.delete(watchlistTokens).where(onList(token))
}
