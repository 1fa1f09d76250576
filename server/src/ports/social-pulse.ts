import type { CoinPulse, SocialOrder } from '@windhover/core/intelligence/social-pulse'

export type SocialPulse = {
  /** The largest coin of that symbol; null where none is followed. */
  readonly getCoin: (symbol: string) => Promise<CoinPulse | null>
  readonly listCoins: (query: { order: SocialOrder; limit: number }) => Promise<readonly CoinPulse[]>
}
