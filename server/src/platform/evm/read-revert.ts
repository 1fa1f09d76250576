import { chainErrors } from '@windhover/core/chains/errors'
import type { AppError } from '@windhover/core/errors/app-error'
import { decodeErrorResult, type Hex, isHex } from 'viem'
import { LACKS_FUNDS } from './evm-errors.ts'
import type { EvmChainId } from './evm-node.ts'

const REASON_MAX = 200
const STANDARD_ERRORS = [
  { type: 'error', name: 'Error', inputs: [{ name: 'reason', type: 'string' }] },
  { type: 'error', name: 'Panic', inputs: [{ name: 'code', type: 'uint256' }] },
] as const

/** Why a run failed: in a contract's own words if it gave any, else in the node's. */
export function readRevert(run: { chain: EvmChainId; said: string; data: unknown }): AppError {
  const own = isHex(run.data) ? decodeReason(run.data) : null
  const reason = (own ?? run.said.replace(/^execution reverted:?\s*/i, '')).slice(0, REASON_MAX)
  const make = LACKS_FUNDS.test(reason) ? chainErrors.insufficientFunds : chainErrors.reverted
  return make({ text: reason || 'execution reverted', context: { chain: run.chain } })
}

function decodeReason(data: Hex): string | null {
  try {
    const { errorName, args } = decodeErrorResult({ abi: STANDARD_ERRORS, data })
    return errorName === 'Error' ? args[0] : `panic ${args[0]}`
  } catch {
    return null
  }
}
