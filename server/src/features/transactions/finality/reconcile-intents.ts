import { and, asc, inArray, lt, sql } from 'drizzle-orm'
import type { FeatureParts } from '../../../composition/feature.ts'
import type { Loop } from '../../../platform/loop.ts'
import { wakeLane, watchIntent } from '../lane/lane-calls.ts'
import { IS_ITS_TURN, OPEN_STATES } from '../stores/intent-store.ts'
import { intents, vaultLanes } from '../tables.ts'

const EVERY_MS = 5_000
const PAGE_SIZE = 200
/** A lane that was left alone this long has lost its next call. */
const FORGOTTEN_MS = 20_000
const UNWATCHED_MS = 5 * 60_000

/**
 * Finds what nobody works on: an api that died before it woke the lane, an engine that lost its calls, a worker that gave
 * up. Finding is all it does; the lane goes on exactly as it would have. Wake-ups by many workers in one span count as one.
 */
export function reconcileIntents(
  parts: Pick<FeatureParts, 'db' | 'durable' | 'clock' | 'log'>,
  forgottenMs = FORGOTTEN_MS,
): Loop {
  const { db, durable, clock, log } = parts
  return {
    name: 'reconcile-intents',
    everyMs: EVERY_MS,
    run: async () => {
      const nowMs = clock.now().getTime()
      const mark = `again-${Math.floor(nowMs / EVERY_MS)}`
      const before = new Date(nowMs - forgottenMs)
      const open = await db
        .selectDistinctOn([intents.vaultId, intents.chain], {
          id: intents.id,
          vaultId: intents.vaultId,
          chain: intents.chain,
        })
        .from(intents)
        .leftJoin(
          vaultLanes,
          sql`${vaultLanes.vaultId} = ${intents.vaultId} and ${vaultLanes.chain} = ${intents.chain}`,
        )
        .where(
          and(
            inArray(intents.state, OPEN_STATES),
            IS_ITS_TURN,
            lt(intents.createdAt, before),
            sql`(${vaultLanes.dueAt} is null or ${vaultLanes.dueAt} < ${before.toISOString()}::timestamptz)`,
          ),
        )
        .orderBy(intents.vaultId, intents.chain)
        .limit(PAGE_SIZE)
      for (const row of open) await wakeLane(durable, row, mark)
      const unwatched = await listUnwatched(db, new Date(nowMs - UNWATCHED_MS))
      const watchMark = String(Math.floor(nowMs / UNWATCHED_MS))
      for (const row of unwatched) await watchIntent(durable, row, watchMark)
      if (open.length + unwatched.length > 0)
        log.info({ lanes: open.length, ended: unwatched.length }, 'resumed forgotten intents')
    },
  }
}

async function listUnwatched(db: FeatureParts['db'], before: Date) {
  return await db
    .select({ id: intents.id, vaultId: intents.vaultId, chain: intents.chain })
    .from(intents)
    .where(
      and(
        sql`not ${intents.isSettled}`,
        inArray(intents.state, ['CONFIRMED', 'FAILED', 'EXPIRED', 'REJECTED']),
        lt(intents.changedAt, before),
        sql`coalesce(${intents.checkedAt}, ${intents.changedAt}) < ${before.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(intents.changedAt))
    .limit(PAGE_SIZE)
}
