import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import type { Work } from '../lane-parts.ts'
import type { AttemptRow } from '../stores/attempt-store.ts'
import { type IntentRow, selectLaneHead } from '../stores/intent-store.ts'
import { isLane, type LaneKey, type LaneRow, openLane } from '../stores/lane-store.ts'
import { intentAttempts, intents, vaultLanes } from '../tables.ts'

const IN_ORDER = [asc(intentAttempts.step), asc(intentAttempts.epoch)] as const
const OF_INTENT = eq(intentAttempts.intentId, intents.id)

/** An intent with everything that was ever tried for it, in one question: both are of the same moment. */
export async function readWork(db: Database, intentId: string): Promise<Work | null> {
  const rows = await db
    .select({ row: intents, attempt: intentAttempts })
    .from(intents)
    .leftJoin(intentAttempts, OF_INTENT)
    .where(eq(intents.id, intentId))
    .orderBy(...IN_ORDER)
  return toWork(rows)
}

/** A lane with the intent that is next in it, in one question as well. */
export async function readLane(
  db: Database,
  lane: LaneKey,
): Promise<{ readonly row: LaneRow; readonly work: Work | null }> {
  const rows = await db
    .select({ lane: vaultLanes, row: intents, attempt: intentAttempts })
    .from(vaultLanes)
    .leftJoin(intents, eq(intents.id, sql`(${selectLaneHead(lane)})`))
    .leftJoin(intentAttempts, OF_INTENT)
    .where(isLane(lane))
    .orderBy(...IN_ORDER)
  const [first] = rows
  if (first !== undefined) return { row: first.lane, work: toWork(rows) }
  await openLane(db, lane)
  return await readLane(db, lane)
}

function toWork(
  rows: readonly { readonly row: IntentRow | null; readonly attempt: AttemptRow | null }[],
): Work | null {
  const row = rows[0]?.row ?? null
  if (row === null) return null
  return { row, attempts: rows.flatMap(({ attempt }) => (attempt === null ? [] : [attempt])) }
}

/** What a step has left, from what it was given and what it stored; null where somebody else was faster. */
export function workAfter({ attempts }: Work, row: IntentRow | null, stored: AttemptRow): Work | null {
  if (row === null) return null
  const isStored = ({ step, epoch }: AttemptRow) => step === stored.step && epoch === stored.epoch
  const isNew = !attempts.some(isStored)
  return {
    row,
    attempts: isNew ? [...attempts, stored] : attempts.map((each) => (isStored(each) ? stored : each)),
  }
}
