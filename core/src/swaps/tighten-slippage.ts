const BPS = 10_000n

/** The least of an amount that a slippage leaves, in the smallest unit, rounded down. */
export function afterSlippage(amountRaw: bigint, slippageBps: number): bigint {
  return (amountRaw * (BPS - BigInt(slippageBps))) / BPS
}

/**
 * The widest slippage with which an amount that has changed since it was quoted still keeps the promised minimum;
 * null where no slippage does, because less is offered than was promised.
 */
export function slippageThatKeeps(offer: {
  readonly buyAmountRaw: bigint
  readonly minBuyAmountRaw: bigint
}): number | null {
  const { buyAmountRaw, minBuyAmountRaw } = offer
  if (buyAmountRaw <= 0n || buyAmountRaw < minBuyAmountRaw) return null
  return Number(((buyAmountRaw - minBuyAmountRaw) * BPS) / buyAmountRaw)
}
