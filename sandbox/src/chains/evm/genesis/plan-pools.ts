import { getAddress, zeroAddress } from 'viem'
import type { AssetClass, Listing, Universe } from '../../../universe/listing.ts'
import type { EvmAddresses } from '../evm-addresses.ts'
import type { PoolSide } from '../pool-book.ts'
import type { PriceOf } from '../pool-price.ts'

export type PoolPlan = {
  readonly protocol: 'v3' | 'v4'
  readonly token0: PoolSide
  readonly token1: PoolSide
  readonly fee: number
  readonly tickSpacing: number
  /** Value of both sides together. */
  readonly liquidityUsd: number
}

const TICK_SPACING: Readonly<Record<number, number>> = { 100: 1, 500: 10, 3000: 60, 10000: 200 }
const FEE_BY_CLASS: Readonly<Record<AssetClass, number>> = {
  stable: 100,
  major: 500,
  mid: 3000,
  tail: 10_000,
  launch: 10_000,
}
/** A token this liquid has a v4 pool as well, with this share of it. */
const V4_FROM_USD = 4_000_000
const V4_SHARE = 0.3

/** One pool holds no more of a token's supply than this. */
const MOST_OF_SUPPLY = 0.15

export type ChainListings = {
  readonly universe: Universe
  readonly listings: readonly Listing[]
  readonly addresses: EvmAddresses
  /** The dollar that others of the chain are traded against. */
  readonly quoteAssetId: 'USDC' | 'USDT'
  readonly priceUsd: PriceOf
}

/** Dollars against the chain's first dollar, everything else against the native coin, which has a pool per dollar. */
export function planPools(chain: ChainListings): readonly PoolPlan[] {
  const native = chain.listings.find((each) => each.standard === 'native')
  const quote = chain.listings.find((each) => each.assetId === chain.quoteAssetId)
  if (!native || !quote) throw new Error(`The universe lists no native coin or no ${chain.quoteAssetId}`)
  const tokens = chain.listings.filter((each) => each.standard === 'erc20' && !isWrapper(chain, each))
  return tokens.flatMap((token) => {
    const assetClass = chain.universe.asset(token.assetId)?.class ?? 'tail'
    const isDollar = assetClass === 'stable'
    const isFirstDollar = token === quote
    const pair = isDollar && !isFirstDollar ? quote : native
    const fee = isFirstDollar ? 500 : FEE_BY_CLASS[assetClass]
    const plans = [plan(chain, 'v3', [token, pair], fee)]
    if (pair === native && token.liquidityUsd >= V4_FROM_USD)
      plans.push(plan(chain, 'v4', [token, native], v4Fee(fee)))
    // The second dollar has its own market in the native coin, so that routes have a choice.
    if (isDollar && !isFirstDollar && token.liquidityUsd >= V4_FROM_USD * 10) {
      plans.push(plan(chain, 'v3', [token, native], 3000))
    }
    return plans
  })
}

function valueUsd({ priceUsd }: ChainListings, { assetId, supplyRaw, decimals }: Listing): number {
  return (Number(supplyRaw) / 10 ** decimals) * priceUsd(assetId)
}

function v4Fee(fee: number): number {
  return fee === 500 ? 500 : 3000
}

function plan(chain: ChainListings, protocol: 'v3' | 'v4', pair: [Listing, Listing], fee: number): PoolPlan {
  const [token] = pair
  const [token0, token1] = pair
    .map((listing) => sideOf(chain, protocol, listing))
    .toSorted((one, other) => (one.token.toLowerCase() < other.token.toLowerCase() ? -1 : 1))
  if (!token0 || !token1) throw new Error('A pool has two sides')
  const share = token.liquidityUsd >= V4_FROM_USD ? (protocol === 'v4' ? V4_SHARE : 1 - V4_SHARE) : 1
  return {
    protocol,
    token0,
    token1,
    fee,
    tickSpacing: TICK_SPACING[fee] ?? 60,
    liquidityUsd: Math.min(token.liquidityUsd * share, MOST_OF_SUPPLY * 2 * valueUsd(chain, token)),
  }
}

function sideOf({ addresses }: ChainListings, protocol: 'v3' | 'v4', listing: Listing): PoolSide {
  const { assetId, decimals } = listing
  if (listing.standard !== 'native') return { token: getAddress(listing.address), assetId, decimals }
  return { token: protocol === 'v4' ? zeroAddress : addresses.wrappedNative, assetId, decimals }
}

function isWrapper({ addresses }: ChainListings, listing: Listing): boolean {
  return getAddress(listing.address) === addresses.wrappedNative
}
