import { AURA, auraOf } from '@windhover/core/leaderboard/aura'
import { DEFAULT_SETTINGS } from '@windhover/core/settings/contract'
import { cleanText } from '@windhover/core/text/clean-text'
import { VAULT_NAME_CHARS_MAX } from '@windhover/core/vaults/constants'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { countPrompts } from '../chat/index.ts'
import { countReferrals, noteTraded } from '../referrals/index.ts'
import { listSettings } from '../settings/index.ts'
import { countTrades } from '../transactions/index.ts'
import { type KnownVault, listKnownVaults } from '../vaults/index.ts'
import { standings } from './tables.ts'

type NewStanding = typeof standings.$inferInsert
type Refresh = { readonly vaultIds: readonly bigint[]; readonly now: Date }

/** Counts anew what these vaults did, and whoever brought people that have traded by now. */
export async function refreshStandings(db: Database, { vaultIds, now }: Refresh): Promise<void> {
  const rows = await writeStandings(db, { vaultIds, now })
  const traders = rows.filter(({ trades }) => trades > 0).map(({ userId }) => userId)
  const bringers = await noteTraded(db, { userIds: [...new Set(traders)], at: now })
  await writeStandings(db, { vaultIds: bringers, now })
}

async function writeStandings(db: Database, { vaultIds, now }: Refresh): Promise<readonly NewStanding[]> {
  const vaults = await listKnownVaults(db, vaultIds)
  const rows = await countFacts(db, vaults, now)
  if (rows.length === 0) return []
  const given = (column: string) => sql.raw(`excluded.${column}`)
  // Somebody who deletes a conversation has asked all the same.
  const prompts = sql`greatest(${standings.prompts}, ${given('prompts')})`
  await db
    .insert(standings)
    .values([...rows])
    .onConflictDoUpdate({
      target: standings.vaultId,
      set: {
        name: given('name'),
        shows: given('shows'),
        prompts,
        trades: given('trades'),
        referrals: given('referrals'),
        tradedReferrals: given('traded_referrals'),
        aura: sql`${given('aura')} + (${prompts} - ${given('prompts')}) * ${AURA.prompt.points}::int`,
        pnlDueAt: sql`case when ${standings.trades} = ${given('trades')}
          then ${standings.pnlDueAt} else ${given('pnl_due_at')} end`,
      },
    })
  return rows
}

async function countFacts(
  db: Database,
  vaults: readonly KnownVault[],
  now: Date,
): Promise<readonly NewStanding[]> {
  const vaultIds = vaults.map(({ vaultId }) => vaultId)
  const prompts = await countPrompts(db, { vaultIds, perDayMax: AURA.prompt.perDayMax })
  const trades = await countTrades(db, { vaultIds, perDayMax: AURA.trade.perDayMax })
  const brought = await countReferrals(db, vaultIds)
  const settings = await listSettings(db, vaults)
  const listed = await listStanding(db, vaultIds)
  const rows = vaults.map((vault) => {
    const { vaultId, userId } = vault
    const { leaderboardShows: shows } = settings.get(vaultId) ?? DEFAULT_SETTINGS
    const { referrals, traded: tradedReferrals } = brought.get(vaultId) ?? { referrals: 0, traded: 0 }
    const facts = { prompts: prompts.get(vaultId) ?? 0, trades: trades.get(vaultId) ?? 0, tradedReferrals }
    const name = shows === 'name' ? shownName(vault) : null
    return { vaultId, userId, name, shows, ...facts, referrals, aura: auraOf(facts), pnlDueAt: now }
  })
  // A vault that never did anything that counts has no standing.
  return rows.filter((row) => row.prompts + row.trades + row.referrals > 0 || listed.has(row.vaultId))
}

/** Strangers read it: kept in one line, without what cannot be seen. */
function shownName({ name }: KnownVault): string | null {
  const clean = name === null ? '' : cleanText(name, VAULT_NAME_CHARS_MAX)
  return clean === '' ? null : clean
}

async function listStanding(db: Database, vaultIds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  if (vaultIds.length === 0) return new Set()
  const rows = await db
    .select({ vaultId: standings.vaultId })
    .from(standings)
    .where(inArray(standings.vaultId, [...vaultIds]))
  return new Set(rows.map(({ vaultId }) => vaultId))
}
