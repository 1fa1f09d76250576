import type { Asset } from '../universe/listing.ts'
import type { AssetStats, Candle, CandleRequest, HolderFacts } from './market.ts'

/** Anything with a price: a listed asset or a launch. Facts and trades are told of both in the same way. */
export type Instrument = {
  readonly asset: Asset
  /** Root of its noise. */
  readonly key: number
  readonly tickEveryMs: number
  readonly tradeEveryMs: number
  readonly dailyVolumeUsd: number
  readonly priceUsd: (atMs: number) => number
  /** The same price, for looking back without losing the place of the running one. */
  readonly pastPriceUsd: (atMs: number) => number
  readonly candles: (request: CandleRequest) => readonly Candle[]
  readonly volumeBetween: (fromMs: number, toMs: number) => number
  readonly liquidityUsd: (atMs: number) => number
  /** Null where purchases and sales are told by what the price did. */
  readonly flow: ((fromMs: number, toMs: number) => TradeFlow) | null
  /** Null where holders gather with size and age alone. */
  readonly holders: ((atMs: number) => HolderFacts) | null
}

export type TradeFlow = Pick<AssetStats, 'buyVolumeUsd' | 'sellVolumeUsd' | 'numBuys' | 'numSells'>
