import { swapErrors } from '@windhover/core/swaps/errors'
import { type Address, getAddress, zeroAddress } from 'viem'
import { parseEvmAddress } from '../../platform/evm/evm-address.ts'
import type { TokenRef } from '../../ports/chain.ts'

/** The contract that is allowed to take what an order sells, and only by a signature for that order. */
export const PERMIT2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
/** Where orders are settled. */
export const REACTOR: Address = '0x00000011F84B9aa48e5f8aA8B9897600006289Be'

/** The venue names the coin by zeros. */
export function addressOf(token: TokenRef): Address {
  if (token === 'native') return zeroAddress
  const parsed = parseEvmAddress(token)
  if (parsed === null) {
    throw swapErrors.unknownToken({ context: { chain: 'ethereum', token: token.slice(0, 64) } })
  }
  return parsed
}

export function tokenOf(address: string): TokenRef {
  return address === zeroAddress ? 'native' : getAddress(address.toLowerCase())
}
