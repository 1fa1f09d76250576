import type { ChainId } from '@windhover/core/chains/chain'
import type { AlertKind } from '@windhover/core/watchlist/contract'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Loop } from '../../platform/loop.ts'
import { takeTurns } from '../../platform/take-turns.ts'
import type { StoredAlert } from './alert-store.ts'
import type { TokenPlace } from './find-token.ts'
import { armAlerts, fireAlerts } from './fire-alerts.ts'
import type { Observe, Observed } from './observation.ts'
import { observeGraduations, observeSilentPrices, observeTrades, observeVolumes } from './observe-markets.ts'
import type { WatchlistParts } from './parts.ts'
import { alerts } from './tables.ts'

const EVERY_MS = 10_000
/** Longer than one question to any source takes; it is held again before every page. */
const LEASE_MS = 60_000
const TOKENS_PER_PAGE = 100
const ALERTS_PER_PAGE = 1_000
const AT_ONCE = 4

const OBSERVERS: Readonly<Record<AlertKind, Observe>> = {
  price: observeSilentPrices,
  volume: observeVolumes,
  whale: observeTrades,
  graduation: observeGraduations,
}

/** In one worker at a time: each token that somebody has an alert on is asked about once per turn for everybody. */
export function watchMarkets(parts: WatchlistParts): Loop {
  const lease = parts.leases.create({ name: 'alerts', lastsMs: LEASE_MS })
  return {
    name: 'alerts',
    everyMs: EVERY_MS,
    run: async () => {
      for (const kind of Object.keys(OBSERVERS) as AlertKind[]) await watchKind(parts, kind, lease.hold)
    },
    close: () => lease.release(),
  }
}

export async function watchKind(
  parts: WatchlistParts,
  kind: AlertKind,
  hold: () => Promise<boolean>,
): Promise<void> {
  const settle = takeTurns(AT_ONCE, (observed: Observed) => settleToken(parts, kind, observed))
  for (let last: TokenPlace | null = null; await hold(); ) {
    const page = await listTokens(parts, kind, last)
    const observed = await OBSERVERS[kind](parts, page)
    await Promise.all(observed.map(settle))
    last = page.at(-1) ?? null
    if (page.length < TOKENS_PER_PAGE) return
  }
}

async function listTokens(
  { db }: WatchlistParts,
  kind: AlertKind,
  last: TokenPlace | null,
): Promise<TokenPlace[]> {
  const after =
    last === null ? undefined : sql`(${alerts.chain}, ${alerts.address}) > (${last.chain}, ${last.address})`
  return await db
    .selectDistinct({ chain: alerts.chain, address: alerts.address })
    .from(alerts)
    .where(and(alerts.isOn, eq(alerts.kind, kind), after))
    .orderBy(asc(alerts.chain), asc(alerts.address))
    .limit(TOKENS_PER_PAGE)
}

async function settleToken(
  parts: WatchlistParts,
  kind: AlertKind,
  { token, judge }: Observed,
): Promise<void> {
  for (let last: string | null = null; ; ) {
    const rows: StoredAlert[] = await listAlertsOn(parts, { kind, ...token, last })
    const judged = rows.flatMap((alert) => judge(alert) ?? [])
    await fireAlerts(
      parts,
      judged.flatMap((each) => ('fire' in each ? [each.fire] : [])),
    )
    await armAlerts(
      parts.db,
      judged.flatMap((each) => ('arm' in each ? [each.arm] : [])),
    )
    if (rows.length < ALERTS_PER_PAGE) return
    last = rows.at(-1)?.id ?? null
  }
}

async function listAlertsOn(
  { db }: WatchlistParts,
  { kind, chain, address, last }: { kind: AlertKind; chain: ChainId; address: string; last: string | null },
): Promise<StoredAlert[]> {
  const ofToken = and(eq(alerts.kind, kind), eq(alerts.chain, chain), eq(alerts.address, address))
  return await db
    .select()
    .from(alerts)
    .where(and(alerts.isOn, ofToken, last === null ? undefined : gt(alerts.id, last)))
    .orderBy(asc(alerts.id))
    .limit(ALERTS_PER_PAGE)
}
