import { chatRoutes } from '@windhover/core/chat/contract'
import type { ChatMessage } from '@windhover/core/chat/message'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import {
  deleteConversation,
  findConversation,
  listConversations,
  renameConversation,
} from './conversation-store.ts'
import { listMessages } from './message-store.ts'
import type { ChatParts } from './parts.ts'
import { publishChatChange } from './publish-chat.ts'
import { findLiveRun, stopRun } from './settle-run.ts'

const EXPORT_PAGE = 500

export function conversationBindings(parts: ChatParts): readonly RouteBinding[] {
  const { db } = parts
  return [
    bindRoute(chatRoutes.listConversations, async ({ session, grant, query }) => {
      const { search, cursor, limit } = query
      return await listConversations(db, { ...ownerOf(session, grant), search, cursor, limit })
    }),
    bindRoute(chatRoutes.renameConversation, async ({ session, grant, params, body }) => {
      const named = { ...ownerOf(session, grant), ...params }
      const renamed = await renameConversation(db, { ...named, title: body.title })
      await publishChatChange(parts, { ...named, vaultId: BigInt(named.vaultId) })
      return renamed
    }),
    bindRoute(chatRoutes.deleteConversation, async ({ session, grant, params }) => {
      const named = { ...ownerOf(session, grant), ...params }
      await findConversation(db, named)
      const run = await findLiveRun(parts, params.conversationId)
      if (run !== null) await stopRun(parts, run)
      await deleteConversation(db, named)
      await publishChatChange(parts, { ...named, vaultId: BigInt(named.vaultId) })
      return { success: true as const }
    }),
    bindRoute(chatRoutes.exportConversation, async ({ session, grant, params }) => {
      const conversation = await findConversation(db, { ...ownerOf(session, grant), ...params })
      return { conversation, messages: await readAll(parts, params.conversationId) }
    }),
  ]
}

const ownerOf = (session: { userId: string }, grant: { vaultId: string }) => ({
  userId: session.userId,
  vaultId: grant.vaultId,
})

async function readAll({ db }: ChatParts, conversationId: string): Promise<ChatMessage[]> {
  const all: ChatMessage[] = []
  for (let before: string | undefined; ; before = all[0]?.id) {
    const page = await listMessages(db, { conversationId, before, limit: EXPORT_PAGE })
    all.unshift(...page.messages)
    if (!page.hasMore) return all
  }
}
