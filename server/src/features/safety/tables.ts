import { bigint, doublePrecision, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Looser limits that were asked for and wait for their time. What holds already is kept by the signer alone. */
export const safetyRaises = pgTable(
  'safety_raises',
  {
    vaultId: bigint('vault_id', { mode: 'bigint' }).notNull(),
    limit: text('limit').notNull(),
    /** USD, or hours for the delay. */
    value: doublePrecision('value').notNull(),
    userId: text('user_id').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vaultId, table.limit] }),
    index('safety_raises_due').on(table.startsAt),
    index('safety_raises_user').on(table.userId),
  ],
)
