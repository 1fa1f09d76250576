import type { Prices } from '../facts/read-prices.ts'
import type { Movement } from '../match/signing-plan.ts'
import type { MicroUsd } from './limits.ts'
import { valueSure } from './value-outflows.ts'

/** Twice what the product takes: between the quote and the fee, which comes last, prices move. */
const FEE_MAX_PCT = 2n
/** A cent is fair, so that no rounding makes a small fee look large. */
const ALWAYS_FAIR: MicroUsd = 10_000n

/**
 * Whether what the operator takes is a small part of what is sold: the owner has approved the fee by its amount, and
 * whoever wrote the intent chose the coin to count it in. What nobody can price counts as what comes back for it. Null
 * where no witness has said enough.
 */
export function isFeeFair(
  trade: {
    readonly fee: readonly Movement[]
    readonly sold: readonly Movement[]
    readonly bought: readonly Movement[]
  },
  prices: Prices,
): boolean | null {
  const fee = valueSure(trade.fee, prices)
  const sold = trade.sold.some((each) => prices(each.chain, each.token)?.isSure === false)
    ? valueSure(trade.bought, prices)
    : valueSure(trade.sold, prices)
  if (fee === null || sold === null) return null
  return fee <= ALWAYS_FAIR || fee * 100n <= sold * FEE_MAX_PCT
}
