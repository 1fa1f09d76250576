import { swapErrors } from '@windhover/core/swaps/errors'
import type { Address } from 'viem'
import { parseAbi } from 'viem'
import { isEntityId, longZeroAddress, parseHederaAddress } from '../../platform/evm/hedera-address.ts'
import type { TokenRef } from '../../ports/chain.ts'

export const QUOTER: Address = longZeroAddress('0.0.3949424')
export const ROUTER: Address = longZeroAddress('0.0.3949434')
/** The pools know HBAR by its token form only; the router makes it and turns it back on the way. */
const WHBAR = '0.0.1456986'

export const QUOTER_ABI = parseAbi([
  'function quoteExactInput(bytes path, uint256 amountIn) returns (uint256 amountOut, uint160[] pricesAfter, uint32[] ticksCrossed, uint256 gasEstimate)',
])
export const ROUTER_ABI = parseAbi([
  'function exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params) payable returns (uint256)',
  'function refundETH() payable',
  'function unwrapWHBAR(uint256 amountMinimum, address recipient) payable',
  'function multicall(bytes[] data) payable returns (bytes[])',
])

/** `0.0.N`, also of HBAR in its token form. */
export function entityOf(token: TokenRef): string {
  if (token === 'native') return WHBAR
  const parsed = parseHederaAddress(token)
  if (parsed === null || !isEntityId(parsed)) {
    throw swapErrors.unknownToken({ context: { chain: 'hedera', token: token.slice(0, 64) } })
  }
  return parsed
}

export function addressOf(token: TokenRef): Address {
  return longZeroAddress(entityOf(token))
}
