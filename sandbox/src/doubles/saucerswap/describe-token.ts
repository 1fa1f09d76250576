import type { Listing } from '../../universe/listing.ts'
import { launchListings } from '../../world/find-listing.ts'
import type { World } from '../../world/world.ts'

const TINYBAR_PER_HBAR = 1e8

/** The exchange shows the wrapped coin under the name of the coin. */
export function describeToken(world: World, listing: Listing) {
  const nowMs = world.clock.nowMs()
  const priceUsd = quotePrice(world, listing, nowMs)
  return {
    id: listing.address,
    icon: `/images/tokens/${listing.address}.svg`,
    symbol: listing.assetId === 'HBAR' ? 'HBAR' : listing.symbol,
    decimals: listing.decimals,
    // Of one whole token, in tinybar.
    price: BigInt(
      Math.round((priceUsd / world.market.priceUsd('HBAR', nowMs)) * TINYBAR_PER_HBAR),
    ).toString(),
    priceUsd,
    dueDiligenceComplete: listing.isVerified,
    isFeeOnTransferToken: listing.risk.transferTaxBps > 0,
  }
}

export function describeFullToken(world: World, listing: Listing) {
  const isKnown = listing.isVerified
  return {
    ...describeToken(world, listing),
    name: listing.name,
    description: isKnown ? `${listing.name} on the practice network.` : null,
    website: isKnown ? `https://${listing.symbol.toLowerCase().replace(/[^a-z0-9]/g, '')}.example/` : null,
    twitterHandle: null,
    sentinelReport: null,
  }
}

/** As the pools show their tokens: with a name, without the rest. */
export function describePoolToken(world: World, listing: Listing) {
  return { ...describeToken(world, listing), name: listing.name }
}

/** Launches too: what is on a curve can be looked up as what is in a pool. */
export function tradedListings(world: World): readonly Listing[] {
  const listed = world.universe.onChain('hedera').filter((listing) => listing.standard === 'hts')
  return [...listed, ...launchListings(world, 'hedera')]
}

function quotePrice({ market, faults }: World, listing: Listing, nowMs: number): number {
  const priceUsd = market.priceUsd(listing.assetId, nowMs)
  const lie = faults.strike('saucerswap', 'lie', listing.address)
  return lie ? (priceUsd * (lie.amount ?? 200)) / 100 : priceUsd
}
