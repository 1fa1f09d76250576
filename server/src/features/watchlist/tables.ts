import type { ChainId } from '@windhover/core/chains/chain'
import type { TokenKey } from '@windhover/core/prices/price-tick'
import type { AlertKind, AlertRepeat, AlertRule } from '@windhover/core/watchlist/contract'
import type { PriceSide } from '@windhover/core/watchlist/price-side'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
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
const ms = (name: string) => bigint(name, { mode: 'number' })
/** The order in which rows were made. */
const place = () => bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity()

export const watchlists = pgTable(
  'watchlists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** As names are compared. */
    nameKey: text('name_key').notNull(),
    place: place(),
  },
  (table) => [
    uniqueIndex('watchlists_name').on(table.userId, table.nameKey),
    index('watchlists_user').on(table.userId, table.place),
  ],
)

/** With what a token was called when it was put there: nobody may know it by the time it is shown. */
export const watchlistTokens = pgTable(
  'watchlist_tokens',
  {
    watchlistId: uuid('watchlist_id')
      .notNull()
      .references(() => watchlists.id, { onDelete: 'cascade' }),
    chain: text('chain').$type<ChainId>().notNull(),
    address: text('address').notNull(),
    symbol: text('symbol').notNull(),
    name: text('name').notNull(),
    decimals: integer('decimals').notNull(),
    place: place(),
  },
  (table) => [
    primaryKey({ columns: [table.watchlistId, table.chain, table.address] }),
    index('watchlist_tokens_place').on(table.watchlistId, table.place),
  ],
)

export const alerts = pgTable(
  'alerts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    chain: text('chain').$type<ChainId>().notNull(),
    address: text('address').notNull(),
    symbol: text('symbol').notNull(),
    name: text('name').notNull(),
    /** Under which the log has its ticks: SOL is known there by its token form. */
    tickKey: text('tick_key').$type<TokenKey>().notNull(),
    kind: text('kind').$type<AlertKind>().notNull(),
    /** Of prices alone. */
    side: text('side').$type<PriceSide>(),
    /** The price, how many times, or the value; null where a token graduates. */
    level: doublePrecision('level'),
    repeat: text('repeat').$type<AlertRepeat>().notNull(),
    isOn: boolean('is_on').notNull(),
    /** False after it has fired, until what it waits for is over. */
    isArmed: boolean('is_armed').notNull(),
    /** What was observed up to here has been judged; only what comes after it can fire or arm the alert. */
    judgedMs: ms('judged_ms').notNull(),
    /** Nothing observed before this fires it. */
    quietUntilMs: ms('quiet_until_ms').notNull(),
    firedCount: integer('fired_count').notNull().default(0),
    lastFiredAt: at('last_fired_at'),
    place: place(),
    /** By the database's clock: workers follow the table by it. */
    changedAt: at('changed_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('alerts_user').on(table.userId, table.place),
    uniqueIndex('alerts_rule').on(
      table.userId,
      table.chain,
      table.address,
      table.kind,
      sql`coalesce(${table.side}, '')`,
      sql`coalesce(${table.level}, 0)`,
    ),
    index('alerts_changed').on(table.changedAt, table.id).where(sql`${table.kind} = 'price'`),
    index('alerts_on').on(table.kind, table.chain, table.address, table.id).where(sql`${table.isOn}`),
  ],
)

/** Each time an alert fired. It stays when the alert is removed, so it says itself what it was about. */
export const alertFirings = pgTable(
  'alert_firings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    alertId: uuid('alert_id').notNull(),
    userId: text('user_id').notNull(),
    chain: text('chain').$type<ChainId>().notNull(),
    address: text('address').notNull(),
    symbol: text('symbol').notNull(),
    name: text('name').notNull(),
    rule: jsonb('rule').$type<AlertRule>().notNull(),
    observed: doublePrecision('observed'),
    observedMs: ms('observed_ms').notNull(),
    firedAt: at('fired_at').notNull(),
    place: place(),
  },
  (table) => [
    // The same observation never fires an alert twice.
    uniqueIndex('alert_firings_observed').on(table.alertId, table.observedMs),
    index('alert_firings_user').on(table.userId, table.place.desc().nullsFirst()),
  ],
)
