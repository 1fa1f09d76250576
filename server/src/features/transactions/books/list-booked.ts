import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { accountName } from '@windhover/core/transactions/ledger'
import type { ReceiptChange } from '@windhover/core/transactions/receipt'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { readChanges } from '../stores/stored-action.ts'
import { intentAttempts, ledgerEntries } from '../tables.ts'

const BOOKED_MAX = 1_000

export type BookedTransaction = {
  readonly chain: ChainId
  readonly transactionId: string
  readonly atMs: number
  /** Without the network fee. */
  readonly changes: readonly ReceiptChange[]
  readonly feeRaw: bigint
  /** True: all of it is the operator's fee. */
  readonly isServiceFee: boolean
}

/** What a vault's own transactions did, by the chain's records: with fees and payments that no index tells. */
export async function listBooked(db: Database, vaultId: bigint): Promise<readonly BookedTransaction[]> {
  const [attempts, feeSteps] = await Promise.all([
    db
      .select()
      .from(intentAttempts)
      .where(and(eq(intentAttempts.vaultId, vaultId), isNotNull(intentAttempts.executed)))
      .orderBy(desc(intentAttempts.settledAt))
      .limit(BOOKED_MAX),
    listFeeSteps(db, vaultId),
  ])
  return attempts.flatMap((attempt) => {
    const transactionId = attempt.filledBy ?? attempt.transactionId
    if (transactionId === null) return []
    return [
      {
        chain: attempt.chain,
        transactionId,
        atMs: (attempt.settledAt ?? attempt.builtAt).getTime(),
        changes: readChanges(attempt.executed ?? []),
        feeRaw: BigInt(attempt.feeRaw ?? 0),
        isServiceFee: feeSteps.has(stepKey(attempt)),
      },
    ]
  })
}

async function listFeeSteps(db: Database, vaultId: bigint): Promise<ReadonlySet<string>> {
  const chains = Object.keys(CHAINS) as ChainId[]
  const accounts = chains.map((chain) => accountName('service-fee', { vaultId: vaultId.toString(), chain }))
  const rows = await db
    .selectDistinct({ intentId: ledgerEntries.intentId, step: ledgerEntries.step })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.account, accounts))
    .limit(BOOKED_MAX)
  return new Set(rows.map(stepKey))
}

const stepKey = ({ intentId, step }: { intentId: string; step: number }) => `${intentId}:${step}`
