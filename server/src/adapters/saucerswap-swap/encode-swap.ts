import { toWeibar } from '@windhover/core/money/hbar-units'
import { HEDERA_DEADLINE_MS } from '@windhover/core/swaps/constants'
import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import type { EvmIntent } from '../../platform/evm/build-evm-action.ts'
import type { SwapOrder } from '../../ports/swap-venue.ts'
import { ROUTER, ROUTER_ABI } from './known-contracts.ts'

/**
 * One call that does all: HBAR that is sold goes along as value and the rest of it comes back; HBAR that is bought stays
 * with the router (which is what its zero recipient means) until it is turned into the coin itself.
 */
export function encodeSwap(
  order: SwapOrder,
  swap: { readonly owner: Address; readonly path: Hex; readonly nowMs: number },
): EvmIntent {
  const { owner, path, nowMs } = swap
  const isSold = order.sellToken === 'native'
  const isBought = order.buyToken === 'native'
  const deadline = BigInt(Math.floor((nowMs + HEDERA_DEADLINE_MS) / 1_000))
  const exactInput = encodeFunctionData({
    abi: ROUTER_ABI,
    functionName: 'exactInput',
    args: [
      {
        path,
        recipient: isBought ? zeroAddress : owner,
        deadline,
        amountIn: order.sellAmountRaw,
        amountOutMinimum: order.minBuyAmountRaw,
      },
    ],
  })
  const refund = encodeFunctionData({ abi: ROUTER_ABI, functionName: 'refundETH' })
  const unwrap = encodeFunctionData({
    abi: ROUTER_ABI,
    functionName: 'unwrapWHBAR',
    args: [order.minBuyAmountRaw, owner],
  })
  const calls = [exactInput, ...(isSold ? [refund] : []), ...(isBought ? [unwrap] : [])]
  return {
    from: owner,
    to: ROUTER,
    data: encodeFunctionData({ abi: ROUTER_ABI, functionName: 'multicall', args: [calls] }),
    valueWei: isSold ? toWeibar(order.sellAmountRaw) : 0n,
  }
}
