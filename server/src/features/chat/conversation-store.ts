import type { ConversationView } from '@windhover/core/chat/contract'
import { chatErrors } from '@windhover/core/chat/errors'
import { and, desc, eq, exists, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { conversations, directiveReviews, messages } from './tables.ts'

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

export async function listConversations(
  db: Database,
  query: ChatOwner & { search?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ conversations: ConversationView[]; nextCursor: string | null }> {
  const rows = await db
    .select(shown)
    .from(conversations)
    .where(and(ownedBy(query), matches(db, query.search), isBefore(query.cursor)))
    .orderBy(desc(conversations.changedAt), desc(conversations.id))
    .limit(query.limit + 1)
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const nextCursor =
    rows.length > query.limit && last ? `${last.changedAt.getTime()}_${last.conversationId}` : null
  return { conversations: page.map(view), nextCursor }
}

/** In the title or in any of its messages, as written. */
function matches(db: Database, search: string | undefined) {
  if (search === undefined || search === '') return undefined
  const pattern = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const said = db
    .select({ one: sql`1` })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), ilike(messages.content, pattern)))
  return or(ilike(conversations.title, pattern), exists(said))
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
  await db.update(conversations).set({ title: named.title }).where(isNamed(named))
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
