import type { Address } from '@solana/kit'
import type { TransactionError } from '../engine/transaction-error.ts'

/** What is remembered of a transaction. Lamports and raw amounts are decimal text: the maker's exceed 2^53. */
export type TransactionRecord = {
  readonly signature: string
  readonly slot: number
  readonly atMs: number
  readonly wireBase64: string
  readonly err: TransactionError | null
  readonly fee: string
  readonly computeUnits: number
  readonly logs: readonly string[]
  readonly preBalances: readonly string[]
  readonly postBalances: readonly string[]
  readonly preTokens: readonly TokenBalanceRecord[]
  readonly postTokens: readonly TokenBalanceRecord[]
  readonly inner: readonly InnerRecord[]
  readonly loaded: { readonly writable: readonly Address[]; readonly readonly: readonly Address[] }
  readonly returned: ReturnedRecord | null
}

export type TokenBalanceRecord = {
  readonly accountIndex: number
  readonly mint: Address
  readonly owner: Address
  readonly program: Address
  readonly amount: string
  readonly decimals: number
}

export type InnerRecord = {
  readonly index: number
  readonly instructions: readonly {
    readonly programIdIndex: number
    readonly accounts: readonly number[]
    readonly dataBase58: string
    readonly stackHeight: number
  }[]
}

export type ReturnedRecord = { readonly programId: string; readonly dataBase64: string }

/** The part that is kept in memory for every transaction. */
export type TransactionHead = {
  readonly signature: string
  readonly slot: number
  readonly atMs: number
  readonly err: TransactionError | null
  /** Every account the transaction names. */
  readonly accounts: readonly string[]
  /** Owners of the token accounts it touched that it does not name. */
  readonly owners: readonly string[]
}
