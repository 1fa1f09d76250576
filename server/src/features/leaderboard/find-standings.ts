import type { LeaderboardOrder } from '@windhover/core/leaderboard/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { IS_SHOWN, ORDER_COLUMNS } from './order-columns.ts'
import type { StandingRow } from './read-ranks.ts'
import { standings } from './tables.ts'

/** A bound on what one search sorts; whoever looks for a vault types more of its name. */
const FOUND_MAX = 200
/** The index of names knows no less. */
const LETTERS_MIN = 3
const NUMBER = /^(?:vault\s*)?#?(\d{1,18})$/i

/** Vaults by their number or part of the name that others may see, best first. */
export async function findStandings(
  db: Database,
  { query, orderBy }: { query: string; orderBy: LeaderboardOrder },
): Promise<readonly StandingRow[]> {
  const number = NUMBER.exec(query)?.[1]
  const [numbered, named] = await Promise.all([
    number === undefined ? [] : findNumbered(db, BigInt(number)),
    [...query].length < LETTERS_MIN ? [] : findNamed(db, { query, orderBy }),
  ])
  const ids = new Set(numbered.map(({ vaultId }) => vaultId))
  return [...numbered, ...named.filter(({ vaultId }) => !ids.has(vaultId))]
}

async function findNumbered(db: Database, vaultId: bigint): Promise<readonly StandingRow[]> {
  return await db
    .select()
    .from(standings)
    .where(and(eq(standings.vaultId, vaultId), IS_SHOWN))
}

async function findNamed(
  db: Database,
  { query, orderBy }: { query: string; orderBy: LeaderboardOrder },
): Promise<readonly StandingRow[]> {
  const pattern = `%${query.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return await db
    .select()
    .from(standings)
    .where(and(sql`lower(${standings.name}) like ${pattern}`, IS_SHOWN))
    .orderBy(desc(ORDER_COLUMNS[orderBy]), desc(standings.age))
    .limit(FOUND_MAX)
}
