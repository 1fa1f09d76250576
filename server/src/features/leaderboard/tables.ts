import type { LeaderboardOrder } from '@windhover/core/leaderboard/contract'
import type { LeaderboardShows } from '@windhover/core/settings/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Vaults that have done something that counts, with what they did. Nothing here but copies of what others store. */
export const standings = pgTable(
  'standings',
  {
    vaultId: bigint('vault_id', { mode: 'bigint' }).primaryKey(),
    userId: text('user_id').notNull(),
    /** Only where its owner lets others see it. */
    name: text('name'),
    shows: text('shows').$type<LeaderboardShows>().notNull(),
    prompts: integer('prompts').notNull(),
    trades: integer('trades').notNull(),
    referrals: integer('referrals').notNull(),
    tradedReferrals: integer('traded_referrals').notNull(),
    aura: integer('aura').notNull(),
    /** Null until it was worked out. */
    pnlUsdMicro: bigint('pnl_usd_micro', { mode: 'bigint' }),
    /** The order of profits: what is not known comes last. */
    pnlPlace: bigint('pnl_place', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(pnl_usd_micro, -9223372036854775807)`),
    pnlDueAt: at('pnl_due_at').notNull(),
    /** Of two that are equal the older vault comes first. A column, so that places are counted in an index alone. */
    age: bigint('age', { mode: 'bigint' }).notNull().generatedAlwaysAs(sql`-vault_id`),
  },
  (table) => {
    const isShown = sql`${table.shows} <> 'nothing'`
    return [
      index('standings_aura').on(table.aura, table.age).where(isShown),
      index('standings_referrals').on(table.referrals, table.age).where(isShown),
      index('standings_pnl').on(table.pnlPlace, table.age).where(isShown),
      index('standings_name').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
      index('standings_user').on(table.userId),
      index('standings_pnl_due').on(table.pnlDueAt),
    ]
  },
)

/** Every so many places the vault that stands there, so that a far page and a rank are found without counting to them. */
export const standingPlaces = pgTable(
  'standing_places',
  {
    orderBy: text('order_by').$type<LeaderboardOrder>().notNull(),
    place: integer('place').notNull(),
    value: bigint('value', { mode: 'bigint' }).notNull(),
    age: bigint('age', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderBy, table.place] })],
)

/** One row: how many vaults are shown, and when they were counted. */
export const standingCounts = pgTable('standing_counts', {
  id: integer('id').primaryKey(),
  total: integer('total').notNull(),
  countedAt: at('counted_at').notNull(),
})

/** How far the changes of each source have been read. */
export const standingSources = pgTable('standing_sources', {
  source: text('source').primaryKey(),
  readUntil: at('read_until').notNull(),
})
