import { swapErrors } from '@windhover/core/swaps/errors'
import { type Address, getAddress, isAddressEqual } from 'viem'
import { parseEvmAddress } from '../../platform/evm/evm-address.ts'
import type { TokenRef } from '../../ports/chain.ts'

export type ZeroXChain = 'ethereum' | 'bsc'

/** The only contract that is ever allowed to take tokens, and the only one that swaps are sent to; one per chain. */
export const ALLOWANCE_HOLDER: Address = '0x0000000000001fF3684f28c67538d4D072C22734'

/** How the venue names a chain's own coin. */
const NATIVE_COIN: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

export const WRAPPED_COINS: Readonly<Record<ZeroXChain, Address>> = {
  ethereum: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  bsc: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
}

export function addressOf(token: TokenRef, chain: ZeroXChain): Address {
  if (token === 'native') return NATIVE_COIN
  const parsed = parseEvmAddress(token)
  if (parsed === null) throw swapErrors.unknownToken({ context: { chain, token: token.slice(0, 64) } })
  return parsed
}

export function tokenOf(address: Address): TokenRef {
  return isAddressEqual(address, NATIVE_COIN) ? 'native' : getAddress(address)
}
