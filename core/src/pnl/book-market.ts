import type { MicroUsd } from '../balances/value-holding.ts'
import type { AssetChange } from './past-transaction.ts'

/** What the books have to know of the market. */
export type BookMarket = {
  /** What a change was worth at its moment; null where nobody knows. Never negative. */
  readonly valueOf: (change: AssetChange, atMs: number) => MicroUsd | null
  /** Whose price says best what a trade was worth: the lowest. */
  readonly rankOf: (asset: string) => number
  /** A coin and its token form: one for the other is no sale. */
  readonly isSameAsset: (one: string, other: string) => boolean
}
