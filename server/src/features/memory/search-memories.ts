import { SEARCH_CHARS_MAX } from '@windhover/core/memory/constants'
import { cleanText } from '@windhover/core/text/clean-text'
import { and, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { escapePattern } from '../../platform/db/escape-pattern.ts'
import { type MemoryOwner, type MemoryRow, ownedBy } from './memory-store.ts'
import { memories } from './tables.ts'

export type MemorySearch = MemoryOwner & {
  readonly search?: string | undefined
  readonly category?: string | undefined
  readonly confirmedOnly?: boolean
  readonly limit: number
  readonly offset?: number
}

/** How alike a stretch of the text must be for a misspelt word to find it, from 0 to 1. */
const ALIKE_ENOUGH = 0.6
/** Shorter texts are alike to nearly everything. */
const MISSPELT_CHARS_MIN = 4

const wholeText = sql`(${memories.category} || ' ' || ${memories.content})`

/** Newest first; with a search whole words before parts of words before misspelt ones. */
export async function searchMemories(
  db: Database,
  asked: MemorySearch,
): Promise<{ rows: MemoryRow[]; total: number }> {
  const search = cleanText(asked.search ?? '', SEARCH_CHARS_MAX)
  const category = cleanText(asked.category ?? '')
  const where = and(
    ownedBy(asked),
    category === '' ? undefined : eq(sql`lower(${memories.category})`, sql`lower(${category})`),
    asked.confirmedOnly ? isNotNull(memories.confirmedAt) : undefined,
    search === '' ? undefined : matches(search),
  )
  const [counted] = await db.select({ total: count() }).from(memories).where(where)
  const rows = await db
    .select()
    .from(memories)
    .where(where)
    .orderBy(...(search === '' ? [] : [desc(closeness(search))]), desc(memories.createdAt), memories.id)
    .limit(asked.limit)
    .offset(asked.offset ?? 0)
  return { rows, total: counted?.total ?? 0 }
}

const asWords = (search: string): SQL => sql`plainto_tsquery('simple', ${search})`
const alikeness = (search: string): SQL => sql`word_similarity(${search}, ${wholeText})`
const closeness = (search: string): SQL =>
  sql`ts_rank(${memories.searchWords}, ${asWords(search)}) + ${alikeness(search)}`

function matches(search: string): SQL | undefined {
  const everyPart = search.split(' ').map((part) => sql`${wholeText} ilike ${`%${escapePattern(part)}%`}`)
  return or(
    sql`${memories.searchWords} @@ ${asWords(search)}`,
    and(...everyPart),
    search.length < MISSPELT_CHARS_MIN ? undefined : sql`${alikeness(search)} >= ${ALIKE_ENOUGH}`,
  )
}
