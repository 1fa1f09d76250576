import type { DiscoveredToken } from '@windhover/core/discovery/contract'

/** R3-089, C11: holders can be sorted by and have no column. */
export const TRENCHES_SORTS = {
  symbol: ({ symbol }: DiscoveredToken) => symbol,
  price: ({ priceUsd }: DiscoveredToken) => priceUsd,
  marketCap: ({ marketCapUsd }: DiscoveredToken) => marketCapUsd,
  volume: ({ volumeUsd }: DiscoveredToken) => volumeUsd,
  liquidity: ({ liquidityUsd }: DiscoveredToken) => liquidityUsd,
  holders: ({ holderCount }: DiscoveredToken) => holderCount,
} as const
