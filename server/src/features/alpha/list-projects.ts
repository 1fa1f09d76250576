import { SLUG_OF_CHAIN } from '@windhover/core/alpha/chain-slugs'
import { UPDATES_TOLD } from '@windhover/core/alpha/constants'
import type { AlphaFilter, AlphaProject } from '@windhover/core/alpha/contract'
import { joinSentences } from '@windhover/core/alpha/sentence'
import { NATIVE } from '@windhover/core/balances/constants'
import { cleanText } from '@windhover/core/text/clean-text'
import { WRAPPED_COINS } from '@windhover/core/tokens/wrapped-coins'
import { and, arrayContains, count, desc, gte, ilike, inArray, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'
import { escapePattern } from '../../platform/db/escape-pattern.ts'
import type { ProjectRow } from './project-store.ts'
import type { Place } from './research.ts'
import { alphaProjects, alphaUpdates } from './tables.ts'

type Update = typeof alphaUpdates.$inferSelect

/** R1-272: best score first. */
export async function listProjects(
  db: Database,
  filter: AlphaFilter,
): Promise<{ data: AlphaProject[]; total: number }> {
  const { name, ticker, xHandle, minScore, chain, limit, page } = filter
  const where = and(
    contains(alphaProjects.name, name),
    contains(alphaProjects.ticker, ticker?.replace(/^\$/, '')),
    contains(alphaProjects.xHandle, xHandle?.replace(/^@/, '')),
    minScore === undefined ? undefined : gte(alphaProjects.score, minScore),
    chain === undefined ? undefined : arrayContains(alphaProjects.chains, [chain]),
  )
  const [counted] = await db.select({ total: count() }).from(alphaProjects).where(where)
  const rows = await db
    .select()
    .from(alphaProjects)
    .where(where)
    .orderBy(desc(alphaProjects.score), alphaProjects.id)
    .limit(limit)
    .offset((page - 1) * limit)
  const updates = Map.groupBy(
    await listLatest(
      db,
      rows.map(({ id }) => id),
    ),
    ({ projectId }) => projectId,
  )
  return { data: rows.map((row) => view(row, updates.get(row.id) ?? [])), total: counted?.total ?? 0 }
}

function contains(column: PgColumn, typed: string | undefined) {
  const words = cleanText(typed ?? '')
  return words === '' ? undefined : ilike(column, `%${escapePattern(words)}%`)
}

/** The newest few of each project. */
async function listLatest(db: Database, ids: readonly string[]): Promise<readonly Update[]> {
  if (ids.length === 0) return []
  const { projectId, at, id } = alphaUpdates
  const ranked = db.$with('ranked').as(
    db
      .select({
        id,
        projectId,
        at,
        description: alphaUpdates.description,
        source: alphaUpdates.source,
        place: sql<number>`row_number() over (partition by ${projectId} order by ${at} desc, ${id})`.as(
          'place',
        ),
      })
      .from(alphaUpdates)
      .where(inArray(projectId, [...ids])),
  )
  return await db
    .with(ranked)
    .select()
    .from(ranked)
    .where(lte(ranked.place, UPDATES_TOLD))
    .orderBy(desc(ranked.at), ranked.id)
}

function view(row: ProjectRow, updates: readonly Update[]): AlphaProject {
  const { id, name, ticker, xHandle, score, writtenBy, research } = row
  return {
    id,
    name,
    ticker,
    xHandle,
    analysis: joinSentences(row.analysis),
    rationale: joinSentences(row.rationale),
    summaries: updates.map(({ id, at, description, source }) => ({
      id,
      date: at.toISOString(),
      description,
      source,
    })),
    tokens: Object.fromEntries(research.places.flatMap(nameAddress)),
    score,
    sentences: { analysis: [...row.analysis], rationale: [...row.rationale] },
    scoreParts: [...row.scoreParts],
    places: [...research.places],
    writtenBy,
    writtenAt: row.writtenAt.toISOString(),
    checkedAt: row.checkedAt.toISOString(),
  }
}

/** A network's own coin has no address, but for SOL, which everybody knows by its mint. */
function nameAddress({ chain, address }: Place): [string, string][] {
  if (address !== NATIVE) return [[SLUG_OF_CHAIN[chain], address]]
  return chain === 'solana' ? [[SLUG_OF_CHAIN[chain], WRAPPED_COINS[chain]]] : []
}
