import { type Address, formatUnits, type Hex } from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import type { World } from '../../world/world.ts'

export type GasFees = { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

export async function gasFees(chain: EvmChain): Promise<GasFees> {
  const { maxFeePerGas, maxPriorityFeePerGas } = await chain.node.estimateFeesPerGas()
  return { maxFeePerGas, maxPriorityFeePerGas }
}

/** USD as text, for gas paid in the chain's coin. */
export function gasFeeUsd(world: World, chain: EvmChain, feeWei: bigint): string {
  const native = world.universe.onChain(chain.name).find((listing) => listing.standard === 'native')
  if (!native) return '0'
  const price = world.market.priceUsd(native.assetId, world.clock.nowMs())
  return (Number(formatUnits(feeWei, native.decimals)) * price).toFixed(18)
}

export type Simulation = { readonly gas: bigint } | { readonly failure: string }

export async function simulate(
  chain: EvmChain,
  call: { from: Address; to: Address; data: Hex; value: bigint },
): Promise<Simulation> {
  const { from, ...rest } = call
  try {
    return { gas: await chain.node.estimateGas({ ...rest, account: from }) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}

/** Room for a price that moves between the estimate and the block. */
export function withHeadroom(gas: bigint): bigint {
  return (gas * 12n) / 10n
}
