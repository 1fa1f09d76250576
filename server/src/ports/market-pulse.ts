import type { SectorId } from '@windhover/core/heat-map/sectors'
import type {
  FearGreed,
  MarketOverview,
  RankedCoin,
  SectorCoin,
} from '@windhover/core/intelligence/market-pulse'

export type MarketPulse = {
  readonly getOverview: () => Promise<MarketOverview>
  /** Largest first; movers are picked from them by whoever asks. */
  readonly listCoins: (limit: number) => Promise<readonly RankedCoin[]>
  /** The largest coins of one part of the market, largest first. */
  readonly listSector: (sector: SectorId, limit: number) => Promise<readonly SectorCoin[]>
}

export type MoodIndex = {
  readonly getFearGreed: () => Promise<FearGreed>
}
