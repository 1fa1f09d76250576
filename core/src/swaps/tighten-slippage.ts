const BPS = 10_000n

/** The least of an amount that a slippage leaves, in the smallest unit, rounded down. */
export function afterSlippage(amountRaw: bigint, slippageBps: number): bigint {
  return (amountRaw * (BPS - BigInt(slippageBps))) / BPS
}

/** Of the room between offer and promise: the venue answers once more, and the price moves in between. */
const USED_TENTHS = 9n

/**
 * A slippage with which an amount that has changed since it was quoted still keeps the promised minimum, and a little
 * less of it too; null where no slippage does, because less is offered than was promised.
 */
export function slippageThatKeeps(offer: {
  readonly buyAmountRaw: bigint
  readonly minBuyAmountRaw: bigint
}): number | null {
  const { buyAmountRaw, minBuyAmountRaw } = offer
  if (buyAmountRaw <= 0n || buyAmountRaw < minBuyAmountRaw) return null
  return Number(((buyAmountRaw - minBuyAmountRaw) * BPS * USED_TENTHS) / (buyAmountRaw * 10n))
}
