import type { EncodedAccount } from '@solana/kit'
import { FailedTransactionMetadata, type LiteSVM, type TransactionMetadata } from 'litesvm'
import type { History } from '../ledger/history.ts'
import type { Journal } from '../ledger/journal.ts'
import { storeAccount } from '../ledger/stored-account.ts'
import type { TransactionRecord } from '../ledger/transaction-record.ts'
import type { TokenIndex } from '../tokens/token-index.ts'
import type { AccountState } from './account-state.ts'
import type { Blockhashes } from './blockhashes.ts'
import type { ReadTransaction } from './read-transaction.ts'
import { recordTransaction } from './record-transaction.ts'
import { resolveAccounts } from './resolve-accounts.ts'
import { setEngineTime } from './set-engine-time.ts'
import type { SlotClock } from './slot-clock.ts'
import { type TransactionError, transactionErrorOf } from './transaction-error.ts'

export type ExecutorParts = {
  readonly svm: LiteSVM
  readonly slots: SlotClock
  readonly blockhashes: Blockhashes
  readonly journal: Journal
  readonly history: History
  readonly tokens: TokenIndex
}

export type Landed = { readonly record: TransactionRecord; readonly accounts: readonly AccountState[] }

/** Not landed means that it never reached a block: the chain would not look at it, or nobody can pay the fee. */
export type Outcome = { readonly landed: Landed } | { readonly refused: TransactionError }

export type Executor = {
  /** Why the chain would not even look at it; null when it would. */
  readonly refusal: (read: ReadTransaction) => TransactionError | null
  /** Applies it, once. */
  readonly land: (read: ReadTransaction) => Outcome
  readonly writeAccounts: (accounts: readonly EncodedAccount[]) => void
  readonly onLanded: (listener: (landed: Landed) => void) => () => void
}

export function createExecutor(parts: ExecutorParts): Executor {
  const { svm, slots, blockhashes, journal, history, tokens } = parts
  const listeners = new Set<(landed: Landed) => void>()
  const refusal = (read: ReadTransaction): TransactionError | null => {
    if (!blockhashes.isValid(read.blockhash)) return 'BlockhashNotFound'
    return history.head(read.signature) ? 'AlreadyProcessed' : null
  }
  const apply = (read: ReadTransaction): Outcome => {
    const slot = slots.slot()
    const { keys, loaded } = resolveAccounts(svm, read)
    setEngineTime(svm, { slot, atMs: slots.timeOf(slot), keys })
    const before = keys.map(({ address }) => svm.getAccount(address))
    const outcome = svm.sendTransaction(read.transaction)
    const after = keys.map(({ address, isWritable }, index) =>
      isWritable ? svm.getAccount(address) : (before[index] ?? svm.getAccount(address)),
    )
    const failed = outcome instanceof FailedTransactionMetadata
    const facts = { read, slot, atMs: Date.now(), keys, loaded, before, after }
    const made = recordTransaction(
      {
        ...facts,
        err: failed ? transactionErrorOf(outcome) : null,
        meta: failed ? outcome.meta() : (outcome satisfies TransactionMetadata),
      },
      tokens,
    )
    // Without a fee it was thrown away before it could run.
    if (made.record.fee === '0') return { refused: made.record.err ?? 'SanitizeFailure' }
    history.add(journal.appendTransaction(made.head, made.record))
    const accounts = after.filter((_, index) => keys[index]?.isWritable)
    for (const account of accounts) tokens.note(account)
    const landed = { record: made.record, accounts }
    for (const listener of listeners) listener(landed)
    return { landed }
  }
  return {
    refusal,
    land: (read) => {
      const refused = refusal(read) ?? (read.isFullySigned ? null : 'SignatureFailure')
      return refused === null ? apply(read) : { refused }
    },
    writeAccounts: (accounts) => {
      for (const account of accounts) svm.setAccount(account)
      journal.appendAccounts(accounts.map(storeAccount))
      for (const account of accounts) tokens.note({ ...account, exists: true })
    },
    onLanded: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
