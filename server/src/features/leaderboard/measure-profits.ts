import { asc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { Loop } from '../../platform/loop.ts'
import { type PnlParts, readPnl } from '../pnl/index.ts'
import { findReadyVault } from '../vaults/index.ts'
import type { LeaderboardParts } from './parts.ts'
import { standings } from './tables.ts'

const EVERY_MS = 20_000
/** Longer than a run of slow readings takes. */
const LEASE_MS = 5 * 60_000
/** A bound on what the loop costs the providers, whatever the number of vaults. */
const VAULTS_PER_RUN = 7
const HOUR_MS = 3_600_000
/** Prices move without anybody trading. */
const AGAIN_MS = 24 * HOUR_MS
const MICRO = 1_000_000

/** Works out what vaults made: those that have just traded first, the others once a day. */
export function measureProfits(parts: LeaderboardParts): Loop {
  const { db, clock, leases } = parts
  const lease = leases.create({ name: 'standing-profits', lastsMs: LEASE_MS })
  return {
    name: 'standing-profits',
    everyMs: EVERY_MS,
    run: async () => {
      if (!(await lease.hold())) return
      const due = await db
        .select({ vaultId: standings.vaultId })
        .from(standings)
        .where(lte(standings.pnlDueAt, clock.now()))
        .orderBy(asc(standings.pnlDueAt))
        .limit(VAULTS_PER_RUN)
      for (const { vaultId } of due) await measureProfit(parts, vaultId)
    },
    close: () => lease.release(),
  }
}

async function measureProfit(parts: PnlParts, vaultId: bigint): Promise<void> {
  const { db, clock, log } = parts
  const nowMs = clock.now().getTime()
  // Before it is tried: a vault in trouble waits its turn like the others.
  await setDue(db, vaultId, new Date(nowMs + HOUR_MS))
  const vault = await findReadyVault(db, vaultId)
  if (vault === null) return
  try {
    const { spans } = await readPnl(parts, { vault, utcOffsetMinutes: 0 })
    const pnlUsd = spans.find(({ span }) => span === 'all')?.pnlUsd ?? null
    if (pnlUsd === null) return
    const pnlUsdMicro = BigInt(Math.round(pnlUsd * MICRO))
    await db
      .update(standings)
      .set({ pnlUsdMicro, pnlDueAt: new Date(nowMs + AGAIN_MS) })
      .where(eq(standings.vaultId, vaultId))
  } catch (error) {
    log.warn({ err: error, vaultId: vaultId.toString() }, 'a profit could not be worked out')
  }
}

async function setDue(db: Database, vaultId: bigint, pnlDueAt: Date): Promise<void> {
  await db.update(standings).set({ pnlDueAt }).where(eq(standings.vaultId, vaultId))
}
