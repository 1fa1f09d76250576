import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What a person set for a vault. The default of a field that is not in it is the product's, and may change. */
export const vaultSettings = pgTable(
  'vault_settings',
  {
    vaultId: bigint('vault_id', { mode: 'bigint' }).notNull(),
    userId: text('user_id').notNull(),
    settings: jsonb('settings').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vaultId, table.userId] }),
    index('vault_settings_user').on(table.userId),
    index('vault_settings_changed').on(table.changedAt, table.vaultId),
  ],
)
