import type { MicroUsd } from '../balances/value-holding.ts'
import type { ChainId } from '../chains/chain.ts'
import type { PastTransaction } from './past-transaction.ts'

/** An asset that is held or was. */
export type PnlAsset = {
  readonly asset: string
  readonly chain: ChainId
  readonly token: string
  readonly decimals: number
  /** Held now. */
  readonly amountRaw: bigint
  /** Worth now; null where it has no price. */
  readonly valueMicro: MicroUsd | null
  /** False: it has no price, so it is in no total, also not in those of the past. */
  readonly isCounted: boolean
}

export type PnlFacts = {
  readonly nowMs: number
  readonly dayStartMs: number
  /** Null while not all can be read. */
  readonly totalMicro: MicroUsd | null
  readonly assets: readonly PnlAsset[]
  /** Oldest first. */
  readonly transactions: readonly PastTransaction[]
  /** Everything since then is known; null: everything there is. */
  readonly knownSinceMs: number | null
  readonly priceAt: (asset: string, atMs: number) => number | null
}
