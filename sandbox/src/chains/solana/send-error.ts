import { phraseOf, type TransactionError } from './engine/transaction-error.ts'

/** Why the chain did not take a transaction: its own error, as JSON-RPC spells it, and what the programs logged. */
export class SolanaSendError extends Error {
  readonly err: TransactionError
  readonly logs: readonly string[]
  constructor(err: TransactionError, logs: readonly string[] = []) {
    super(phraseOf(err))
    this.name = 'SolanaSendError'
    this.err = err
    this.logs = logs
  }
}
