import { toTinybar } from '@windhover/core/money/hbar-units'
import { afterSlippage } from '@windhover/core/swaps/tighten-slippage'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { quantity } from '../../platform/evm/evm-shapes.ts'
import type { TokenRef } from '../../ports/chain.ts'
import type { VenueQuote } from '../../ports/swap-venue.ts'
import type { PoolQuote } from './quote-pool.ts'

/** What a swap through one pool really uses, about; only for the estimate that people see. */
const USUAL_GAS = 400_000n
/** Fee tiers are in millionths of what is sold. */
const FEE_UNIT = 1_000_000n

type Asked = {
  readonly sellToken: TokenRef
  readonly buyToken: TokenRef
  readonly sellAmountRaw: bigint
  readonly slippageBps: number
}

export function readQuote(asked: Asked, found: { pool: PoolQuote; gasPrice: bigint | null }): VenueQuote {
  const { sellToken, buyToken, sellAmountRaw, slippageBps } = asked
  const { feeTier, buyAmountRaw } = found.pool
  return {
    buyAmountRaw,
    minBuyAmountRaw: afterSlippage(buyAmountRaw, slippageBps),
    priceImpactPct: null,
    route: [
      { label: `SaucerSwap ${feeTier / 10_000}%`, fromToken: sellToken, toToken: buyToken, sharePct: 100 },
    ],
    // In the price already: the pool keeps it of what is sold.
    fees: [{ kind: 'venue', token: sellToken, amountRaw: (sellAmountRaw * BigInt(feeTier)) / FEE_UNIT }],
    networkFeeRaw: found.gasPrice === null ? null : toTinybar(found.gasPrice * USUAL_GAS),
    expiresAtMs: null,
    feeTier,
  }
}

/** Null where it cannot be read: an estimate that is missing keeps nobody from seeing a price. */
export async function readGasPrice(relay: EvmNode): Promise<bigint | null> {
  return await relay.ask({ method: 'eth_gasPrice', params: [] }, quantity).catch(() => null)
}
