import type { AppError } from '@windhover/core/errors/app-error'
import { type Address, decodeFunctionData, erc20Abi, type Hex } from 'viem'
import type { EvmAction } from '../../ports/chain.ts'
import { whatItSaid } from './evm-errors.ts'
import type { EvmNode } from './evm-node.ts'
import { hexText } from './evm-shapes.ts'
import { readRevert } from './read-revert.ts'

export type CallRun =
  | { readonly succeeds: true; readonly returned: Hex }
  | { readonly succeeds: false; readonly error: AppError }

/** Runs the action without a trace; a node that does not answer throws. */
export async function runCall(node: EvmNode, action: EvmAction): Promise<CallRun> {
  const { from, to, data, valueWei } = action
  const call = { from, to, data, value: `0x${valueWei.toString(16)}` }
  try {
    return {
      succeeds: true,
      returned: await node.ask({ method: 'eth_call', params: [call, 'latest'] }, hexText),
    }
  } catch (error) {
    const said = whatItSaid(error)
    if (said === null || !/revert|insufficient|exceeds/i.test(said)) throw error
    return { succeeds: false, error: readRevert({ chain: node.chain, said, data: revertDataOf(error) }) }
  }
}

function revertDataOf(error: unknown): unknown {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('data' in each && typeof each.data === 'string') return each.data
  }
  return null
}

/** What a plain token call moves out of the sender's holdings; null for a call it does not know. */
export function readTokenCall(action: EvmAction): { token: Address; amountRaw: bigint } | 'nothing' | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: action.data as Hex })
    if (functionName === 'approve') return 'nothing'
    return functionName === 'transfer' ? { token: action.to as Address, amountRaw: -args[1] } : null
  } catch {
    return null
  }
}
