import type { EvmFees } from './build-evm-action.ts'
import type { EvmNode } from './evm-node.ts'
import { quantity } from './evm-shapes.ts'

/** The network sets its gas price by the hour's exchange rate, so a little room is enough; there are no tips. */
const FEE_MARGIN_PCT = 115n

export async function suggestHederaFees(relay: EvmNode): Promise<EvmFees> {
  const price = await relay.ask({ method: 'eth_gasPrice', params: [] }, quantity)
  return { maxFeePerGasWei: (price * FEE_MARGIN_PCT) / 100n, maxPriorityFeePerGasWei: 0n }
}
