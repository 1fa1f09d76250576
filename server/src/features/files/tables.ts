import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** Whose picture it is, and under which name it is shown and kept. */
export const storedFiles = pgTable(
  'stored_files',
  {
    /** Of its address: random, so that it cannot be guessed. */
    name: text('name').primaryKey(),
    userId: text('user_id').notNull(),
    /** Of the store: the same picture of the same person is kept once. */
    content: text('content').notNull(),
    type: text('type').notNull(),
    byteCount: integer('byte_count').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('stored_files_content').on(table.content),
    index('stored_files_user').on(table.userId, table.createdAt),
  ],
)
