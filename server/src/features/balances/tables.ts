import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What a vault was worth when somebody looked, in millionths of a dollar. Times are cut to five minutes, so that many
 * looks are one point; a look that could not read every chain leaves none.
 */
export const balancePoints = pgTable(
  'balance_points',
  {
    vaultId: bigint('vault_id', { mode: 'bigint' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    userId: text('user_id').notNull(),
    totalUsdMicro: bigint('total_usd_micro', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vaultId, table.at] }),
    index('balance_points_user').on(table.userId),
  ],
)

/** Vaults whose owner has looked; those of the last days are looked at again every hour. */
export const balanceViews = pgTable(
  'balance_views',
  {
    vaultId: bigint('vault_id', { mode: 'bigint' }).primaryKey(),
    userId: text('user_id').notNull(),
    viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull(),
    sampledAt: timestamp('sampled_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('balance_views_sampled').on(table.sampledAt),
    index('balance_views_user').on(table.userId),
  ],
)
