import type { Listing, Universe } from '../../universe/listing.ts'
import type { V3Pool } from '../evm/pool-book.ts'
import { amountsWorth, type PriceOf } from '../evm/pool-price.ts'
import { longZeroAddress } from './entity-id.ts'
import { FEE_TIERS, type FeeTier, USDC_TOKEN_ID, WHBAR_TOKEN_ID } from './hedera-entities.ts'

/** Nobody puts more than this part of a supply into one pool. */
const LARGEST_PART = 4n

export type PoolPlan = {
  readonly pool: Omit<V3Pool, 'address'>
  readonly amount0Raw: bigint
  readonly amount1Raw: bigint
}

/** A pool against HBAR for every token, and one against USDC for every other dollar. */
export function planPools(universe: Universe, priceUsd: PriceOf): readonly PoolPlan[] {
  const whbar = demand(universe.listing('hedera', WHBAR_TOKEN_ID), WHBAR_TOKEN_ID)
  const usdc = demand(universe.listing('hedera', USDC_TOKEN_ID), USDC_TOKEN_ID)
  const classOf = (listing: Listing) => universe.asset(listing.assetId)?.class
  const tokens = universe
    .onChain('hedera')
    .filter((listing) => listing.standard === 'hts' && listing !== whbar)
  const dollars = tokens.filter((listing) => listing !== usdc && classOf(listing) === 'stable')
  const feeOf = (listing: Listing): FeeTier => {
    if (classOf(listing) === 'stable') return 1500
    return classOf(listing) === 'major' || classOf(listing) === 'mid' ? 3000 : 10000
  }
  return [
    ...tokens.map((listing) => plan({ listing, against: whbar, fee: feeOf(listing), priceUsd })),
    ...dollars.map((listing) => plan({ listing, against: usdc, fee: 500, priceUsd })),
  ]
}

function plan(wish: { listing: Listing; against: Listing; fee: FeeTier; priceUsd: PriceOf }): PoolPlan {
  const { listing, against, fee, priceUsd } = wish
  const sides = [sideOf(listing), sideOf(against)].toSorted((one, other) =>
    BigInt(one.token) < BigInt(other.token) ? -1 : 1,
  )
  const [token0, token1] = sides
  if (!token0 || !token1) throw new Error('A pool has two sides')
  const pool = { protocol: 'v3' as const, token0, token1, fee, tickSpacing: FEE_TIERS[fee] }
  const usd = affordableUsd(listing, priceUsd)
  const [amount0Raw, amount1Raw] = amountsWorth(pool, usd, priceUsd)
  return { pool, amount0Raw, amount1Raw }
}

function sideOf(listing: Listing): V3Pool['token0'] {
  return { token: longZeroAddress(listing.address), assetId: listing.assetId, decimals: listing.decimals }
}

function affordableUsd(listing: Listing, priceUsd: PriceOf): number {
  const mostTokens = Number(listing.supplyRaw / LARGEST_PART) / 10 ** listing.decimals
  return Math.min(listing.liquidityUsd, 2 * mostTokens * priceUsd(listing.assetId))
}

function demand(listing: Listing | null, id: string): Listing {
  if (!listing) throw new Error(`The universe does not list ${id}`)
  return listing
}
