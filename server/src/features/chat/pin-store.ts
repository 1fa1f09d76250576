import { PINS_MAX } from '@windhover/core/chat/constants'
import type { PinView } from '@windhover/core/chat/contract'
import { chatErrors } from '@windhover/core/chat/errors'
import { excerptOf } from '@windhover/core/chat/search/excerpt-of'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { ChatOwner } from './conversation-store.ts'
import { conversations, messages, pins } from './tables.ts'

type NamedMessage = ChatOwner & { readonly conversationId: string; readonly messageId: string }

const ownedBy = ({ userId, vaultId }: ChatOwner) =>
  and(eq(pins.vaultId, BigInt(vaultId)), eq(pins.userId, userId))
const theMessage = and(eq(messages.conversationId, pins.conversationId), eq(messages.id, pins.messageId))

/** Last pinned first. A pin whose message is gone shows and counts for nothing. */
export async function listPins(db: Database, owner: ChatOwner): Promise<PinView[]> {
  const rows = await db
    .select({
      conversationId: pins.conversationId,
      messageId: pins.messageId,
      title: conversations.title,
      role: messages.role,
      content: messages.content,
      createdAt: messages.createdAt,
    })
    .from(pins)
    .innerJoin(messages, theMessage)
    .innerJoin(conversations, eq(conversations.id, pins.conversationId))
    .where(ownedBy(owner))
    .orderBy(desc(pins.pinnedAt), desc(pins.messageId))
    .limit(PINS_MAX)
  return rows.map(({ role, content, createdAt, ...pin }) => ({
    ...pin,
    excerpt: excerptOf({ role, content }),
    createdAt: createdAt.toISOString(),
  }))
}

/** The same again changes nothing. */
export async function keepPin(db: Database, named: NamedMessage, pinnedAt: Date): Promise<void> {
  const { userId, conversationId, messageId } = named
  const vaultId = BigInt(named.vaultId)
  await db.transaction(async (tx) => {
    // One after the other within a vault, so that the limit holds.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat-pins:${vaultId}`}, 0))`)
    const [reply] = await tx
      .select({ id: messages.id })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(
        and(
          eq(messages.conversationId, conversationId),
          eq(messages.id, messageId),
          eq(messages.role, 'assistant'),
          eq(conversations.vaultId, vaultId),
          eq(conversations.userId, userId),
        ),
      )
    if (reply === undefined) throw chatErrors.messageNotFound()
    const kept = await tx
      .select({ conversationId: pins.conversationId, messageId: pins.messageId })
      .from(pins)
      .innerJoin(messages, theMessage)
      .where(ownedBy(named))
    const isSame = (pin: (typeof kept)[number]) =>
      pin.conversationId === conversationId && pin.messageId === messageId
    if (kept.some(isSame)) return
    if (kept.length >= PINS_MAX) throw chatErrors.pinsFull()
    await tx
      .insert(pins)
      .values({ conversationId, messageId, vaultId, userId, pinnedAt })
      .onConflictDoNothing()
  })
}

export async function removePin(db: Database, named: NamedMessage): Promise<void> {
  const isNamed = and(eq(pins.conversationId, named.conversationId), eq(pins.messageId, named.messageId))
  await db.delete(pins).where(and(isNamed, ownedBy(named)))
}
