import { FailedTransactionMetadata, type LiteSVM, type TransactionMetadata } from 'litesvm'
import type { AccountState } from './account-state.ts'
import type { ReadTransaction } from './read-transaction.ts'
import { type AccountKey, type LoadedAddresses, resolveAccounts } from './resolve-accounts.ts'
import { setEngineTime } from './set-engine-time.ts'
import type { SlotClock } from './slot-clock.ts'
import { type TransactionError, transactionErrorOf } from './transaction-error.ts'

export type Simulation = {
  readonly err: TransactionError | null
  readonly meta: TransactionMetadata | null
  readonly keys: readonly AccountKey[]
  readonly loaded: LoadedAddresses
  readonly before: readonly AccountState[]
  readonly after: readonly AccountState[]
}

/** Runs it on a copy; whether the blockhash is good is for the caller to ask. */
export function simulate(
  { svm, slots }: { readonly svm: LiteSVM; readonly slots: SlotClock },
  read: ReadTransaction,
  { verifySignatures }: { readonly verifySignatures: boolean },
): Simulation {
  const { keys, loaded } = resolveAccounts(svm, read)
  const slot = slots.slot()
  setEngineTime(svm, { slot, atMs: slots.timeOf(slot), keys })
  const before = keys.map(({ address }) => svm.getAccount(address))
  if (verifySignatures && !read.isFullySigned) {
    return { err: 'SignatureFailure', meta: null, keys, loaded, before, after: before }
  }
  svm.withSigverify(verifySignatures)
  try {
    const outcome = svm.simulateTransaction(read.transaction)
    if (outcome instanceof FailedTransactionMetadata) {
      return { err: transactionErrorOf(outcome), meta: outcome.meta(), keys, loaded, before, after: before }
    }
    const changed = new Map(outcome.postAccounts().map((account) => [account.address, account]))
    const after = keys.map(({ address }, index): AccountState => {
      const account = changed.get(address)
      if (!account) return before[index] ?? { exists: false, address }
      return account.lamports === 0n ? { exists: false, address } : { ...account, exists: true }
    })
    return { err: null, meta: outcome.meta(), keys, loaded, before, after }
  } finally {
    svm.withSigverify(true)
  }
}
