import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** One code per vault, made when it is first asked for. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    vaultId: bigint('vault_id', { mode: 'bigint' }).primaryKey(),
    userId: text('user_id').notNull(),
    code: text('code').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('referral_codes_code').on(table.code),
    index('referral_codes_user').on(table.userId),
  ],
)

/** Who came by whose link: once per account, and for good. */
export const referrals = pgTable(
  'referrals',
  {
    userId: text('user_id').primaryKey(),
    /** Of the account that came. */
    vaultId: bigint('vault_id', { mode: 'bigint' }).notNull(),
    byVaultId: bigint('by_vault_id', { mode: 'bigint' }).notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, precision: 3 }).notNull(),
    handedInAt: timestamp('handed_in_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When it was seen that the account has traded; null: not yet. */
    tradedAt: timestamp('traded_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('referrals_by_vault').on(table.byVaultId),
    index('referrals_handed_in').on(table.handedInAt, table.userId),
  ],
)
