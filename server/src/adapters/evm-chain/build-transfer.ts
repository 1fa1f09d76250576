import { chainErrors } from '@windhover/core/chains/errors'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { buildEvmAction } from '../../platform/evm/build-evm-action.ts'
import { requireEvmAddress } from '../../platform/evm/evm-address.ts'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { hexText } from '../../platform/evm/evm-shapes.ts'
import type { EvmAction, TransferOrder } from '../../ports/chain.ts'

const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000'

export async function buildEvmTransfer(node: EvmNode, order: TransferOrder): Promise<EvmAction> {
  const from = requireEvmAddress(order.from, node.chain)
  const to = requireEvmAddress(order.to, node.chain)
  if (order.amountRaw <= 0n) throw chainErrors.badAmount({ context: { chain: node.chain } })
  if (to === ZERO_ADDRESS) throw chainErrors.badRecipient({ context: { chain: node.chain, address: to } })
  if (order.token === 'native') {
    return await buildEvmAction(node, { from, to, data: '0x', valueWei: order.amountRaw })
  }
  const token = requireEvmAddress(order.token, node.chain)
  // What is sent to the token's own contract nobody can ever move again.
  if (to === token) throw chainErrors.badRecipient({ context: { chain: node.chain, address: to } })
  await requireHeld(node, { token, owner: from, amountRaw: order.amountRaw })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, order.amountRaw] })
  return await buildEvmAction(node, { from, to: token, data, valueWei: 0n })
}

/** A call to an address without a contract succeeds and moves nothing, so the answer is looked at. */
async function requireHeld(
  node: EvmNode,
  holding: { token: Address; owner: Address; amountRaw: bigint },
): Promise<void> {
  const { token, owner } = holding
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  const answer = await node.ask({ method: 'eth_call', params: [{ to: token, data }, 'latest'] }, hexText)
  if (answer === '0x') throw chainErrors.unknownToken({ context: { chain: node.chain, token } })
  if (BigInt(answer.slice(0, 66)) < holding.amountRaw) {
    throw chainErrors.insufficientFunds({ context: { chain: node.chain, token } })
  }
}
