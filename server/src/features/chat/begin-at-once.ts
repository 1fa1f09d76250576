import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { ChatRun } from './chat-run-store.ts'
import { chatRuns, conversations, messages } from './tables.ts'

export type Opening = {
  readonly conversation: typeof conversations.$inferInsert
  readonly run: ChatRun
  readonly message: typeof messages.$inferInsert
}

/**
 * A question that nothing stands in the way of, in one trip: somebody waits for the first word. False where the
 * conversation is another's or a run of it stands in the way; nothing of the question is stored then.
 */
export async function beginAtOnce(db: Database, { conversation, run, message }: Opening): Promise<boolean> {
  const { id, userId, vaultId, title } = conversation
  const now = run.startedAt.toISOString()
  const stored = await db.execute(sql`
    with opened as (
      insert into ${conversations} (id, vault_id, user_id, title, created_at, changed_at)
      values (${id}, ${vaultId.toString()}, ${userId}, ${title}, ${now}, ${now})
      on conflict (id) do update set changed_at = excluded.changed_at
      where ${conversations.userId} = excluded.user_id and ${conversations.vaultId} = excluded.vault_id
      returning id
    ), begun as (
      insert into ${chatRuns}
        (id, conversation_id, request_id, message_id, user_id, vault_id, session_id, scopes, state, begun, started_at)
      select ${run.id}::uuid, opened.id, ${run.requestId}::uuid, ${run.messageId}, ${userId},
        ${vaultId.toString()}::bigint, ${run.sessionId},
        ${JSON.stringify(run.scopes)}::jsonb, ${run.state}, ${JSON.stringify(run.begun)}::jsonb, ${now}::timestamptz
      from opened
      on conflict do nothing
      returning conversation_id
    ), asked as (
      insert into ${messages} (conversation_id, id, role, content, body, request_id, created_at)
      select begun.conversation_id, ${message.id}, ${message.role}, ${message.content},
        ${JSON.stringify(message.body)}::jsonb, ${message.requestId}::uuid, ${now}::timestamptz
      from begun
      on conflict do nothing
    )
    select 1 from begun`)
  return stored.length === 1
}
