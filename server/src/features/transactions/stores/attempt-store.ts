import type { ChainId } from '@windhover/core/chains/chain'
import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { type AttemptState, intentAttempts } from '../tables.ts'
import { MovedOn } from './moved-on.ts'

export type AttemptRow = typeof intentAttempts.$inferSelect
/** An attempt that nobody has signed yet. */
export const UNTRIED = {
  state: 'planned',
  version: 0,
  isFinal: false,
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

/** An attempt as its mover has read it. */
type ReadAttempt = AttemptKey & Pick<AttemptRow, 'state' | 'version'>

const isAsRead = (attempt: ReadAttempt) =>
  and(byKey(attempt), eq(intentAttempts.state, attempt.state), eq(intentAttempts.version, attempt.version))

/** What a signature adds to an attempt. */
export function withSignature(
  attempt: Pick<AttemptRow, 'version'>,
  signed: { signedTransaction: string; transactionId: string },
) {
  return { ...signed, state: 'signed' as const, version: attempt.version + 1 }
}

/** Where somebody has stored it before, it is the same signature: the signer has no other. */
export async function storeSigned(
  db: Database,
  attempt: ReadAttempt,
  signed: { signedTransaction: string; transactionId: string },
): Promise<void> {
  await db
    .update(intentAttempts)
    .set(withSignature(attempt, signed))
    .where(and(isAsRead(attempt), isUnsigned))
}

/** Counted before the bytes leave, so that a crash is remembered as a try. Nobody sends what was given up meanwhile. */
export async function countTry(db: Database, attempt: ReadAttempt): Promise<number> {
  const [row] = await db
    .update(intentAttempts)
    .set({ submitTries: sql`${intentAttempts.submitTries} + 1` })
    .where(isAsRead(attempt))
    .returning({ tries: intentAttempts.submitTries })
  if (row === undefined) throw new MovedOn('an attempt')
  return row.tries
}

/** Compared with what was read, like every transition; answers with what is stored now. */
export async function noteAttempt(
  db: Database,
  attempt: ReadAttempt,
  set: Partial<
    Pick<
      AttemptRow,
      'state' | 'submittedAt' | 'settledAt' | 'feeRaw' | 'executed' | 'doubts' | 'filledBy' | 'isFinal'
    >
  >,
): Promise<AttemptRow> {
  const [noted] = await db
    .update(intentAttempts)
    .set({ ...set, ...(set.state !== undefined && { version: attempt.version + 1 }) })
    .where(isAsRead(attempt))
    .returning()
  if (noted === undefined) throw new MovedOn('an attempt')
  return noted
}

/**
 * Changes of an attempt that go with one of its intent, as a part of that statement and only where the intent was the
 * mover's to move: one trip, one commit, both or neither.
 */
export type Along = (isMoved: SQL) => AlongStatement
export type AlongStatement = ReturnType<typeof alongUpdated>

/** What is stored of an attempt whose bytes have left. */
export function withSending(attempt: Pick<AttemptRow, 'version'>, at: Date) {
  return { state: 'submitted' as const, submittedAt: at, version: attempt.version + 1 }
}

export function alongSent(db: Database, attempt: ReadAttempt, at: Date): Along {
  return (isMoved) => alongUpdated(db, withSending(attempt, at), and(isAsRead(attempt), isMoved))
}

export function alongSigned(
  db: Database,
  attempt: ReadAttempt,
  signed: { signedTransaction: string; transactionId: string },
): Along {
  return (isMoved) =>
    alongUpdated(db, withSignature(attempt, signed), and(isAsRead(attempt), isUnsigned, isMoved))
}

/** The first one to be stored is the one that is signed: whoever comes second finds what was stored. */
export function alongInserted(db: Database, row: AttemptRow): Along {
  const columns = Object.entries(getTableColumns(intentAttempts))
  const given = columns.map(([key, { name }]) => [name, jsonOf(row[key as keyof AttemptRow])])
  const json = JSON.stringify(Object.fromEntries(given))
  const names = columns.map(([, { name }]) => sql`given.${sql.identifier(name)}`)
  return (isMoved) =>
    db.$with('along').as(
      db
        .insert(intentAttempts)
        .select(
          sql`select ${sql.join(names, sql`, `)}
            from jsonb_populate_record(null::${intentAttempts}, ${json}::text::jsonb) as given where ${isMoved}`,
        )
        .onConflictDoNothing()
        .returning({ epoch: intentAttempts.epoch }),
    )
}

const jsonOf = (value: unknown) => (typeof value === 'bigint' ? value.toString() : value)

/** What it did, noted where it still counts as landed. */
export function alongExecuted(
  db: Database,
  attempt: AttemptRow,
  executed: Pick<AttemptRow, 'executed' | 'feeRaw'>,
): AlongStatement {
  return alongUpdated(db, executed, isAsRead(attempt))
}

function alongUpdated(db: Database, set: Partial<AttemptRow>, where: SQL | undefined) {
  const updated = db.update(intentAttempts).set(set).where(where)
  return db.$with('along').as(updated.returning({ epoch: intentAttempts.epoch }))
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
