import type { Address } from '@solana/kit'

export type SolanaHistoryEntry = {
  readonly signature: string
  readonly slot: bigint
  readonly blockTimeMs: number
  readonly succeeded: boolean
  readonly feeLamports: bigint
  readonly feePayer: Address
  /** Signed changes of the asked owner; the native coin has the mint `native`. */
  readonly changes: readonly {
    readonly mint: string
    readonly amountRaw: bigint
    readonly decimals: number
  }[]
  /** Whom the owner dealt with, where there is one. */
  readonly counterparty: Address | null
}
