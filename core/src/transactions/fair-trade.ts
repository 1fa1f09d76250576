/** Fees of venues and the width of the market are well within this; a thin pool or a false quote is not. */
const SHARE_LEAST = 0.95

/**
 * Whether a swap may be done unseen: at last prices it brings about what it costs. What cannot be priced cannot be judged,
 * and wants somebody to look at it.
 */
export function isFairTrade(sides: {
  readonly sellUsd: number | null
  readonly quotedBuyUsd: number | null
}): boolean {
  const { sellUsd, quotedBuyUsd } = sides
  return sellUsd !== null && quotedBuyUsd !== null && quotedBuyUsd >= SHARE_LEAST * sellUsd
}
