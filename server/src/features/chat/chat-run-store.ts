import type { RunView } from '@windhover/core/chat/contract'
import type { ChatMessage } from '@windhover/core/chat/message'
import type { ModelUsage } from '@windhover/core/chat/model/model-usage'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { moveHead } from './message-tree.ts'
import { chatRuns, conversations, messages } from './tables.ts'

export type ChatRun = typeof chatRuns.$inferSelect

export const viewRun = ({ id, requestId, messageId }: ChatRun): RunView => ({
  runId: id,
  requestId,
  messageId,
})

export async function findRunning(db: Database, conversationId: string): Promise<ChatRun | null> {
  const [row] = await db
    .select()
    .from(chatRuns)
    .where(and(eq(chatRuns.conversationId, conversationId), eq(chatRuns.state, 'running')))
  return row ?? null
}

export async function findRun(db: Database, runId: string): Promise<ChatRun | null> {
  const [row] = await db.select().from(chatRuns).where(eq(chatRuns.id, runId))
  return row ?? null
}

/** Of a reply that nobody will write: what was said before to the same question is shown again. */
export async function endRun(db: Database, run: ChatRun): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(chatRuns).set({ state: 'ended' }).where(eq(chatRuns.id, run.id))
    await moveHead(tx, { conversationId: run.conversationId, messageId: run.questionId })
  })
}

/** How a reply ended that is stored already; null while it is not. */
export async function findEnding(
  db: Database,
  run: ChatRun,
): Promise<{ ending: ChatMessage['ending'] } | null> {
  const [kept] = await db
    .select({ body: messages.body })
    .from(chatRuns)
    .innerJoin(
      messages,
      and(eq(messages.conversationId, chatRuns.conversationId), eq(messages.id, chatRuns.messageId)),
    )
    .where(and(eq(chatRuns.id, run.id), eq(chatRuns.state, 'ended')))
  return kept === undefined ? null : { ending: kept.body.ending }
}

/** A title that says what was done; null: the question's own words stay. Undefined: nothing was answered yet. */
type NewTitle = string | null | undefined

/** The first reply names the conversation, unless a person has. */
function firstTitle(title: NewTitle) {
  if (title === undefined) return {}
  const { title: old, titleFrom } = conversations
  const isFirst = sql`${titleFrom} = 'question'`
  return {
    title: sql`case when ${isFirst} then coalesce(${title}, ${old}) else ${old} end`,
    titleFrom: sql`case when ${isFirst} then 'reply' else ${titleFrom} end`,
  }
}

/** The reply and the end of its run are one fact: whoever reads either finds the other. Writing it twice is once. */
export async function keepReply(
  db: Database,
  reply: {
    runId: string
    message: typeof messages.$inferInsert
    usage: ModelUsage | null
    at: Date
    title: NewTitle
  },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { conversationId, id: headId, content, body } = reply.message
    await tx
      .insert(messages)
      .values(reply.message)
      .onConflictDoUpdate({ target: [messages.conversationId, messages.id], set: { content, body } })
    const ended = await tx
      .update(chatRuns)
      .set({ state: 'ended', usage: reply.usage })
      .where(and(eq(chatRuns.id, reply.runId), eq(chatRuns.state, 'running')))
      .returning({ id: chatRuns.id })
    // Told a second time, it must not lead away from what has been asked since.
    if (ended.length === 0) return
    await tx
      .update(conversations)
      .set({ headId, changedAt: reply.at, ...firstTitle(reply.title) })
      .where(eq(conversations.id, conversationId))
  })
}
