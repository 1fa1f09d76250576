import type { ChainId } from '@windhover/core/chains/chain'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { vaultLanes } from '../tables.ts'

export type LaneKey = { readonly vaultId: bigint; readonly chain: ChainId }
export type LaneRow = typeof vaultLanes.$inferSelect

export function laneName(lane: { vaultId: bigint | string; chain: ChainId }): string {
  return `${lane.vaultId}:${lane.chain}`
}

const CHAIN_IDS: readonly string[] = ['solana', 'ethereum', 'bsc', 'hedera'] satisfies ChainId[]
const isChain = (text: string): text is ChainId => CHAIN_IDS.includes(text)

export function parseLane(name: string): LaneKey {
  const [vaultId = '', chain = ''] = name.split(':')
  if (!isChain(chain)) throw new Error(`no lane is called ${name}`)
  return { vaultId: BigInt(vaultId), chain }
}

export async function openLane(db: Database, lane: LaneKey): Promise<void> {
  await db.insert(vaultLanes).values(lane).onConflictDoNothing()
}

/**
 * Sets when the lane goes on, and with which number: calls that carry another one end. Never back to an older number: a
 * worker that was given up and still runs would take away the call that is planned.
 */
export async function planTurn(
  db: Database,
  lane: LaneKey,
  next: { turn: number; dueAt: Date | null },
): Promise<void> {
  await db
    .update(vaultLanes)
    .set(next)
    .where(and(isLane(lane), lte(vaultLanes.turn, next.turn)))
}

export async function countLaneFailure(
  db: Database,
  lane: LaneKey,
  trouble: { at: Date; reason: string; parkAfter: number },
): Promise<LaneRow> {
  const { at, reason, parkAfter } = trouble
  const [row] = await db
    .update(vaultLanes)
    .set({
      failures: sql`${vaultLanes.failures} + 1`,
      failingSince: sql`coalesce(${vaultLanes.failingSince}, ${at.toISOString()}::timestamptz)`,
      parkedReason: sql`case when ${vaultLanes.failures} + 1 >= ${parkAfter} then ${reason} else ${vaultLanes.parkedReason} end`,
    })
    .where(isLane(lane))
    .returning()
  if (row === undefined) throw new Error(`no lane ${laneName(lane)} is open`)
  return row
}

export async function clearLaneFailures(db: Database, lane: LaneKey): Promise<void> {
  await db
    .update(vaultLanes)
    .set({ failures: 0, failingSince: null, parkedReason: null })
    .where(and(isLane(lane), sql`${vaultLanes.failures} > 0`))
}

/** Why lanes of a vault are held up, by chain. */
export async function listHeldUp(
  db: Database,
  vaultIds: readonly bigint[],
): Promise<ReadonlyMap<string, string>> {
  if (vaultIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(vaultLanes)
    .where(and(inArray(vaultLanes.vaultId, [...vaultIds]), sql`${vaultLanes.parkedReason} is not null`))
  return new Map(rows.map((row) => [laneName(row), row.parkedReason ?? '']))
}

export function isLane(lane: LaneKey) {
  return and(eq(vaultLanes.vaultId, lane.vaultId), eq(vaultLanes.chain, lane.chain))
}
