import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { Work } from './lane-parts.ts'
import { intentAttempts, intents } from './tables.ts'

/** An intent with everything that was ever tried for it, in one question: both are of the same moment. */
export async function readWork(db: Database, intentId: string): Promise<Work | null> {
  const rows = await db
    .select({ row: intents, attempt: intentAttempts })
    .from(intents)
    .leftJoin(intentAttempts, eq(intentAttempts.intentId, intents.id))
    .where(eq(intents.id, intentId))
    .orderBy(asc(intentAttempts.step), asc(intentAttempts.epoch))
  const [first] = rows
  if (first === undefined) return null
  return { row: first.row, attempts: rows.flatMap(({ attempt }) => (attempt === null ? [] : [attempt])) }
}
