import { QUIET_MS } from '@windhover/core/watchlist/constants'
import { alertFired } from '@windhover/core/watchlist/contract'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { viewFiring } from './alert-store.ts'
import type { WatchlistParts } from './parts.ts'
import { alertFirings } from './tables.ts'

/** Something an alert waits for, as it was observed. */
export type Hit = { readonly id: string; readonly atMs: number; readonly observed: number | null }
export type Settling = Pick<Hit, 'id' | 'atMs'>

const AT_ONCE = 500

/**
 * Fires the alerts that are still on, armed, not quiet, and have not judged this observation yet. Whoever tries the same
 * again, here or elsewhere, at the same moment or after a death, finds it judged. Answers which have fired.
 */
export async function fireAlerts(
  parts: Pick<WatchlistParts, 'db' | 'live' | 'clock' | 'log'>,
  hits: readonly Hit[],
): Promise<ReadonlySet<string>> {
  const fired = new Set<string>()
  for (let start = 0; start < hits.length; start += AT_ONCE) {
    const firingIds = await storeFirings(parts.db, hits.slice(start, start + AT_ONCE), parts.clock.now())
    if (firingIds.length === 0) continue
    const rows = await parts.db.select().from(alertFirings).where(inArray(alertFirings.id, firingIds))
    for (const { alertId } of rows) fired.add(alertId)
    await Promise.all(rows.map((row) => publish(parts, row)))
  }
  return fired
}

/** The row is the truth: a person who is not told sees it in the list. */
async function publish(
  { live, log }: Pick<WatchlistParts, 'live' | 'log'>,
  row: typeof alertFirings.$inferSelect,
): Promise<void> {
  try {
    await live.publish(row.userId, alertFired, viewFiring(row))
  } catch (error) {
    log.warn({ err: error }, 'an alert was not told')
  }
}

/** One statement, so one transaction. Rows are locked in one order, so that two workers never wait for each other. */
async function storeFirings(db: Database, hits: readonly Hit[], now: Date): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    with hit as (
      select * from jsonb_to_recordset(${JSON.stringify(hits)}::text::jsonb)
        as hit("id" uuid, "atMs" bigint, "observed" double precision)
    ), due as (
      select alerts.id, hit."atMs" as at_ms, hit."observed" as observed
      from alerts join hit on hit."id" = alerts.id
      where alerts.is_on and alerts.is_armed
        and alerts.judged_ms < hit."atMs" and alerts.quiet_until_ms <= hit."atMs"
      order by alerts.id
      for update of alerts
    ), fired as (
      update alerts set
        is_on = repeat = 'hourly' and kind <> 'graduation',
        is_armed = kind = 'whale',
        judged_ms = due.at_ms,
        quiet_until_ms = due.at_ms + ${QUIET_MS}::bigint,
        fired_count = fired_count + 1,
        last_fired_at = ${now.toISOString()}::timestamptz,
        changed_at = clock_timestamp()
      from due where due.id = alerts.id
      returning alerts.*, due.at_ms, due.observed
    )
    insert into alert_firings
      (alert_id, user_id, chain, address, symbol, name, rule, observed, observed_ms, fired_at)
    select id, user_id, chain, address, symbol, name,
      jsonb_strip_nulls(jsonb_build_object(
        'kind', kind, 'side', side,
        'priceUsd', case kind when 'price' then level end,
        'times', case kind when 'volume' then level end,
        'valueUsd', case kind when 'whale' then level end)),
      observed, at_ms, last_fired_at
    from fired
    returning id`)
  return rows.map(({ id }) => id)
}

/** What these alerts waited for is over: they can fire again. Answers which are armed now and were not. */
export async function armAlerts(
  db: Pick<Database, 'execute'>,
  settled: readonly Settling[],
): Promise<ReadonlySet<string>> {
  const armed = new Set<string>()
  for (let start = 0; start < settled.length; start += AT_ONCE) {
    const rows = await db.execute<{ id: string }>(sql`
      with settled as (
        select * from jsonb_to_recordset(${JSON.stringify(settled.slice(start, start + AT_ONCE))}::text::jsonb)
          as settled("id" uuid, "atMs" bigint)
      ), due as (
        select alerts.id, settled."atMs" as at_ms
        from alerts join settled on settled."id" = alerts.id
        where alerts.is_on and not alerts.is_armed and alerts.judged_ms < settled."atMs"
        order by alerts.id
        for update of alerts
      )
      update alerts set is_armed = true, judged_ms = due.at_ms, changed_at = clock_timestamp()
      from due where due.id = alerts.id
      returning alerts.id`)
    for (const { id } of rows) armed.add(id)
  }
  return armed
}
