import { chatErrors } from '@windhover/core/chat/errors'
import type { UserMessage } from '@windhover/core/chat/message'
import { titleOfQuestion } from '@windhover/core/chat/title-conversation'
import type { KeyScope } from '@windhover/core/vaults/key-contract'
import { and, eq } from 'drizzle-orm'
import type { FeatureParts } from '../../composition/feature.ts'
import type { Database } from '../../platform/db/database.ts'
import { beginAtOnce, type Opening } from './begin-at-once.ts'
import type { ChatRun } from './chat-run-store.ts'
import type { ChatOwner } from './conversation-store.ts'
import { findReview } from './directive-store.ts'
import { toRow } from './message-store.ts'
import { type Place, placeQuestion } from './place-question.ts'
import { chatRuns, conversations, messages } from './tables.ts'

export type Question = ChatOwner & {
  readonly sessionId: string
  readonly scopes: readonly KeyScope[]
  readonly conversationId: string
  readonly requestId: string
  readonly message: UserMessage
  readonly trigger: 'send' | 'again' | 'continue'
  /** The question in whose place this one is asked. */
  readonly editOf?: string | undefined
}

type BeginParts = Pick<FeatureParts, 'db' | 'clock' | 'withdrawCards'>
type Begun = { readonly run: ChatRun; readonly isNew: boolean }

/**
 * Stores a question and who is to answer it, in one step. The same request again answers with the same run; another one
 * while a reply is being written is refused.
 */
export async function beginRun(parts: BeginParts, question: Question): Promise<Begun> {
  const { conversationId, requestId, message, userId } = question
  const vaultId = BigInt(question.vaultId)
  const now = parts.clock.now()
  const opening: Opening = {
    conversation: {
      id: conversationId,
      vaultId,
      userId,
      title: titleOfQuestion(message.content),
      createdAt: now,
      changedAt: now,
    },
    run: {
      id: crypto.randomUUID(),
      conversationId,
      requestId,
      messageId: crypto.randomUUID(),
      questionId: message.id,
      userId,
      vaultId,
      sessionId: question.sessionId,
      scopes: question.scopes,
      state: 'running',
      begun: [],
      startedAt: now,
      usage: null,
    },
    message: toRow(message, { conversationId, requestId, parentId: null, createdAt: now }),
  }
  const isPlain = question.trigger === 'send' && question.editOf === undefined
  if (isPlain && (await beginAtOnce(parts.db, opening))) return { run: opening.run, isNew: true }
  if ((await findReview(parts.db, userId)) === null) throw chatErrors.locked()
  return await beginInTurn(parts, question, opening)
}

/** Finds out what stands in the way, and makes room for what is said again, otherwise, or goes on. */
async function beginInTurn(parts: BeginParts, question: Question, opening: Opening): Promise<Begun> {
  const { conversationId, requestId, vaultId } = opening.run
  const { trigger, userId, message, editOf } = question
  const { publish, ...begun } = await parts.db.transaction(async (tx) => {
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
    if (same !== undefined) return { run: same, isNew: false, publish: null }
    const [running] = await tx
      .select()
      .from(chatRuns)
      .where(and(own, eq(chatRuns.state, 'running')))
    if (running !== undefined) throw chatErrors.busy({ context: { runId: running.id } })

    const { headId } = conversation
    const place = await placeQuestion(tx, { conversationId, headId, message, trigger, editOf })
    const { hasApproved, publish } = await parts.withdrawCards(tx, {
      userId,
      vaultId,
      messageIds: place.left,
    })
    // The same words would prepare once more what is being done already. Other words are the person's own.
    if (hasApproved && place.under === null) throw chatErrors.alreadyApproved()
    const run = await storeTurn(tx, { opening, place, goesOn: trigger === 'continue' })
    return { run, isNew: true, publish }
  })
  await publish?.()
  return begun
}

async function storeTurn(
  tx: Database,
  { opening, place, goesOn }: { opening: Opening; place: Place; goesOn: boolean },
): Promise<ChatRun> {
  const { conversationId } = opening.run
  const { questionId, under, broken } = place
  if (under !== null) await tx.insert(messages).values({ ...opening.message, ...under })
  // Again: what failed makes room. Continue: the same message goes on.
  if (broken !== null) {
    await tx
      .delete(messages)
      .where(and(eq(messages.conversationId, conversationId), eq(messages.id, broken.id)))
  }
  const same = goesOn && broken !== null ? { messageId: broken.id, begun: broken.body.parts } : {}
  const run = { ...opening.run, questionId, ...same }
  await tx.insert(chatRuns).values(run)
  const { changedAt } = opening.conversation
  await tx
    .update(conversations)
    .set({ headId: questionId, changedAt })
    .where(eq(conversations.id, conversationId))
  return run
}
