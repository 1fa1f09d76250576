import type { ChatMessage } from '@windhover/core/chat/message'
import type { ModelUsage } from '@windhover/core/chat/model/model-usage'
import type { KeyScope } from '@windhover/core/vaults/key-contract'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
    /** The last message of the path that is shown; null before the first. */
    headId: text('head_id'),
    /** What the title was made of. One that a person gave is never changed but by a person. */
    titleFrom: text('title_from').$type<'question' | 'reply' | 'person'>().notNull().default('question'),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    index('chat_conversations_recent').on(table.vaultId, table.userId, table.changedAt, table.id),
    index('chat_conversations_user').on(table.userId),
  ],
)

/** As `foldText` of core does it: a text as it is searched. */
export const foldSql = (column: SQL | AnyPgColumn) =>
  sql`lower(regexp_replace(normalize(${column}, NFKD), '[\\u0300-\\u036f\\\\*\`]+', '', 'g'))`

/** What is left of a message when its own columns are taken out. */
type StoredBody = Pick<ChatMessage, 'parts' | 'experimental_attachments' | 'ending'>

export const messages = pgTable(
  'chat_messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** What it was said in reply to; null for a first message. Messages with the same parent are siblings. */
    parentId: text('parent_id'),
    position: bigint('position', { mode: 'bigint' }).generatedAlwaysAsIdentity().notNull(),
    role: text('role').$type<ChatMessage['role']>().notNull(),
    content: text('content').notNull(),
    words: text('words').notNull().generatedAlwaysAs(foldSql(sql`content`)),
    body: jsonb('body').$type<StoredBody>().notNull(),
    requestId: uuid('request_id').notNull(),
    feedback: text('feedback').$type<'positive' | 'negative'>(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.id] }),
    index('chat_messages_siblings').on(table.conversationId, table.parentId, table.position),
    index('chat_messages_words').using('gin', sql`${table.words} gin_trgm_ops`),
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
    /** What is being answered: the parent of the reply. */
    questionId: text('question_id').notNull(),
    userId: text('user_id').notNull(),
    vaultId: bigint('vault_id', { mode: 'bigint' }).notNull(),
    sessionId: text('session_id').notNull(),
    /** What the key that came with the question may do. */
    scopes: jsonb('scopes').$type<readonly KeyScope[]>().notNull(),
    state: text('state').$type<'running' | 'ended'>().notNull(),
    /** Of a reply that broke off before and goes on. */
    begun: jsonb('begun').$type<ChatMessage['parts']>().notNull(),
    startedAt: at('started_at').notNull(),
    /** What a hosted model took for it; null where none was asked. */
    usage: jsonb('usage').$type<ModelUsage>(),
  },
  (table) => [
    index('chat_runs_usage').on(table.userId, table.startedAt).where(sql`${table.usage} is not null`),
    index('chat_runs_vault').on(table.vaultId, table.startedAt),
    index('chat_runs_started').on(table.startedAt, table.id),
    uniqueIndex('chat_runs_request').on(table.conversationId, table.requestId),
    /** One reply at a time in one conversation. */
    uniqueIndex('chat_runs_running').on(table.conversationId).where(sql`${table.state} = 'running'`),
  ],
)

/** Replies to be found again. Not tied to their rows: a reply that goes on after it broke off gets a new one. */
export const pins = pgTable(
  'chat_pins',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    messageId: text('message_id').notNull(),
    vaultId: bigint('vault_id', { mode: 'bigint' }).notNull(),
    userId: text('user_id').notNull(),
    pinnedAt: at('pinned_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.messageId] }),
    index('chat_pins_newest').on(table.vaultId, table.userId, table.pinnedAt),
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
