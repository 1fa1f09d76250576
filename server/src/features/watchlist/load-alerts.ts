import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { changedAfter, type ReadUntil } from '../../platform/db/changed-after.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PriceBook } from './price-book.ts'
import { alerts } from './tables.ts'

const PAGE = 5_000
/** A row is stored a little after the time it bears. Reading it twice changes nothing. */
const OVERLAP_MS = 5_000

const FIELDS = {
  id: alerts.id,
  tickKey: alerts.tickKey,
  side: alerts.side,
  level: alerts.level,
  repeat: alerts.repeat,
  isOn: alerts.isOn,
  isArmed: alerts.isArmed,
  judgedMs: alerts.judgedMs,
  quietUntilMs: alerts.quietUntilMs,
  changedAt: alerts.changedAt,
}
type Row = { readonly [Field in keyof typeof FIELDS]: (typeof alerts.$inferSelect)[Field] }
const isPrice = eq(alerts.kind, 'price')

export async function readDatabaseTime(db: Database): Promise<Date> {
  const [row] = await db.execute<{ now: string }>(sql`select clock_timestamp()::text as now`)
  return new Date(row?.now ?? Number.NaN)
}

/** Every alert that waits for a price. */
export async function loadAll(db: Database, book: PriceBook): Promise<void> {
  for (let last: string | null = null; ; ) {
    const after = last === null ? undefined : gt(alerts.id, last)
    const rows: Row[] = await db
      .select(FIELDS)
      .from(alerts)
      .where(and(isPrice, alerts.isOn, after))
      .orderBy(asc(alerts.id))
      .limit(PAGE)
    for (const row of rows) put(book, row)
    if (rows.length < PAGE) return
    last = rows.at(-1)?.id ?? null
  }
}

/** What has changed since; answers until when. */
export async function loadChanged(db: Database, book: PriceBook, since: Date): Promise<Date> {
  let until: ReadUntil = { at: new Date(since.getTime() - OVERLAP_MS), id: null }
  let newest = since
  for (;;) {
    const rows: Row[] = await db
      .select(FIELDS)
      .from(alerts)
      .where(and(isPrice, changedAfter(alerts.changedAt, alerts.id, until)))
      .orderBy(asc(alerts.changedAt), asc(alerts.id))
      .limit(PAGE)
    for (const row of rows) put(book, row)
    const last = rows.at(-1)
    if (last !== undefined && last.changedAt > newest) newest = last.changedAt
    if (last === undefined || rows.length < PAGE) return newest
    until = { at: last.changedAt, id: last.id }
  }
}

/** What the book has guessed wrong about, as it really is. */
export async function loadAgain(db: Database, book: PriceBook, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = ids.slice(start, start + PAGE)
    const rows = await db.select(FIELDS).from(alerts).where(inArray(alerts.id, page))
    for (const id of page) book.remove(id)
    for (const row of rows) put(book, row)
  }
}

function put(book: PriceBook, row: Row): void {
  const { id, tickKey, side, level, repeat, isArmed, judgedMs, quietUntilMs } = row
  if (!row.isOn || side === null || level === null) book.remove(id)
  else book.set({ id, tickKey, side, level, isOnce: repeat === 'once', isArmed, judgedMs, quietUntilMs })
}
