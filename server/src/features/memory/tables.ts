import { sql } from 'drizzle-orm'
import { bigint, check, customType, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Where in the chats the agent got it from. */
export type MemoryOrigin = {
  readonly sessionId: string
  readonly conversationId: string
  readonly messageId: string
}

/** What the agent may know of a person in one vault. `author` wrote the text; `confirmed_at` is when a person agreed. */
export const memories = pgTable(
  'memories',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vaultId: bigint('vault_id', { mode: 'bigint' }).notNull(),
    userId: text('user_id').notNull(),
    category: text('category').notNull(),
    content: text('content').notNull(),
    source: text('source', { enum: ['user', 'chat', 'inferred'] }).notNull(),
    author: text('author', { enum: ['user', 'agent'] }).notNull(),
    origin: jsonb('origin').$type<MemoryOrigin>(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    searchWords: searchWords('search_words')
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('simple', category || ' ' || content)`),
  },
  (table) => [
    index('memories_vault').on(table.vaultId, table.userId, table.createdAt.desc().nullsFirst(), table.id),
    index('memories_user').on(table.userId),
    index('memories_words').using('gin', table.searchWords),
    index('memories_letters').using('gin', sql`(category || ' ' || content) gin_trgm_ops`),
    // Whatever writes here: a proposal is not agreed to, and what is agreed to is no proposal.
    check('memories_agreed', sql`(source = 'inferred') = (confirmed_at is null)`),
  ],
)
