import { inArray, lt } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { accountChallenge, accountSession } from './tables.ts'

/** Small enough not to hold locks for long; as many as a flood of strangers can leave behind between two runs. */
const BATCH = 1_000
const BATCHES_MAX = 50

export async function removeExpired({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  const now = clock.now()
  const sweep = async (table: PgTable & { id: PgColumn; expiresAt: PgColumn }) => {
    const old = db.select({ id: table.id }).from(table).where(lt(table.expiresAt, now)).limit(BATCH)
    return (await db.delete(table).where(inArray(table.id, old)).returning({ id: table.id })).length
  }
  const sweepAll = async (table: Parameters<typeof sweep>[0]) => {
    let removed = 0
    for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
      const gone = await sweep(table)
      removed += gone
      if (gone < BATCH) break
    }
    return removed
  }
  return (await sweepAll(accountChallenge)) + (await sweepAll(accountSession))
}
