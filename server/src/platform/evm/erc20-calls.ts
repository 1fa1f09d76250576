import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import type { EvmNode } from './evm-node.ts'
import { quantity } from './evm-shapes.ts'

/** An address without a contract answers nothing, which is no quantity and so an error, never a zero. */
export function readHeld(node: EvmNode, holding: { token: Address; owner: Address }): Promise<bigint> {
  const { token: to, owner } = holding
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  return node.ask({ method: 'eth_call', params: [{ to, data }, 'latest'] }, quantity)
}

export function readAllowed(
  node: EvmNode,
  allowance: { token: Address; owner: Address; spender: Address },
): Promise<bigint> {
  const { token: to, owner, spender } = allowance
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [owner, spender] })
  return node.ask({ method: 'eth_call', params: [{ to, data }, 'latest'] }, quantity)
}

/**
 * What has to be allowed before so much can be spent. Some tokens (USDT on Ethereum) change an allowance only from zero:
 * what an earlier swap left over is taken back first.
 */
export function encodeApprovals(
  spender: Address,
  amounts: { allowedRaw: bigint; neededRaw: bigint },
): readonly Hex[] {
  const { allowedRaw, neededRaw } = amounts
  if (allowedRaw >= neededRaw) return []
  const approval = encodeApproval(spender, neededRaw)
  return allowedRaw === 0n ? [approval] : [encodeApproval(spender, 0n), approval]
}

/** To the last unit of what is about to be spent: an allowance that is left over is a risk that nobody asked for. */
export function encodeApproval(spender: Address, amountRaw: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amountRaw] })
}
