import type { ChainId } from '@windhover/core/chains/chain'
import type { LaunchChain } from '../market/market.ts'
import type { Listing } from '../universe/listing.ts'
import type { World } from './world.ts'

type Known = Pick<World, 'universe' | 'market' | 'clock'>

/** What an address stands for: something that is listed for good, or a launch. */
export function findListing(world: Known, chain: ChainId, address: string): Listing | null {
  return world.universe.listing(chain, address) ?? findLaunch(world, chain, address)?.listing ?? null
}

export function findLaunch({ market, clock }: Omit<Known, 'universe'>, chain: ChainId, address: string) {
  return hasLaunches(chain) ? market.launches[chain].find(address, clock.nowMs()) : null
}

/** Those that are talked of now. */
export function launchListings(
  { market, clock }: Omit<Known, 'universe'>,
  chain: LaunchChain,
): readonly Listing[] {
  return market.launches[chain].alive(clock.nowMs()).map(({ listing }) => listing)
}

function hasLaunches(chain: ChainId): chain is LaunchChain {
  return chain !== 'ethereum'
}
