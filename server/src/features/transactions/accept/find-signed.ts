import type { ChainId } from '@windhover/core/chains/chain'
import type { IntentState } from '@windhover/core/transactions/intent-state'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { intentAttempts, intents } from '../tables.ts'

export type SignedBytes = {
  readonly intentId: string
  readonly state: IntentState
  readonly transactionId: string
  readonly signedTransaction: string
}

/** Bytes that our signer signed for this vault, with the intent they belong to; null for any others. */
export async function findSignedBytes(
  db: Database,
  asked: { vaultId: bigint; chain: ChainId; signedTransaction: string },
): Promise<SignedBytes | null> {
  const [row] = await select(db).where(
    and(
      eq(intentAttempts.vaultId, asked.vaultId),
      eq(intentAttempts.chain, asked.chain),
      eq(intentAttempts.signedTransaction, asked.signedTransaction),
    ),
  )
  return row === undefined ? null : whole(row)
}

/** The bytes behind a transaction id. */
export async function findBytesOf(
  db: Database,
  asked: { chain: ChainId; transactionId: string },
): Promise<SignedBytes | null> {
  const [row] = await select(db).where(
    and(eq(intentAttempts.chain, asked.chain), eq(intentAttempts.transactionId, asked.transactionId)),
  )
  return row === undefined ? null : whole(row)
}

function select(db: Database) {
  return db
    .select({
      intentId: intents.id,
      state: intents.state,
      transactionId: intentAttempts.transactionId,
      signedTransaction: intentAttempts.signedTransaction,
    })
    .from(intentAttempts)
    .innerJoin(intents, eq(intents.id, intentAttempts.intentId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof select>>[number]

function whole({ transactionId, signedTransaction, ...row }: Row): SignedBytes | null {
  if (transactionId === null || signedTransaction === null) return null
  return { ...row, transactionId, signedTransaction }
}
