import type { FearGreed, MarketOverview, RankedCoin } from '@windhover/core/intelligence/market-pulse'

export type MarketPulse = {
  readonly getOverview: () => Promise<MarketOverview>
  /** Largest first; movers are picked from them by whoever asks. */
  readonly listCoins: (limit: number) => Promise<readonly RankedCoin[]>
}

export type MoodIndex = {
  readonly getFearGreed: () => Promise<FearGreed>
}
