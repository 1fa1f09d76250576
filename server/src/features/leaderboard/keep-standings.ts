import { inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { Loop } from '../../platform/loop.ts'
import { countPlaces } from './count-places.ts'
import { followChanges } from './follow-changes.ts'
import type { LeaderboardParts } from './parts.ts'
import { standings } from './tables.ts'

const EVERY_MS = 10_000
const LEASE_MS = 60_000

/** In one worker at a time: nothing is counted when somebody looks at the leaderboard. */
export function keepStandings({
  db,
  clock,
  leases,
}: Pick<LeaderboardParts, 'db' | 'clock' | 'leases'>): Loop {
  const lease = leases.create({ name: 'standings', lastsMs: LEASE_MS })
  return {
    name: 'standings',
    everyMs: EVERY_MS,
    run: async () => {
      if (!(await lease.hold())) return
      await followChanges(db, () => clock.now())
      await countPlaces(db, { now: clock.now() })
    },
    close: () => lease.release(),
  }
}

/** Of accounts that go for good. */
export async function removeStandings(db: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await db.delete(standings).where(inArray(standings.userId, [...userIds]))
}
