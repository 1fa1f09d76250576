import type { ChatMessage, Feedback } from '@windhover/core/chat/message'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { messages } from './tables.ts'

type Row = typeof messages.$inferSelect

export function viewMessage({ id, role, content, body, requestId, feedback, createdAt }: Row): ChatMessage {
  return { id, role, content, ...body, requestId, feedback, createdAt: createdAt.toISOString() }
}

export function toRow(
  message: ChatMessage,
  of: { conversationId: string; requestId: string; createdAt: Date },
): typeof messages.$inferInsert {
  const { id, role, content, parts, experimental_attachments, ending } = message
  const body = { parts, experimental_attachments, ...(ending === undefined ? {} : { ending }) }
  return { id, role, content, body, ...of }
}

/** Upwards from the newest or from before a message; oldest first. */
export async function listMessages(
  db: Database,
  query: { conversationId: string; before?: string | undefined; limit: number },
): Promise<{ messages: ChatMessage[]; hasMore: boolean }> {
  const inConversation = eq(messages.conversationId, query.conversationId)
  const [anchor] =
    query.before === undefined
      ? []
      : await db
          .select({ position: messages.position })
          .from(messages)
          .where(and(inConversation, eq(messages.id, query.before)))
  const rows = await db
    .select()
    .from(messages)
    .where(
      anchor === undefined ? inConversation : and(inConversation, lt(messages.position, anchor.position)),
    )
    .orderBy(desc(messages.position))
    .limit(query.limit + 1)
  return {
    messages: rows.slice(0, query.limit).toReversed().map(viewMessage),
    hasMore: rows.length > query.limit,
  }
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
