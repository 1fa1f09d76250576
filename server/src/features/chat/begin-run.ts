import { TITLE_CHARS_MAX } from '@windhover/core/chat/constants'
import { chatErrors } from '@windhover/core/chat/errors'
import type { UserMessage } from '@windhover/core/chat/message'
import type { KeyScope } from '@windhover/core/vaults/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { FeatureParts } from '../../composition/feature.ts'
import { beginAtOnce, type Opening } from './begin-at-once.ts'
import type { ChatRun } from './chat-run-store.ts'
import type { ChatOwner } from './conversation-store.ts'
import { toRow } from './message-store.ts'
import { chatRuns, conversations, messages } from './tables.ts'

export type Question = ChatOwner & {
  readonly sessionId: string
  readonly scopes: readonly KeyScope[]
  readonly conversationId: string
  readonly requestId: string
  readonly message: UserMessage
  readonly trigger: 'send' | 'again' | 'continue'
}

/**
 * Stores a question and who is to answer it, in one step. The same request again answers with the same run; another one
 * while a reply is being written is refused.
 */
export async function beginRun(
  { db, clock }: Pick<FeatureParts, 'db' | 'clock'>,
  question: Question,
): Promise<{ run: ChatRun; isNew: boolean }> {
  const { conversationId, requestId, message, userId } = question
  const vaultId = BigInt(question.vaultId)
  const now = clock.now()
  const opening: Opening = {
    conversation: {
      id: conversationId,
      vaultId,
      userId,
      title: titleOf(message.content),
      createdAt: now,
      changedAt: now,
    },
    run: {
      id: crypto.randomUUID(),
      conversationId,
      requestId,
      messageId: crypto.randomUUID(),
      userId,
      vaultId,
      sessionId: question.sessionId,
      scopes: question.scopes,
      state: 'running',
      begun: [],
      startedAt: now,
    },
    message: toRow(message, { conversationId, requestId, createdAt: now }),
  }
  if (question.trigger === 'send' && (await beginAtOnce(db, opening)))
    return { run: opening.run, isNew: true }
  return await beginInTurn(db, question, opening)
}

/** Finds out what stands in the way, and makes room for what is said again or goes on. */
async function beginInTurn(
  db: FeatureParts['db'],
  { trigger, userId }: Question,
  opening: Opening,
): Promise<{ run: ChatRun; isNew: boolean }> {
  const { conversationId, requestId, vaultId } = opening.run
  return await db.transaction(async (tx) => {
    await tx.insert(conversations).values(opening.conversation).onConflictDoNothing()
    // Held until the end of the transaction: two questions at once come one after the other.
    const [conversation] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for('update')
    if (conversation?.userId !== userId || conversation.vaultId !== vaultId)
      throw chatErrors.conversationNotFound()
    const own = eq(chatRuns.conversationId, conversationId)
    const [same] = await tx
      .select()
      .from(chatRuns)
      .where(and(own, eq(chatRuns.requestId, requestId)))
    if (same !== undefined) return { run: same, isNew: false }
    const [running] = await tx
      .select()
      .from(chatRuns)
      .where(and(own, eq(chatRuns.state, 'running')))
    if (running !== undefined) throw chatErrors.busy({ context: { runId: running.id } })

    const broken = trigger === 'send' ? null : await findBrokenReply(tx, conversationId)
    // Asked again, it may never have been stored: it was refused, or got lost on its way.
    if (trigger !== 'continue') await tx.insert(messages).values(opening.message).onConflictDoNothing()
    // Again: what failed makes room. Continue: the same message goes on.
    if (broken !== null) {
      await tx
        .delete(messages)
        .where(and(eq(messages.conversationId, conversationId), eq(messages.id, broken.id)))
    }
    const goesOn = trigger === 'continue' && broken !== null
    const run = goesOn ? { ...opening.run, messageId: broken.id, begun: broken.body.parts } : opening.run
    await tx.insert(chatRuns).values(run)
    const { changedAt } = opening.conversation
    await tx.update(conversations).set({ changedAt }).where(eq(conversations.id, conversationId))
    return { run, isNew: true }
  })
}

type Transaction = Parameters<Parameters<FeatureParts['db']['transaction']>[0]>[0]

/** Only what did not end well makes room or goes on: a finished reply may hold the card of something that was done. */
async function findBrokenReply(tx: Transaction, conversationId: string) {
  const [last] = await tx
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.position))
    .limit(1)
  return last?.role === 'assistant' && last.body.ending !== undefined ? last : null
}

function titleOf(content: string): string {
  const line = content.trim().split('\n')[0] ?? ''
  const chars = [...line]
  return chars.length <= TITLE_CHARS_MAX ? line : `${chars.slice(0, TITLE_CHARS_MAX - 1).join('')}…`
}
