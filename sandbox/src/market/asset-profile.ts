import { KNOWN_ASSETS } from '../universe/known-assets.ts'
import type { Asset, AssetClass, Universe } from '../universe/listing.ts'
import { drawFrom } from '../universe/seeded-draw.ts'
import { noiseKey } from './noise.ts'

/** How an asset moves. */
export type AssetProfile = {
  readonly asset: Asset
  readonly key: number
  readonly anchorUsd: number
  /** Standard deviation of a day's logarithmic return. */
  readonly dailySigma: number
  /** Share of its noise that it has in common with the whole market, 0 to 1. */
  readonly loading: number
  readonly dailyVolumeUsd: number
  /** In all pools on the anchor date. */
  readonly liquidityUsd: number
  readonly tickEveryMs: number
  readonly tradeEveryMs: number
  readonly follows: { readonly assetId: string; readonly ratio: number } | null
}

type ClassTraits = {
  readonly sigma: readonly [number, number]
  readonly loading: number
  readonly marketCapUsd: readonly [number, number]
  /** Daily volume as a multiple of the liquidity. */
  readonly turnover: readonly [number, number]
  readonly tickEveryMs: number
  readonly tradeEveryMs: number
}

const TRAITS: Readonly<Record<AssetClass, ClassTraits>> = {
  stable: {
    sigma: [0.0001, 0.0002],
    loading: 0,
    marketCapUsd: [1e9, 1e9],
    turnover: [0.8, 2],
    tickEveryMs: 500,
    tradeEveryMs: 900,
  },
  major: {
    sigma: [0.028, 0.036],
    loading: 0.95,
    marketCapUsd: [1e10, 1e10],
    turnover: [1.5, 3],
    tickEveryMs: 250,
    tradeEveryMs: 400,
  },
  mid: {
    sigma: [0.045, 0.075],
    loading: 0.65,
    marketCapUsd: [8e6, 3e8],
    turnover: [0.3, 1.4],
    tickEveryMs: 1_000,
    tradeEveryMs: 3_000,
  },
  tail: {
    sigma: [0.07, 0.17],
    loading: 0.3,
    marketCapUsd: [4e4, 1.2e7],
    turnover: [0.02, 0.9],
    tickEveryMs: 2_900,
    tradeEveryMs: 30_000,
  },
  launch: {
    sigma: [0.3, 0.6],
    loading: 0.2,
    marketCapUsd: [5e3, 7e4],
    turnover: [1, 10],
    tickEveryMs: 3_000,
    tradeEveryMs: 4_000,
  },
}

export function profileAssets(seed: string, universe: Universe): ReadonlyMap<string, AssetProfile> {
  const known = new Map(KNOWN_ASSETS.map((each) => [each.id, each]))
  const liquidity = new Map<string, number>()
  for (const listing of universe.listings) {
    // The native coin and its wrapped form stand in the same pools.
    if (listing.standard === 'native') continue
    liquidity.set(listing.assetId, (liquidity.get(listing.assetId) ?? 0) + listing.liquidityUsd)
  }
  return new Map(
    universe.assets.map((asset) => {
      const entry = known.get(asset.id)
      const followed = entry?.follows ? known.get(entry.follows) : undefined
      const draw = drawFrom(seed, 'profile', asset.id)
      const traits = TRAITS[asset.class]
      const marketCapUsd = draw.spread(...traits.marketCapUsd)
      const liquidityUsd = liquidity.get(asset.id) ?? marketCapUsd / 50
      const profile: AssetProfile = {
        asset,
        key: noiseKey(seed, 'asset', asset.id),
        anchorUsd: entry?.priceUsd ?? Math.max(marketCapUsd, liquidityUsd * 3) / asset.supply,
        dailySigma: draw.between(...traits.sigma),
        loading: asset.id === 'HBAR' ? 0.9 : traits.loading,
        dailyVolumeUsd: liquidityUsd * draw.spread(...traits.turnover),
        liquidityUsd,
        tickEveryMs: traits.tickEveryMs * draw.between(0.85, 1.2),
        tradeEveryMs: traits.tradeEveryMs * draw.spread(0.6, 1.7),
        follows:
          entry && followed ? { assetId: followed.id, ratio: entry.priceUsd / followed.priceUsd } : null,
      }
      return [asset.id, profile]
    }),
  )
}
