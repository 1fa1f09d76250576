import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The social account of a vault. Tokens are sealed: the rows alone open nothing. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    vaultId: bigint('vault_id', { mode: 'bigint' }).primaryKey(),
    userId: text('user_id').notNull(),
    username: text('username').notNull(),
    sealedAccessToken: text('sealed_access_token').notNull(),
    sealedRefreshToken: text('sealed_refresh_token'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    connectedAt: timestamp('connected_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('social_accounts_user').on(table.userId)],
)
