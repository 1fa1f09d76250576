import { DIRECTIVES_VERSION } from '@windhover/core/chat/directives'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { ChatRun } from './chat-run-store.ts'
import { chatRuns, conversations, directiveReviews, messages } from './tables.ts'

export type Opening = {
  readonly conversation: typeof conversations.$inferInsert
  readonly run: ChatRun
  readonly message: typeof messages.$inferInsert
}

/**
 * A question that nothing stands in the way of, in one trip: somebody waits for the first word. False where the
 * Directives are not reviewed, the conversation is another's or a run of it stands in the way; nothing of the question is
 * stored then.
 */
export async function beginAtOnce(db: Database, { conversation, run, message }: Opening): Promise<boolean> {
  const { id, userId, vaultId, title } = conversation
  const vault = vaultId.toString()
  const now = run.startedAt.toISOString()
  // Locked before it is read: two questions at once cannot take the same message for the last one.
  const stored = await db.execute(sql`
    with reviewed as (
      select 1 from ${directiveReviews} where user_id = ${userId} and version = ${DIRECTIVES_VERSION}
    ), standing as (
      select id, head_id from ${conversations}
      where id = ${id} and user_id = ${userId} and vault_id = ${vault} and exists (select from reviewed)
      for update
    ), opened as (
      insert into ${conversations} (id, vault_id, user_id, title, head_id, created_at, changed_at)
      select ${id}::uuid, ${vault}::bigint, ${userId}, ${title}, ${message.id}, ${now}::timestamptz, ${now}::timestamptz
      from reviewed
      on conflict do nothing
      returning id
    ), place as (
      select id, head_id from standing union all select id, null from opened
    ), begun as (
      insert into ${chatRuns}
        (id, conversation_id, request_id, message_id, question_id, user_id, vault_id, session_id, scopes, state, begun,
          started_at)
      select ${run.id}::uuid, place.id, ${run.requestId}::uuid, ${run.messageId}, ${run.questionId}, ${userId},
        ${vault}::bigint, ${run.sessionId},
        ${JSON.stringify(run.scopes)}::jsonb, ${run.state}, ${JSON.stringify(run.begun)}::jsonb, ${now}::timestamptz
      from place
      on conflict do nothing
      returning conversation_id
    ), asked as (
      insert into ${messages} (conversation_id, id, parent_id, role, content, body, request_id, created_at)
      select begun.conversation_id, ${message.id}, place.head_id, ${message.role}, ${message.content},
        ${JSON.stringify(message.body)}::jsonb, ${message.requestId}::uuid, ${now}::timestamptz
      from begun join place on place.id = begun.conversation_id
      on conflict do nothing
    ), moved as (
      update ${conversations} set head_id = ${message.id}, changed_at = ${now}
      from begun where ${conversations.id} = begun.conversation_id
    )
    select 1 from begun`)
  return stored.length === 1
}
