import type { ChainId } from '../chains/chain.ts'
import { HEDERA_LOSS_MAX_BPS, HEDERA_SWAP_FEE_BPS } from './constants.ts'

const BPS = 10_000n

/**
 * The least that may arrive. Hedera's floor is 85 percent of the quote; a tighter slippage of the person's own holds there
 * too (decision D3). Elsewhere the venue's guarantee is the word, as it already knows the slippage.
 */
export function leastBought(swap: {
  readonly chain: ChainId
  readonly buyAmountRaw: bigint
  readonly venueMinRaw: bigint
  readonly slippageBps: number
}): bigint {
  if (swap.chain !== 'hedera') return swap.venueMinRaw
  const lostBps = Math.min(swap.slippageBps, HEDERA_LOSS_MAX_BPS)
  const least = (swap.buyAmountRaw * (BPS - BigInt(lostBps))) / BPS
  return least === 0n ? 1n : least
}

/** R2-297: one percent of what is sold, in HBAR. */
export function hederaSwapFee(soldInTinybar: bigint): bigint {
  return (soldInTinybar * HEDERA_SWAP_FEE_BPS) / BPS
}

/** Percent, as people set it, to hundredths of a percent. */
export function slippageBpsOf(pct: number): number {
  return Math.round(pct * 100)
}
