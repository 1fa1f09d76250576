import type { ConversationView, ListedConversation } from '@windhover/core/chat/contract'
import { chatErrors } from '@windhover/core/chat/errors'
import { wordsOf } from '@windhover/core/chat/search/fold-text'
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { findMessages, holdingWords, LAST_USED_FIRST, withOwnPlans } from './search-conversations.ts'
import { conversations, directiveReviews } from './tables.ts'

export type ChatOwner = { readonly userId: string; readonly vaultId: string }
type Named = ChatOwner & { readonly conversationId: string }

const ownedBy = ({ userId, vaultId }: ChatOwner) =>
  and(eq(conversations.vaultId, BigInt(vaultId)), eq(conversations.userId, userId))
const isNamed = (named: Named) => and(eq(conversations.id, named.conversationId), ownedBy(named))

const shown = {
  conversationId: conversations.id,
  title: conversations.title,
  createdAt: conversations.createdAt,
  changedAt: conversations.changedAt,
  // Spelt out: in a list of columns the builder leaves the table's name away, and both tables have an id.
  messageCount: sql<number>`(select count(*)::int from chat_messages said where said.conversation_id = chat_conversations.id)`,
}
type ShownRow = Omit<ConversationView, 'createdAt' | 'changedAt'> & { createdAt: Date; changedAt: Date }
const view = (row: ShownRow): ConversationView => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

export async function findConversation(db: Database, named: Named): Promise<ConversationView> {
  const [row] = await db.select(shown).from(conversations).where(isNamed(named))
  // Somebody else's conversation does not exist for this one.
  if (row === undefined) throw chatErrors.conversationNotFound()
  return view(row)
}

export async function findLatest(db: Database, owner: ChatOwner): Promise<string | null> {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(ownedBy(owner))
    .orderBy(desc(conversations.changedAt))
    .limit(1)
  return row?.id ?? null
}

type ListQuery = ChatOwner & {
  readonly search?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}
type List = { readonly conversations: ListedConversation[]; readonly nextCursor: string | null }

/** Last used first; with words, those that hold all of them. */
export async function listConversations(db: Database, query: ListQuery): Promise<List> {
  const words = wordsOf(query.search ?? '')
  if (words.length === 0) return await readList(db, query, words)
  return await withOwnPlans(db, (tx) => readList(tx, query, words))
}

async function readList(db: Database, query: ListQuery, words: readonly string[]): Promise<List> {
  const within = { own: and(ownedBy(query), isBefore(query.cursor)), words, limit: query.limit + 1 }
  const rows = await db
    .select(shown)
    .from(conversations)
    .where(words.length === 0 ? within.own : inArray(conversations.id, holdingWords(db, within)))
    .orderBy(...LAST_USED_FIRST)
    .limit(within.limit)
  const page = rows.slice(0, query.limit)
  const found = await findMessages(db, { ids: page.map((row) => row.conversationId), words })
  const last = page.at(-1)
  const nextCursor =
    rows.length > query.limit && last ? `${last.changedAt.getTime()}_${last.conversationId}` : null
  const listed = page.map((row) => ({ ...view(row), found: found.get(row.conversationId) ?? null }))
  return { conversations: listed, nextCursor }
}

function isBefore(cursor: string | undefined) {
  const [, ms, id] = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(cursor ?? '') ?? []
  if (ms === undefined || id === undefined) return undefined
  const at = new Date(Number(ms))
  return or(lt(conversations.changedAt, at), and(eq(conversations.changedAt, at), lt(conversations.id, id)))
}

export async function renameConversation(
  db: Database,
  named: Named & { title: string },
): Promise<ConversationView> {
  const { title } = named
  await db.update(conversations).set({ title, titleFrom: 'person' }).where(isNamed(named))
  return await findConversation(db, named)
}

export async function deleteConversation(db: Database, named: Named): Promise<void> {
  await findConversation(db, named)
  await db.delete(conversations).where(isNamed(named))
}

/** Of accounts that go for good. */
export async function removeChatsOf(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await db.delete(conversations).where(inArray(conversations.userId, [...userIds]))
  await db.delete(directiveReviews).where(inArray(directiveReviews.userId, [...userIds]))
}
