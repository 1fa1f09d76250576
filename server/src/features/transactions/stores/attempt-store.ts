import type { ChainId } from '@windhover/core/chains/chain'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { type AttemptState, intentAttempts } from '../tables.ts'

export type AttemptRow = typeof intentAttempts.$inferSelect
/** An attempt that nobody has signed yet. */
export const UNTRIED = {
  state: 'planned',
  signedTransaction: null,
  transactionId: null,
  filledBy: null,
  submitTries: 0,
  doubts: 0,
  feeRaw: null,
  executed: null,
  submittedAt: null,
  settledAt: null,
} as const satisfies Partial<AttemptRow>

type AttemptKey = Pick<AttemptRow, 'intentId' | 'step' | 'epoch'>

export async function listAttempts(db: Database, intentId: string): Promise<readonly AttemptRow[]> {
  return await db
    .select()
    .from(intentAttempts)
    .where(eq(intentAttempts.intentId, intentId))
    .orderBy(asc(intentAttempts.step), asc(intentAttempts.epoch))
}

const isUnsigned = isNull(intentAttempts.signedTransaction)

/** The first one to be stored is the one that is signed: whoever comes second gets what was stored. */
export async function insertAttempt(db: Database, row: AttemptRow): Promise<void> {
  await db.insert(intentAttempts).values(row).onConflictDoNothing()
}

export async function storeSigned(
  db: Database,
  key: AttemptKey,
  signed: { signedTransaction: string; transactionId: string },
): Promise<void> {
  await db
    .update(intentAttempts)
    .set({ ...signed, state: 'signed' })
    .where(and(byKey(key), isUnsigned))
}

/** Counted before the bytes leave, so that a crash is remembered as a try. */
export async function countTry(db: Database, key: AttemptKey): Promise<number> {
  const [row] = await db
    .update(intentAttempts)
    .set({ submitTries: sql`${intentAttempts.submitTries} + 1` })
    .where(byKey(key))
    .returning({ tries: intentAttempts.submitTries })
  return row?.tries ?? 1
}

export async function noteAttempt(
  db: Database,
  key: AttemptKey,
  set: Partial<
    Pick<AttemptRow, 'state' | 'submittedAt' | 'settledAt' | 'feeRaw' | 'executed' | 'doubts' | 'filledBy'>
  >,
): Promise<void> {
  await db.update(intentAttempts).set(set).where(byKey(key))
}

/**
 * Changes of an attempt that go with one of its intent, as a part of that statement: one trip, one commit, both or
 * neither.
 */
export type Along = ReturnType<
  typeof alongNoted | typeof alongSigned | typeof alongInserted | typeof alongExecuted
>

export function alongNoted(db: Database, key: AttemptKey, set: Pick<AttemptRow, 'state' | 'submittedAt'>) {
  const noted = db.update(intentAttempts).set(set).where(byKey(key))
  return db.$with('along').as(noted.returning({ epoch: intentAttempts.epoch }))
}

export function alongSigned(
  db: Database,
  key: AttemptKey,
  signed: { signedTransaction: string; transactionId: string },
) {
  const set = { ...signed, state: 'signed' as const }
  const stored = db
    .update(intentAttempts)
    .set(set)
    .where(and(byKey(key), isUnsigned))
  return db.$with('along').as(stored.returning({ epoch: intentAttempts.epoch }))
}

export function alongInserted(db: Database, row: AttemptRow) {
  const inserted = db.insert(intentAttempts).values(row).onConflictDoNothing()
  return db.$with('along').as(inserted.returning({ epoch: intentAttempts.epoch }))
}

/** What it did, noted where it still counts as landed. */
export function alongExecuted(
  db: Database,
  attempt: AttemptRow,
  executed: Pick<AttemptRow, 'executed' | 'feeRaw'>,
) {
  const marked = db
    .update(intentAttempts)
    .set(executed)
    .where(and(byKey(attempt), eq(intentAttempts.state, attempt.state)))
  return db.$with('along').as(marked.returning({ epoch: intentAttempts.epoch }))
}

/** Attempts of one step that can no longer land. */
export async function endAttempts(
  db: Database,
  attempts: readonly AttemptRow[],
  end: { state: AttemptState; at: Date },
): Promise<void> {
  for (const attempt of attempts) await noteAttempt(db, attempt, { state: end.state, settledAt: end.at })
}

/** The highest nonce of a vault that the chain has taken or may still take. */
export async function findLastNonce(
  db: Database,
  lane: { vaultId: bigint; chain: ChainId },
): Promise<number | null> {
  const [row] = await db
    .select({ nonce: sql<number | null>`max(${intentAttempts.nonce})` })
    .from(intentAttempts)
    .where(
      and(
        eq(intentAttempts.vaultId, lane.vaultId),
        eq(intentAttempts.chain, lane.chain),
        inArray(intentAttempts.state, ['signed', 'submitted', 'confirmed', 'failed']),
      ),
    )
  return row?.nonce ?? null
}

/** The epoch after the last one used in a slot: the step of an intent, and the nonce where the chain has nonces. */
export async function findNextEpoch(
  db: Database,
  slot: { intentId: string; step: number; vaultId: bigint; chain: ChainId; nonce: number | null },
): Promise<number> {
  const sameStep = and(eq(intentAttempts.intentId, slot.intentId), eq(intentAttempts.step, slot.step))
  const sameNonce =
    slot.nonce === null
      ? sql`false`
      : and(
          eq(intentAttempts.vaultId, slot.vaultId),
          eq(intentAttempts.chain, slot.chain),
          eq(intentAttempts.nonce, slot.nonce),
        )
  const [row] = await db
    .select({ epoch: sql<number | null>`max(${intentAttempts.epoch})` })
    .from(intentAttempts)
    .where(sql`(${sameStep}) or (${sameNonce})`)
  return row?.epoch == null ? 0 : row.epoch + 1
}

function byKey(key: AttemptKey) {
  return and(
    eq(intentAttempts.intentId, key.intentId),
    eq(intentAttempts.step, key.step),
    eq(intentAttempts.epoch, key.epoch),
  )
}
