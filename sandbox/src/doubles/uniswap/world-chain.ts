import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import type { Listing } from '../../universe/listing.ts'
import type { World } from '../../world/world.ts'
import { most, type Priced } from './value-amounts.ts'

/** Null for chains that the original serves and the practice world has not. */
export function chainById(world: World, chainId: number): EvmChain | null {
  if (chainId === world.evm.ethereum.chainId) return world.evm.ethereum
  if (chainId === world.evm.bsc.chainId) return world.evm.bsc
  return null
}

/** The original names the native coin by the zero address. */
export function findListing(world: World, chain: EvmChain, token: Address): Listing | null {
  const listings = world.universe.onChain(chain.name)
  if (token === zeroAddress) return listings.find((listing) => listing.standard === 'native') ?? null
  return listings.find((listing) => isToken(listing, token)) ?? null
}

function isToken(listing: Listing, token: Address): boolean {
  return listing.standard === 'erc20' && isAddressEqual(listing.address as Address, token)
}

export function priced(world: World, listing: Listing): Priced {
  return {
    decimals: listing.decimals,
    priceUsd: world.market.priceUsd(listing.assetId, world.clock.nowMs()),
  }
}

/** The chain judges deadlines by the time of its blocks, which may be ahead of ours. */
export async function chainNowSec(chain: EvmChain): Promise<bigint> {
  const { timestamp } = await chain.node.getBlock()
  return most(timestamp, BigInt(Math.floor(Date.now() / 1_000)))
}
