import type { LeaderboardOrder } from '@windhover/core/leaderboard/contract'
import { sql } from 'drizzle-orm'
import { standings } from './tables.ts'

/** What each order goes by. */
export const ORDER_COLUMNS = {
  pnl: standings.pnlPlace,
  referrals: standings.referrals,
  aura: standings.aura,
} as const satisfies Readonly<Record<LeaderboardOrder, unknown>>

export const IS_SHOWN = sql`${standings.shows} <> 'nothing'`

/** Where a vault stands: by its value, and among equals by its age. */
export type Key = { readonly value: bigint; readonly age: bigint }

export const keySql = (orderBy: LeaderboardOrder) => sql`(${ORDER_COLUMNS[orderBy]}, ${standings.age})`
export const keyOf = ({ value, age }: Key) => sql`(${value}::bigint, ${age}::bigint)`
