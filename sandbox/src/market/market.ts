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
  readonly launches: Readonly<Record<LaunchChain, LaunchBook>>
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

export type LaunchChain = 'solana' | 'bsc' | 'hedera'
export type Launchpad = 'pump' | 'launchlab' | 'meteora-dbc' | 'four-meme' | 'memejob'
/** `rugs`: the developer sells everything at once. */
export type LaunchFate = 'graduates' | 'dies' | 'lingers' | 'rugs'

/** All of it changes in steps of a few seconds, as the price does. */
export type Launch = {
  readonly asset: Asset
  readonly listing: Listing
  readonly launchpad: Launchpad
  /** Where it is traded first, and the pool that it has moved to since; null on the curve. */
  readonly curvePool: string
  readonly graduatedPool: string | null
  /** Address of whoever made it. */
  readonly creator: string
  readonly description: string
  /** As its maker named it; null where this world draws one. */
  readonly imageUrl: string | null
  readonly links: LaunchLinks
  readonly bornAtMs: number
  /** Share of the bonding curve sold at the asked moment, 0 to 1; 1 once graduated. */
  readonly progress: number
  readonly phase: 'curve' | 'graduated' | 'dead'
  readonly graduatedAtMs: number | null
  /** When the developer sold everything; null as long as that has not happened. */
  readonly ruggedAtMs: number | null
  readonly marketCapUsd: number
  /** Its birth where nobody has traded it yet. */
  readonly lastTradeAtMs: number
  /** State of the curve, in raw units of the chain's coin and the token, as the original's program keeps it. */
  readonly curve: {
    readonly virtualTokenRaw: bigint
    readonly virtualQuoteRaw: bigint
    readonly realTokenRaw: bigint
    readonly realQuoteRaw: bigint
  }
  /** Worked out when they are read. */
  readonly figures: LaunchFigures
}

export type LaunchLinks = {
  readonly website: string | null
  readonly twitter: string | null
  readonly telegram: string | null
  readonly discord: string | null
}

/** Volume and trades are counted from birth; `Pct` are shares of the supply, 0 to 100. */
export type LaunchFigures = {
  readonly priceUsd: number
  readonly liquidityUsd: number
  readonly volumeUsd: number
  readonly buys: number
  readonly sells: number
  readonly holders: number
  readonly devPct: number
  /** What the developer's friends hold, the bundle among them. */
  readonly insiderPct: number
  /** Bought by several wallets in one bundle with the launch. */
  readonly bundlePct: number
  readonly topTenPct: number
  /** Wallets that bought in the first block. */
  readonly sniperWallets: number
}

export type LaunchBook = {
  /** Newest first: at least 300 at any moment on Solana, 40 elsewhere. */
  readonly alive: (atMs: number) => readonly Launch[]
  readonly find: (address: string, atMs: number) => Launch | null
  readonly findByPool: (pool: string, atMs: number) => Launch | null
  /** What a launchpad has seen since then, dead ones too, newest first; all of it as it is at the asked moment. */
  readonly history: (launchpad: Launchpad, span: { sinceMs: number; atMs: number }) => readonly Launch[]
  /** Those born in [fromMs, toMs), oldest first. */
  readonly bornBetween: (fromMs: number, toMs: number) => readonly Launch[]
}

/** Where the market's time stands. */
export type MarketClock = {
  readonly nowMs: () => number
  /** Market seconds per second of the wall clock; 1 at rest. */
  readonly speed: number
}
