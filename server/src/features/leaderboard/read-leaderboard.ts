import { LEADERBOARD_EVERY_MS } from '@windhover/core/leaderboard/constants'
import {
  type LeaderboardOrder,
  type LeaderboardPage,
  type LeaderboardRow,
  leaderboardRow,
  type OwnLeaderboardRow,
} from '@windhover/core/leaderboard/contract'
import { leaderboardErrors } from '@windhover/core/leaderboard/errors'
import { vaultNumber } from '@windhover/core/vaults/vault-name'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { findStandings } from './find-standings.ts'
import type { LeaderboardParts } from './parts.ts'
import { findRank, keyIn, listFromPlace, type StandingRow } from './read-ranks.ts'
import { standingCounts, standings } from './tables.ts'

export type PageAsked = {
  readonly page: number
  readonly pageSize: number
  readonly orderBy: LeaderboardOrder
  readonly query: string
}

const MICRO = 1_000_000
const keptPage = z.object({ data: z.array(leaderboardRow), total: z.number().int() })
type KeptPage = z.infer<typeof keptPage>

/** One page of the leaderboard, which everybody who looks at it shares; what is searched for is looked up each time. */
export async function readLeaderboard(
  { db, readings, clock }: Pick<LeaderboardParts, 'db' | 'readings' | 'clock'>,
  asked: PageAsked,
): Promise<LeaderboardPage> {
  const { page, pageSize, orderBy, query } = asked
  if (query !== '') {
    const found = await searchPage(db, asked)
    return { ...found, page, pageSize, updatedAt: clock.now().toISOString() }
  }
  const reading = await readings.read({
    scope: 'leaderboard',
    name: `${orderBy}:${page}:${pageSize}`,
    schema: keptPage,
    freshMs: LEADERBOARD_EVERY_MS,
    load: () => readPage(db, asked),
  })
  if (reading.state === 'unknown') throw leaderboardErrors.away()
  return { ...reading.value, page, pageSize, updatedAt: new Date(reading.observedAtMs).toISOString() }
}

async function readPage(db: Database, { page, pageSize, orderBy }: PageAsked): Promise<KeptPage> {
  const place = (page - 1) * pageSize + 1
  const [rows, [counts]] = await Promise.all([
    listFromPlace(db, { orderBy, place, limit: pageSize }),
    db.select().from(standingCounts).limit(1),
  ])
  const data = rows.map((row, index) => viewRow(row, place + index))
  // The newest may not have been counted yet.
  return { data, total: Math.max(counts?.total ?? 0, data.at(-1)?.rank ?? 0) }
}

async function searchPage(db: Database, { page, pageSize, orderBy, query }: PageAsked): Promise<KeptPage> {
  const found = await findStandings(db, { query, orderBy })
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  const data = await Promise.all(
    shown.map(async (row) => viewRow(row, await findRank(db, orderBy, keyIn(orderBy, row)))),
  )
  return { data, total: found.length }
}

/** The named vault of this person, else their best one; null where it has no standing. */
export async function readOwnRow(
  db: Database,
  own: { readonly userId: string; readonly vaultId: string | undefined; readonly orderBy: LeaderboardOrder },
): Promise<OwnLeaderboardRow | null> {
  const { userId, vaultId, orderBy } = own
  const rows = await db.select().from(standings).where(eq(standings.userId, userId))
  const valueIn = (row: StandingRow) => keyIn(orderBy, row).value
  const best = rows.toSorted((one, other) => (valueIn(one) < valueIn(other) ? 1 : -1))
  const row = vaultId === undefined ? best[0] : rows.find((each) => each.vaultId === BigInt(vaultId))
  if (row === undefined) return null
  const { shows, prompts, trades, tradedReferrals } = row
  const rank = shows === 'nothing' ? null : await findRank(db, orderBy, keyIn(orderBy, row))
  return { ...viewRow(row, 0), rank, shows, prompts, trades, tradedReferrals }
}

function viewRow(row: StandingRow, rank: number): LeaderboardRow {
  const vaultId = row.vaultId.toString()
  return {
    rank,
    vaultId,
    name: row.name ?? vaultNumber(vaultId),
    pnl: row.pnlUsdMicro === null ? null : Number(row.pnlUsdMicro) / MICRO,
    referrals: row.referrals,
    aura: row.aura,
  }
}
