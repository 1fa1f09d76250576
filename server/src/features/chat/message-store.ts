import type { ChatMessage, Feedback } from '@windhover/core/chat/message'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { headOf, listSiblings, pathUpwards } from './message-tree.ts'
import { messages } from './tables.ts'

/** All but what is only there to be searched. */
const { words: _searched, ...shown } = getTableColumns(messages)
export type MessageRow = Omit<typeof messages.$inferSelect, 'words'>

export function viewMessage(row: MessageRow): ChatMessage {
  const { id, role, content, body, requestId, parentId, feedback, createdAt } = row
  return { id, role, content, ...body, requestId, parentId, feedback, createdAt: createdAt.toISOString() }
}

export function toRow(
  message: ChatMessage,
  of: { conversationId: string; requestId: string; parentId: string | null; createdAt: Date },
): typeof messages.$inferInsert {
  const { id, role, content, parts, experimental_attachments, ending } = message
  const body = { parts, experimental_attachments, ...(ending === undefined ? {} : { ending }) }
  return { id, role, content, body, ...of }
}

type PageQuery = {
  readonly conversationId: string
  /** Where the path ends; at the head of the conversation if left out. */
  readonly from?: string
  /** Only what stands above this message. */
  readonly before?: string | undefined
  readonly limit: number
}
type Page = { readonly messages: ChatMessage[]; readonly hasMore: boolean }

/** Of the path that is shown, upwards from its end or from before a message; oldest first. */
export async function listMessages(db: Database, query: PageQuery): Promise<Page> {
  const { rows, hasMore } = await readPage(db, query)
  return { messages: rows.map(viewMessage), hasMore }
}

/** The same with what else stands in the place of each. */
export async function listWithSiblings(db: Database, query: PageQuery): Promise<Page> {
  const { rows, hasMore } = await readPage(db, query)
  const siblings = await listSiblings(db, query.conversationId, rows)
  const view = (row: MessageRow): ChatMessage => {
    const own = siblings.get(row.id)
    return own === undefined ? viewMessage(row) : { ...viewMessage(row), siblings: [...own] }
  }
  return { messages: rows.map(view), hasMore }
}

async function readPage(db: Database, query: PageQuery): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  const { conversationId, before, limit } = query
  const inConversation = eq(messages.conversationId, conversationId)
  const [anchor] =
    before === undefined
      ? []
      : await db
          .select({ parentId: messages.parentId })
          .from(messages)
          .where(and(inConversation, eq(messages.id, before)))
  if (anchor?.parentId === null) return { rows: [], hasMore: false }
  const from = query.from ?? anchor?.parentId ?? headOf(conversationId)
  const path = pathUpwards({ conversationId, from, limit: limit + 1 })
  const rows = await db
    .select(shown)
    .from(messages)
    .innerJoin(path, sql`path.id = ${messages.id}`)
    .where(inConversation)
    .orderBy(sql`path.depth`)
  return { rows: rows.slice(0, limit).toReversed(), hasMore: rows.length > limit }
}

/** False where there is no such reply. */
export async function keepFeedback(
  db: Database,
  given: { messageId: string; requestId: string; feedback: Feedback | null },
  isOwn: (conversationId: string) => Promise<boolean>,
): Promise<boolean> {
  const named = and(
    eq(messages.id, given.messageId),
    eq(messages.requestId, given.requestId),
    eq(messages.role, 'assistant'),
  )
  const [row] = await db.select({ conversationId: messages.conversationId }).from(messages).where(named)
  if (row === undefined || !(await isOwn(row.conversationId))) return false
  await db
    .update(messages)
    .set({ feedback: given.feedback })
    .where(and(named, eq(messages.conversationId, row.conversationId)))
  return true
}
