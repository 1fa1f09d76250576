import { chatErrors } from '@windhover/core/chat/errors'
import { and, eq } from 'drizzle-orm'
import type { ChatOwner } from './conversation-store.ts'
import { findConversation } from './conversation-store.ts'
import { moveHead } from './message-tree.ts'
import type { ChatParts } from './parts.ts'
import { publishPath } from './publish-chat.ts'
import { findLiveRun } from './settle-run.ts'
import { chatRuns, conversations } from './tables.ts'

type Chosen = ChatOwner & { readonly conversationId: string; readonly messageId: string }

/** Shows the path through a message, in every tab. While a reply is being written, its own path stays. */
export async function choosePath(parts: ChatParts, chosen: Chosen): Promise<{ headId: string }> {
  const { conversationId, userId, vaultId } = chosen
  await findConversation(parts.db, chosen)
  if ((await findLiveRun(parts, conversationId)) !== null) throw chatErrors.busy()
  const headId = await parts.db.transaction(async (tx) => {
    // As a question does: either it sees this path, or this sees its run.
    await tx.select().from(conversations).where(eq(conversations.id, conversationId)).for('update')
    const running = and(eq(chatRuns.conversationId, conversationId), eq(chatRuns.state, 'running'))
    if ((await tx.$count(chatRuns, running)) > 0) throw chatErrors.busy()
    return await moveHead(tx, chosen)
  })
  if (headId === null) throw chatErrors.messageNotFound()
  await publishPath(parts, { userId, vaultId: BigInt(vaultId), conversationId, headId })
  return { headId }
}
