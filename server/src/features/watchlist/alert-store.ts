import { ALERTS_PER_PERSON_MAX, FIRINGS_LISTED } from '@windhover/core/watchlist/constants'
import type { AlertFiring, AlertView } from '@windhover/core/watchlist/contract'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { toRule } from './alert-rule.ts'
import { alertFirings, alerts, watchlists } from './tables.ts'
import type { Connection } from './watchlist-store.ts'

export type StoredAlert = typeof alerts.$inferSelect
export type NewAlert = Omit<typeof alerts.$inferInsert, 'id' | 'changedAt'>
type StoredFiring = typeof alertFirings.$inferSelect

/** Whatever changes an alert says so: workers follow the table by it. */
export const CHANGED_NOW = { changedAt: sql`clock_timestamp()` }

const ofPerson = (userId: string, id: string) => and(eq(alerts.id, id), eq(alerts.userId, userId))

export async function listAlerts(db: Connection, userId: string): Promise<StoredAlert[]> {
  return await db
    .select()
    .from(alerts)
    .where(eq(alerts.userId, userId))
    .orderBy(asc(alerts.place))
    .limit(ALERTS_PER_PERSON_MAX)
}

export async function findAlert(db: Connection, userId: string, id: string): Promise<StoredAlert | null> {
  const [row] = await db.select().from(alerts).where(ofPerson(userId, id))
  return row ?? null
}

export async function insertAlert(db: Connection, alert: NewAlert): Promise<StoredAlert> {
  const [row] = await db.insert(alerts).values(alert).returning()
  if (row === undefined) throw new Error('a stored alert did not come back')
  return row
}

/** Null where there is no such alert of this person. */
export async function writeSwitch(
  db: Connection,
  {
    userId,
    id,
    ...fields
  }: { userId: string; id: string } & Partial<Pick<StoredAlert, 'isOn' | 'isArmed' | 'judgedMs'>>,
): Promise<StoredAlert | null> {
  const [row] = await db
    .update(alerts)
    .set({ ...fields, ...CHANGED_NOW })
    .where(ofPerson(userId, id))
    .returning()
  return row ?? null
}

/** Answers whether there was one. */
export async function deleteAlert(db: Connection, userId: string, id: string): Promise<boolean> {
  const removed = await db.delete(alerts).where(ofPerson(userId, id)).returning({ id: alerts.id })
  return removed.length > 0
}

export async function listFirings(db: Connection, userId: string): Promise<AlertFiring[]> {
  const rows = await db
    .select()
    .from(alertFirings)
    .where(eq(alertFirings.userId, userId))
    .orderBy(desc(alertFirings.place))
    .limit(FIRINGS_LISTED)
  return rows.map(viewFiring)
}

/** Of accounts that go for good. */
export async function removeAllOf(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  for (const table of [watchlists, alerts, alertFirings])
    await db.delete(table).where(inArray(table.userId, [...userIds]))
}

export function viewAlert(row: StoredAlert): AlertView {
  const { id, repeat, isOn, firedCount } = row
  return {
    ...{ id, token: viewPlace(row), rule: toRule(row), repeat, isOn, firedCount },
    lastFiredAt: row.lastFiredAt?.toISOString() ?? null,
  }
}

export function viewFiring(row: StoredFiring): AlertFiring {
  const { id, alertId, rule, observed } = row
  return { id, alertId, token: viewPlace(row), rule, observed, firedAt: row.firedAt.toISOString() }
}

function viewPlace({ chain, address, symbol, name }: StoredAlert | StoredFiring): AlertView['token'] {
  return { chain, address, symbol, name }
}
