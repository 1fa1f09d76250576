import { eq, sql } from 'drizzle-orm'
import type { ListChanged, ReadUntil } from '../../platform/db/changed-after.ts'
import type { Database } from '../../platform/db/database.ts'
import { listPrompted } from '../chat/index.ts'
import { listReferring } from '../referrals/index.ts'
import { listChangedSettings } from '../settings/index.ts'
import { listEnded } from '../transactions/index.ts'
import { listRenamed } from '../vaults/index.ts'
import { refreshStandings } from './refresh-standings.ts'
import { standingSources } from './tables.ts'

const BATCH = 500
/** A bound on one run; what is left is read by the next one. */
const BATCHES_PER_RUN = 40
/** What is stored late, or by a clock that is behind, is not missed. Counting twice changes nothing. */
const OVERLAP_MS = 15_000
const BEGINNING = new Date(0)

const SOURCES: Readonly<
  Record<string, (db: Database, ...page: Parameters<ListChanged>) => ReturnType<ListChanged>>
> = {
  prompts: listPrompted,
  trades: listEnded,
  referrals: listReferring,
  names: listRenamed,
  settings: listChangedSettings,
}

/** Brings the standings of all vaults up to date whose facts have changed since the last time. */
export async function followChanges(db: Database, now: () => Date): Promise<void> {
  for (const source of Object.keys(SOURCES)) await followSource(db, source, now)
}

async function followSource(db: Database, source: string, now: () => Date): Promise<void> {
  const last = await findReadUntil(db, source)
  let until: ReadUntil | null = { at: new Date(Math.max(0, last.getTime() - OVERLAP_MS)), id: null }
  for (let batch = 0; batch < BATCHES_PER_RUN && until !== null; batch += 1) {
    until = await followBatch(db, { source, until, now })
  }
}

/** One step: read, counted and noted, or none of it. Answers where to go on; null at the end. */
async function followBatch(
  db: Database,
  batch: { source: string; until: ReadUntil; now: () => Date },
): Promise<ReadUntil | null> {
  const { source, until, now } = batch
  return await db.transaction(async (tx) => {
    // The lease keeps others from trying; this keeps a late one from writing older figures over newer ones.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('standings'))`)
    const changed = (await SOURCES[source]?.(tx, until, BATCH)) ?? []
    const last = changed.at(-1)
    if (last === undefined) return null
    const vaultIds = [...new Set(changed.map(({ vaultId }) => vaultId))]
    await refreshStandings(tx, { vaultIds, now: now() })
    await tx
      .insert(standingSources)
      .values({ source, readUntil: last.at })
      .onConflictDoUpdate({
        target: standingSources.source,
        set: { readUntil: sql`greatest(${standingSources.readUntil}, excluded.read_until)` },
      })
    return changed.length < BATCH ? null : { at: last.at, id: last.id }
  })
}

async function findReadUntil(db: Database, source: string): Promise<Date> {
  const [row] = await db.select().from(standingSources).where(eq(standingSources.source, source))
  return row?.readUntil ?? BEGINNING
}
