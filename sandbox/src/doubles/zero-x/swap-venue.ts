import { join } from 'node:path'
import { type Address, getAddress, isAddress } from 'viem'
import { BSC_ADDRESSES } from '../../chains/evm/bsc-addresses.ts'
import { ETHEREUM_ADDRESSES } from '../../chains/evm/ethereum-addresses.ts'
import { type EvmAddresses, NATIVE_COIN } from '../../chains/evm/evm-addresses.ts'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import { readPools, type V3Pool } from '../../chains/evm/pool-book.ts'
import type { Launch } from '../../market/market.ts'
import type { Listing } from '../../universe/listing.ts'
import { findLaunch } from '../../world/find-listing.ts'
import type { World } from '../../world/world.ts'

export type ZeroXWorld = Pick<World, 'stateDir' | 'universe' | 'faults' | 'market' | 'clock'> & {
  readonly evm: Pick<World['evm'], 'ethereum' | 'bsc'>
}

/** One chain that is traded on: its node, its v3 pools, and what is listed there. */
export type SwapVenue = {
  readonly chain: EvmChain
  readonly addresses: EvmAddresses
  readonly pools: readonly V3Pool[]
  readonly listing: (token: Address) => Listing | null
  readonly launch: (token: Address) => Launch | null
  /** Dollars for one of the chain's coin. */
  readonly coinUsd: () => number
}

export async function openVenues(world: ZeroXWorld): Promise<ReadonlyMap<number, SwapVenue>> {
  const venues = await Promise.all(
    (
      [
        ['ethereum', ETHEREUM_ADDRESSES],
        ['bsc', BSC_ADDRESSES],
      ] as const
    ).map(async ([name, addresses]) => {
      const pools = await readPools(join(world.stateDir, name))
      const listings = new Map(world.universe.onChain(name).map((listing) => [keyOf(listing), listing]))
      const launch = (token: Address) => findLaunch(world, name, token)
      const venue: SwapVenue = {
        chain: world.evm[name],
        addresses,
        pools: pools.filter((pool) => pool.protocol === 'v3'),
        listing: (token) => listings.get(token) ?? launch(token)?.listing ?? null,
        launch,
        coinUsd: () => world.market.priceUsd(name === 'bsc' ? 'BNB' : 'ETH', world.clock.nowMs()),
      }
      return [addresses.chainId, venue] as const
    }),
  )
  return new Map(venues)
}

function keyOf(listing: Listing): Address {
  return isAddress(listing.address, { strict: false }) ? getAddress(listing.address) : NATIVE_COIN
}

/** The pools know the native coin only wrapped. */
export function wrappedOf({ addresses }: SwapVenue, token: Address): Address {
  return token === NATIVE_COIN ? addresses.wrappedNative : token
}

export function taxBps(venue: SwapVenue, token: Address): bigint {
  return BigInt(venue.listing(token)?.risk.transferTaxBps ?? 0)
}
