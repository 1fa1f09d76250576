import { chainErrors } from '@windhover/core/chains/errors'
import type { Address, Hex } from 'viem'
import type { EvmAction } from '../../ports/chain.ts'
import type { EvmNode } from './evm-node.ts'
import { quantity } from './evm-shapes.ts'

export const PLAIN_TRANSFER_GAS = 21_000n
/** State may move between the estimate and the block; a call gets a fifth more. */
const GAS_MARGIN_PCT = 120n
/** A base fee rises by an eighth per full block: enough for half a dozen of them. */
const FEE_MARGIN_PCT = 200n

export type EvmIntent = {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  readonly valueWei: bigint
  /** Where it cannot be estimated because an action before it has not been mined yet. */
  readonly gasLimit?: bigint
  /** How many actions of the same sender go before it. */
  readonly nonceOffset?: number
}

export type EvmFees = { readonly maxFeePerGasWei: bigint; readonly maxPriorityFeePerGasWei: bigint }

export async function buildEvmAction(
  node: EvmNode,
  intent: EvmIntent,
  suggestFees: (node: EvmNode) => Promise<EvmFees> = suggestMarketFees,
): Promise<EvmAction> {
  const { from, to, data, valueWei } = intent
  const [held, gasLimit, nonce, fees] = await Promise.all([
    node.ask({ method: 'eth_getBalance', params: [from, 'latest'] }, quantity),
    intent.gasLimit ?? estimateGas(node, intent),
    // Without the node's pool: what of ours waits there is on record, and what is not may never leave it.
    node.ask({ method: 'eth_getTransactionCount', params: [from, 'latest'] }, quantity),
    suggestFees(node),
  ])
  // What a node asks for before it takes the transaction in: the value, and the fee at its worst.
  if (held < valueWei + gasLimit * fees.maxFeePerGasWei) {
    throw chainErrors.insufficientFunds({ context: { chain: node.chain, token: 'native' } })
  }
  return {
    chain: node.chain,
    from,
    to,
    data,
    valueWei,
    gasLimit,
    nonce: Number(nonce) + (intent.nonceOffset ?? 0),
    ...fees,
  }
}

async function estimateGas(node: EvmNode, intent: EvmIntent): Promise<bigint> {
  const call = {
    from: intent.from,
    to: intent.to,
    data: intent.data,
    value: `0x${intent.valueWei.toString(16)}`,
  }
  const gas = await node.ask({ method: 'eth_estimateGas', params: [call] }, quantity)
  return gas === PLAIN_TRANSFER_GAS ? gas : (gas * GAS_MARGIN_PCT) / 100n
}

/** Base fee of the newest block with room to rise, and the tip the node suggests. */
async function suggestMarketFees(node: EvmNode): Promise<EvmFees> {
  const { maxFeePerGas, maxPriorityFeePerGas } = await node.client.estimateFeesPerGas()
  const baseFee = maxFeePerGas - maxPriorityFeePerGas
  return {
    maxFeePerGasWei: (baseFee * FEE_MARGIN_PCT) / 100n + maxPriorityFeePerGas,
    maxPriorityFeePerGasWei: maxPriorityFeePerGas,
  }
}
