import { PLAIN_TRANSFER_GAS } from './build-evm-action.ts'
import type { EvmNode } from './evm-node.ts'
import { quantity } from './evm-shapes.ts'

/** In wei, at the price that previews reckon with. */
export async function readEvmSendFee(node: EvmNode): Promise<bigint> {
  const price = await node.ask({ method: 'eth_gasPrice', params: [] }, quantity)
  return PLAIN_TRANSFER_GAS * price
}
