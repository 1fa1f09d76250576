import type { RunView } from '@windhover/core/chat/contract'
import type { ChatMessage } from '@windhover/core/chat/message'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
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

export async function endRun(db: Database, runId: string): Promise<void> {
  await db.update(chatRuns).set({ state: 'ended' }).where(eq(chatRuns.id, runId))
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

/** The reply and the end of its run are one fact: whoever reads either finds the other. Writing it twice is once. */
export async function keepReply(
  db: Database,
  reply: { runId: string; message: typeof messages.$inferInsert; at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { conversationId, content, body } = reply.message
    await tx
      .insert(messages)
      .values(reply.message)
      .onConflictDoUpdate({ target: [messages.conversationId, messages.id], set: { content, body } })
    await tx.update(chatRuns).set({ state: 'ended' }).where(eq(chatRuns.id, reply.runId))
    await tx.update(conversations).set({ changedAt: reply.at }).where(eq(conversations.id, conversationId))
  })
}
