import { chatRoutes } from '@windhover/core/chat/contract'
import { DIRECTIVES_VERSION, directivesText } from '@windhover/core/chat/directives'
import { chatErrors } from '@windhover/core/chat/errors'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { beginRun } from './begin-run.ts'
import { findRun, viewRun } from './chat-run-store.ts'
import { choosePath } from './choose-path.ts'
import { findConversation, findLatest } from './conversation-store.ts'
import { findReview, keepReview } from './directive-store.ts'
import { keepFeedback, listWithSiblings } from './message-store.ts'
import type { ChatParts } from './parts.ts'
import { publishStarted } from './publish-chat.ts'
import { findLiveRun, stopRun } from './settle-run.ts'
import { startWriting, streamReply } from './stream-reply.ts'

export function chatBindings(parts: ChatParts): readonly RouteBinding[] {
  const { db, clock } = parts
  return [
    bindRoute(chatRoutes.sendMessage, async ({ session, grant, body }) => {
      const owner = { userId: session.userId, vaultId: grant.vaultId }
      const { conversationId, requestId, trigger, editOf } = body
      const [message] = body.messages
      if (message === undefined) throw chatErrors.empty()
      const from = { ...owner, sessionId: session.sessionId, scopes: grant.scopes }
      const question = { ...from, conversationId, requestId, message, trigger, editOf }
      const { run, isNew } = await beginWith(parts, question)
      if (isNew) {
        await startWriting(parts, run)
        void publishStarted(parts, run)
      }
      return streamReply(parts, run, 0)
    }),
    bindRoute(chatRoutes.followReply, async ({ session, grant, params, query, caller }) => {
      const owner = { userId: session.userId, vaultId: grant.vaultId }
      await findConversation(db, { ...owner, conversationId: params.conversationId })
      const run =
        query.runId === undefined
          ? await findLiveRun(parts, params.conversationId)
          : await findRun(db, query.runId)
      if (run === null || run.conversationId !== params.conversationId) return null
      return streamReply(parts, run, readAfter(caller.visitor.headers) ?? query.after)
    }),
    bindRoute(chatRoutes.stopReply, async ({ session, grant, body }) => {
      const owner = { userId: session.userId, vaultId: grant.vaultId }
      await findConversation(db, { ...owner, conversationId: body.conversationId })
      const run = await findLiveRun(parts, body.conversationId)
      return { stopped: run === null ? false : await stopRun(parts, run) }
    }),
    bindRoute(chatRoutes.getHistory, async ({ session, grant, query }) => {
      const owner = { userId: session.userId, vaultId: grant.vaultId }
      const conversationId = query.conversationId ?? (await findLatest(db, owner))
      if (conversationId === null) return { conversationId, messages: [], hasMore: false, run: null }
      await findConversation(db, { ...owner, conversationId })
      const [page, run] = await Promise.all([
        listWithSiblings(db, { conversationId, before: query.before, limit: query.limit }),
        query.before === undefined ? findLiveRun(parts, conversationId) : null,
      ])
      return { conversationId, ...page, run: run === null ? null : viewRun(run) }
    }),
    bindRoute(chatRoutes.choosePath, async ({ session, grant, params, body }) => {
      const owner = { userId: session.userId, vaultId: grant.vaultId }
      return await choosePath(parts, { ...owner, ...params, messageId: body.messageId })
    }),
    bindRoute(chatRoutes.giveFeedback, async ({ session, grant, body }) => {
      const owner = { userId: session.userId, vaultId: grant.vaultId }
      const isOwn = (conversationId: string) =>
        findConversation(db, { ...owner, conversationId }).then(
          () => true,
          () => false,
        )
      if (!(await keepFeedback(db, body, isOwn))) throw chatErrors.messageNotFound()
      return { success: true as const }
    }),
    bindRoute(chatRoutes.getDirectives, async ({ session }) => {
      const reviewedAt = await findReview(db, session.userId)
      return {
        text: directivesText(),
        version: DIRECTIVES_VERSION,
        reviewed: reviewedAt !== null,
        reviewedAt: reviewedAt?.toISOString() ?? null,
      }
    }),
    bindRoute(chatRoutes.reviewDirectives, async ({ session, body }) => {
      // An older text was read than the one that holds: the browser has to show the new one.
      if (body.version !== DIRECTIVES_VERSION) return { reviewed: false }
      await keepReview(db, { userId: session.userId, version: body.version, reviewedAt: clock.now() })
      return { reviewed: true }
    }),
  ]
}

/** A run that nobody can go on with must not keep the next question from being asked. */
async function beginWith(parts: ChatParts, question: Parameters<typeof beginRun>[1]) {
  try {
    return await beginRun(parts, question)
  } catch (error) {
    if ((await findLiveRun(parts, question.conversationId)) !== null) throw error
    return await beginRun(parts, question)
  }
}

/** A browser that lost its connection says how far it had come. */
function readAfter(headers: Headers): number | null {
  const given = headers.get('last-event-id')
  return given !== null && /^\d{1,9}$/.test(given) ? Number(given) : null
}
