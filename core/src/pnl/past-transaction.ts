/** What one transaction changed for one asset; `asset` is chain and token, as in `solana:native`. */
export type AssetChange = {
  readonly asset: string
  /** Signed, in the smallest unit. */
  readonly amountRaw: bigint
}

export type PastTransaction = {
  readonly atMs: number
  /** Without the fees; one change for each asset. */
  readonly changes: readonly AssetChange[]
  /** What was paid for the transaction itself. Negative. */
  readonly fees: readonly AssetChange[]
}

export type TransactionKind = 'deposit' | 'withdrawal' | 'trade' | 'fees'

/** By what went and what came. */
export function kindOf({ changes }: PastTransaction): TransactionKind {
  const [comes, goes] = [changes.some(isIn), changes.some(isOut)]
  if (comes && goes) return 'trade'
  if (comes) return 'deposit'
  return goes ? 'withdrawal' : 'fees'
}

export const isIn = ({ amountRaw }: AssetChange): boolean => amountRaw > 0n
export const isOut = ({ amountRaw }: AssetChange): boolean => amountRaw < 0n
