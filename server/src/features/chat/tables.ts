import type { ChatMessage } from '@windhover/core/chat/message'
import type { KeyScope } from '@windhover/core/vaults/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const conversations = pgTable(
  'chat_conversations',
  {
    id: uuid('id').primaryKey(),
    vaultId: bigint('vault_id', { mode: 'bigint' }).notNull(),
    userId: text('user_id').notNull(),
    title: text('title').notNull(),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    index('chat_conversations_recent').on(table.vaultId, table.userId, table.changedAt.desc(), table.id),
    index('chat_conversations_user').on(table.userId),
  ],
)

/** What is left of a message when its own columns are taken out. */
type StoredBody = Pick<ChatMessage, 'parts' | 'experimental_attachments' | 'ending'>

export const messages = pgTable(
  'chat_messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    position: bigint('position', { mode: 'bigint' }).generatedAlwaysAsIdentity().notNull(),
    role: text('role').$type<ChatMessage['role']>().notNull(),
    content: text('content').notNull(),
    body: jsonb('body').$type<StoredBody>().notNull(),
    requestId: uuid('request_id').notNull(),
    feedback: text('feedback').$type<'positive' | 'negative'>(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.id] }),
    index('chat_messages_order').on(table.conversationId, table.position),
    index('chat_messages_words').using('gin', sql`${table.content} gin_trgm_ops`),
  ],
)

/** Who is answering what; what is said goes to the log of the run and, at its end, to the messages. */
export const chatRuns = pgTable(
  'chat_runs',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id').notNull(),
    messageId: text('message_id').notNull(),
    userId: text('user_id').notNull(),
    vaultId: bigint('vault_id', { mode: 'bigint' }).notNull(),
    sessionId: text('session_id').notNull(),
    /** What the key that came with the question may do. */
    scopes: jsonb('scopes').$type<readonly KeyScope[]>().notNull(),
    state: text('state').$type<'running' | 'ended'>().notNull(),
    /** Of a reply that broke off before and goes on. */
    begun: jsonb('begun').$type<ChatMessage['parts']>().notNull(),
    startedAt: at('started_at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_runs_request').on(table.conversationId, table.requestId),
    /** One reply at a time in one conversation. */
    uniqueIndex('chat_runs_running').on(table.conversationId).where(sql`${table.state} = 'running'`),
  ],
)

export const directiveReviews = pgTable(
  'chat_directive_reviews',
  {
    userId: text('user_id').notNull(),
    version: integer('version').notNull(),
    reviewedAt: at('reviewed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
)
