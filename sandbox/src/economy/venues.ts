import type { ChainId } from '@windhover/core/chains/chain'
import type { World } from '../world/world.ts'

export type VenueSource = Pick<World, 'universe' | 'market'>

/** An application of this world: an exchange that holds pools, or one that stakes a coin. */
export type Venue = {
  readonly id: number
  readonly name: string
  readonly category: 'Dexs' | 'Liquid Staking'
  readonly chain: ChainId
  /** Assets that lie in it. */
  readonly assetIds: readonly string[]
}

export const CHAIN_NAMES: Readonly<Record<ChainId, { readonly name: string; readonly coin: string }>> = {
  solana: { name: 'Solana', coin: 'SOL' },
  ethereum: { name: 'Ethereum', coin: 'ETH' },
  bsc: { name: 'BSC', coin: 'BNB' },
  hedera: { name: 'Hedera', coin: 'HBAR' },
}

const EXCHANGES: readonly (readonly [string, ChainId])[] = [
  ['Lakeside Exchange', 'solana'],
  ['Harbour Swap', 'ethereum'],
  ['Copper Swap', 'bsc'],
  ['Meadow Pools', 'hedera'],
]
const STAKERS: readonly (readonly [string, ChainId, string])[] = [
  ['Evergreen Staking', 'solana', 'mSOL'],
  ['Ridge Staking', 'solana', 'JitoSOL'],
  ['Stonebridge Staking', 'ethereum', 'wstETH'],
  ['Orchard Staking', 'ethereum', 'rETH'],
  ['Clover Staking', 'hedera', 'HBARX'],
]
const FIRST_ID = 4_100

export function listVenues({ universe }: Pick<World, 'universe'>): readonly Venue[] {
  const exchanges = EXCHANGES.map(([name, chain]) => {
    const assetIds = [...new Set(universe.onChain(chain).map((listing) => listing.assetId))]
    return { name, category: 'Dexs' as const, chain, assetIds }
  })
  const stakers = STAKERS.map(([name, chain, assetId]) => ({
    name,
    category: 'Liquid Staking' as const,
    chain,
    assetIds: [assetId],
  }))
  return [...exchanges, ...stakers].map((venue, place) => ({ ...venue, id: FIRST_ID + place }))
}

/** What lies in it: the pools of its chain, or all units of the coin it staked. */
export function lockedUsd(world: VenueSource, venue: Venue, atMs: number): number {
  if (venue.category === 'Liquid Staking') {
    return sum(
      venue.assetIds,
      (id) => world.market.priceUsd(id, atMs) * (world.universe.asset(id)?.supply ?? 0),
    )
  }
  return sum(poolsOf(world, venue), ({ assetId, share }) => world.market.liquidityUsd(assetId, atMs) * share)
}

/** Of the last day before that moment. */
export function readTraffic(world: VenueSource, venue: Venue, atMs: number) {
  const parts = poolsOf(world, venue).map(({ assetId, share }) => {
    const stats = world.market.stats(assetId, '24h', atMs)
    return {
      volumeUsd: (stats.buyVolumeUsd + stats.sellVolumeUsd) * share,
      trades: (stats.numBuys + stats.numSells) * share,
      traders: stats.numTraders * share,
    }
  })
  return {
    volumeUsd: sum(parts, (part) => part.volumeUsd),
    transactions: Math.round(sum(parts, (part) => part.trades)),
    // Most people trade more than one thing.
    users: Math.round(sum(parts, (part) => part.traders) * 0.4),
  }
}

/** Largest pools only: the long tail is a rounding error and would cost most of the time. */
const POOLS_COUNTED = 60

export type VenuePool = { readonly assetId: string; readonly symbol: string; readonly share: number }

export function poolsOf({ universe }: Pick<World, 'universe'>, venue: Venue): readonly VenuePool[] {
  const all = new Map<string, number>()
  for (const listing of universe.listings) {
    if (listing.standard === 'native') continue
    all.set(listing.assetId, (all.get(listing.assetId) ?? 0) + listing.liquidityUsd)
  }
  return universe
    .onChain(venue.chain)
    .filter((listing) => listing.standard !== 'native' && venue.assetIds.includes(listing.assetId))
    .toSorted((one, other) => other.liquidityUsd - one.liquidityUsd)
    .slice(0, POOLS_COUNTED)
    .map(({ assetId, symbol, liquidityUsd }) => ({
      assetId,
      symbol,
      share: liquidityUsd / (all.get(assetId) || liquidityUsd),
    }))
}

function sum<Item>(items: readonly Item[], read: (item: Item) => number): number {
  return items.reduce((total, item) => total + read(item), 0)
}
