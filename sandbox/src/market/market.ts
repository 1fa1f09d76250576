import type { Asset, Listing } from '../universe/listing.ts'

/**
 * The market is a function of seed and time, not a process with a memory: every answer below can be asked for any
 * moment, in any order, and is the same each time. So a restart continues the same day, and history needs no storage.
 * Times are milliseconds since 1970 in the market's own time.
 */
export type Market = {
  readonly seed: string
  /** Middle price in USD. Throws for an asset that the market does not know at that time. */
  readonly priceUsd: (assetId: string, atMs: number) => number
  /** Oldest first; coarse candles are exactly what the finer ones add up to; the last one may be unfinished. */
  readonly candles: (request: CandleRequest) => readonly Candle[]
  /** Newest first. */
  readonly trades: (request: { assetId: string; untilMs: number; count: number }) => readonly Trade[]
  readonly stats: (assetId: string, window: StatsWindow, atMs: number) => AssetStats
  readonly holders: (assetId: string, atMs: number) => HolderFacts
  /** Value in USD that can be traded against; moves slowly with the price. */
  readonly liquidityUsd: (assetId: string, atMs: number) => number
  /** Price moves worth telling, in order of time: majors several times a second, the tail every few seconds; `rate` multiplies. */
  readonly ticksBetween: (fromMs: number, toMs: number, rate?: number) => readonly MarketTick[]
  readonly launches: LaunchBook
}

export type CandleInterval = '1s' | '15s' | '1m' | '5m' | '15m' | '1h' | '4h' | '1d'

export type CandleRequest = {
  readonly assetId: string
  readonly interval: CandleInterval
  /** End of the window; at most 1,500 candles in one answer. */
  readonly untilMs: number
  readonly count: number
}

export type Candle = {
  readonly openMs: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volumeUsd: number
}

export type Trade = {
  readonly id: string
  readonly assetId: string
  readonly atMs: number
  readonly side: 'buy' | 'sell'
  readonly priceUsd: number
  readonly amountUsd: number
  /** Opaque name of the trader, stable over its trades. */
  readonly trader: string
}

export type StatsWindow = '5m' | '1h' | '6h' | '24h'

export type AssetStats = {
  readonly priceChangePct: number
  readonly volumeChangePct: number
  readonly holderChangePct: number
  readonly liquidityChangePct: number
  readonly buyVolumeUsd: number
  readonly sellVolumeUsd: number
  readonly numBuys: number
  readonly numSells: number
  readonly numTraders: number
}

export type HolderFacts = {
  readonly count: number
  /** Share of the supply, 0 to 100. */
  readonly topTenPct: number
  readonly developerPct: number
}

export type MarketTick = {
  readonly assetId: string
  readonly atMs: number
  readonly priceUsd: number
}

export type LaunchFate = 'graduates' | 'dies' | 'lingers'

export type Launch = {
  readonly asset: Asset
  readonly listing: Listing
  /** Base58 address of whoever made it. */
  readonly creator: string
  readonly description: string
  readonly bornAtMs: number
  /** Share of the bonding curve sold at the asked moment, 0 to 1; 1 once graduated. */
  readonly progress: number
  readonly phase: 'curve' | 'graduated' | 'dead'
  readonly graduatedAtMs: number | null
  readonly marketCapUsd: number
  /** State of the curve, in raw units of lamports and token, as the original's program keeps it. */
  readonly curve: {
    readonly virtualTokenRaw: bigint
    readonly virtualQuoteRaw: bigint
    readonly realTokenRaw: bigint
    readonly realQuoteRaw: bigint
  }
}

export type LaunchBook = {
  /** At least 300 at any moment; newest first. */
  readonly alive: (atMs: number) => readonly Launch[]
  readonly find: (mint: string, atMs: number) => Launch | null
  /** Those born in [fromMs, toMs), oldest first. */
  readonly bornBetween: (fromMs: number, toMs: number) => readonly Launch[]
}

/** Where the market's time stands. */
export type MarketClock = {
  readonly nowMs: () => number
  /** Market seconds per second of the wall clock; 1 at rest. */
  readonly speed: number
}
