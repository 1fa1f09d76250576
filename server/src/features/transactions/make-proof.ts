import { authorityErrors } from '@windhover/core/authority/errors'
import type { ProofFile } from '@windhover/core/authority/proof-file'
import { provenOf } from '@windhover/core/authority/proven-transaction'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { TransactionParts } from './parts.ts'
import { listAttempts } from './stores/attempt-store.ts'
import type { IntentRow } from './stores/intent-store.ts'

/** The signer's record of an intent, with the intent and the bytes themselves, which are bound by it. */
export async function makeProof(
  { db, signer }: Pick<TransactionParts, 'db' | 'signer'>,
  row: IntentRow,
): Promise<ProofFile> {
  if (row.state !== 'CONFIRMED') throw transactionErrors.noProofYet()
  const signed = await signer.getPaymentRecord({ vaultId: row.vaultId.toString(), intentId: row.id })
  const attempts = await listAttempts(db, row.id)
  const transactions = attempts.flatMap((attempt) => provenOf(attempt) ?? [])
  if (transactions.length === 0) throw authorityErrors.noPayment()
  return { kind: 'windhover-proof', version: 1, signed, intent: row.body, transactions }
}
