import { decodeErrorResult, type Hex, isHex } from 'viem'

const REASON_MAX = 200
const STANDARD_ERRORS = [
  { type: 'error', name: 'Error', inputs: [{ name: 'reason', type: 'string' }] },
  { type: 'error', name: 'Panic', inputs: [{ name: 'code', type: 'uint256' }] },
] as const

/** A contract's own reason if it gave one, else what the node said. */
export function readRevertReason(failure: { said: string; data: unknown }): string {
  const own = isHex(failure.data) ? decodeReason(failure.data) : null
  return (
    (own ?? failure.said.replace(/^execution reverted:?\s*/i, '')).slice(0, REASON_MAX) ||
    'execution reverted'
  )
}

function decodeReason(data: Hex): string | null {
  try {
    const { errorName, args } = decodeErrorResult({ abi: STANDARD_ERRORS, data })
    return errorName === 'Error' ? args[0] : `panic ${args[0]}`
  } catch {
    return null
  }
}
