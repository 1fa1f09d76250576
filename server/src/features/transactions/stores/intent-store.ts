import type { ChainId } from '@windhover/core/chains/chain'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { Intent } from '@windhover/core/transactions/intent'
import { type IntentEvent, type IntentState, nextState } from '@windhover/core/transactions/intent-state'
import { and, asc, desc, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/database.ts'
import { intents } from '../tables.ts'
import type { Along } from './attempt-store.ts'

export type IntentRow = typeof intents.$inferSelect
type NewIntent = Omit<typeof intents.$inferInsert, 'body' | 'position'> & { readonly body: Intent }

export const OPEN_STATES = ['APPROVED', 'PLANNED', 'SIGNED', 'SUBMITTED', 'UNKNOWN'] as const

/** Stores it, or finds what was stored under its id before; the same id with another body is refused. */
export async function insertIntent(
  db: Database,
  row: NewIntent,
): Promise<{ row: IntentRow; isNew: boolean }> {
  const [inserted] = await db
    .insert(intents)
    .values(row)
    .onConflictDoNothing({ target: intents.id })
    .returning()
  if (inserted !== undefined) return { row: inserted, isNew: true }
  const stored = await findIntent(db, row.id)
  if (stored === null) throw new Error('a stored intent vanished')
  requireSame(stored, row)
  return { row: stored, isNew: false }
}

/** Under one id stands one intent of one user. */
export function requireSame(
  stored: IntentRow,
  { userId, intentHash }: Pick<IntentRow, 'userId' | 'intentHash'>,
): void {
  if (stored.intentHash !== intentHash || stored.userId !== userId) throw transactionErrors.idTaken()
}

export async function findIntent(db: Database, id: string): Promise<IntentRow | null> {
  const [row] = await db.select().from(intents).where(eq(intents.id, id)).limit(1)
  return row ?? null
}

const IS_OPEN = inArray(intents.state, OPEN_STATES)
const before = alias(intents, 'before')

/** Of a sequence: the one before it has ended, well or not. */
export const IS_ITS_TURN = notExists(
  new QueryBuilder()
    .select({ id: before.id })
    .from(before)
    .where(and(eq(before.id, intents.follows), inArray(before.state, OPEN_STATES))),
)

type Lane = { readonly vaultId: bigint; readonly chain: ChainId }

/** The id of the oldest intent of a lane that has not ended and does not wait for another one, for a larger question. */
export function selectLaneHead(lane: Lane) {
  return new QueryBuilder()
    .select({ id: intents.id })
    .from(intents)
    .where(and(eq(intents.vaultId, lane.vaultId), eq(intents.chain, lane.chain), IS_OPEN, IS_ITS_TURN))
    .orderBy(asc(intents.position))
    .limit(1)
}

/** What an ended intent leaves to be done: the next in its lane, and the next of its sequence in whichever lane. */
export async function listNext(db: Database, lane: Lane, endedId: string | null): Promise<readonly Lane[]> {
  const isHead = eq(intents.id, sql`(${selectLaneHead(lane)})`)
  return await db
    .select({ vaultId: intents.vaultId, chain: intents.chain })
    .from(intents)
    .where(or(isHead, endedId === null ? undefined : and(eq(intents.follows, endedId), IS_OPEN)))
}

/** How many intents of a vault are open, and whether one of any state has this id. */
export async function countOpen(
  db: Database,
  { vaultId, id }: { vaultId: bigint; id: string },
): Promise<{ readonly open: number; readonly isKnown: boolean }> {
  const isOpen = and(eq(intents.vaultId, vaultId), IS_OPEN)
  const hasId = eq(intents.id, id)
  const [row] = await db
    .select({
      open: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      isKnown: sql<boolean>`coalesce(bool_or(${hasId}), false)`,
    })
    .from(intents)
    .where(or(isOpen, hasId))
  return row ?? { open: 0, isKnown: false }
}

type Extra = Partial<
  Pick<
    IntentRow,
    | 'step'
    | 'stepsTotal'
    | 'serviceFee'
    | 'failure'
    | 'transactionId'
    | 'receipt'
    | 'venueQuote'
    | 'isSettled'
    | 'checkedAt'
  >
>

/** An intent as its mover has read it. */
export type ReadIntent = Pick<IntentRow, 'id' | 'state' | 'step' | 'version'>

/** The step beside the version says it in the row itself: no event of one step ever moves another. */
const isAsRead = (row: ReadIntent) =>
  and(
    eq(intents.id, row.id),
    eq(intents.state, row.state),
    eq(intents.step, row.step),
    eq(intents.version, row.version),
  )

/**
 * One transition, compared and set. Null where somebody else was faster, so that a repeated or belated step changes
 * nothing: neither the intent nor what goes along. An event that the table refuses is an error of ours and never passes
 * silently.
 */
export async function moveIntent(
  db: Database,
  move: { row: ReadIntent; event: IntentEvent; at: Date; set?: Extra; along?: Along },
): Promise<IntentRow | null> {
  const { row } = move
  const next = nextState(row.state, move.event)
  if (next === null) throw transactionErrors.wrongState({ context: { state: row.state, event: move.event } })
  const set = { ...move.set, state: next, version: row.version + 1, changedAt: move.at }
  return await setAsRead(db, row, { set, along: move.along })
}

/** What is learned about an intent without its state changing. Null where it has moved on since it was read. */
export async function noteIntent(
  db: Database,
  row: ReadIntent,
  set: Extra,
  along?: Along,
): Promise<IntentRow | null> {
  return await setAsRead(db, row, { set, along })
}

async function setAsRead(
  db: Database,
  row: ReadIntent,
  { set, along }: { set: Partial<IntentRow>; along?: Along | undefined },
): Promise<IntentRow | null> {
  const update = db.update(intents).set(set).where(isAsRead(row)).returning()
  if (along === undefined) return (await update)[0] ?? null
  const moved = db.$with('moved').as(update)
  // Whether the intent was ours to move is read from the statement that moves it: only that one has waited for others.
  const [left] = await db
    .with(moved, along(sql`exists (select from ${moved})`))
    .select()
    .from(moved)
  return left ?? null
}

export async function listIntents(
  db: Database,
  query: {
    vaultId: bigint
    chain?: ChainId | undefined
    states?: readonly IntentState[] | undefined
    before: bigint | null
    limit: number
  },
): Promise<readonly IntentRow[]> {
  return await db
    .select()
    .from(intents)
    .where(
      and(
        eq(intents.vaultId, query.vaultId),
        query.chain === undefined ? undefined : eq(intents.chain, query.chain),
        query.states === undefined ? undefined : inArray(intents.state, [...query.states]),
        query.before === null ? undefined : lt(intents.position, query.before),
      ),
    )
    .orderBy(desc(intents.position))
    .limit(query.limit)
}

/** Addresses a vault has paid, most recent first. */
export async function listPaid(
  db: Database,
  query: { vaultId: bigint; chain: ChainId; limit: number },
): Promise<readonly { address: string; times: number; lastPaidAt: Date }[]> {
  const lastPaidAt = sql<string>`max(${intents.changedAt})`
  const rows = await db
    .select({ address: intents.recipient, times: sql<number>`count(*)::int`, lastPaidAt })
    .from(intents)
    .where(
      and(
        eq(intents.vaultId, query.vaultId),
        eq(intents.chain, query.chain),
        eq(intents.state, 'CONFIRMED'),
        sql`${intents.recipient} is not null`,
      ),
    )
    .groupBy(intents.recipient)
    .orderBy(desc(lastPaidAt))
    .limit(query.limit)
  return rows.flatMap((row) =>
    row.address === null
      ? []
      : [{ address: row.address, times: row.times, lastPaidAt: new Date(row.lastPaidAt) }],
  )
}
