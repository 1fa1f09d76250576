import type { ChainId } from '@windhover/core/chains/chain'
import type { Candle, CandleWindow } from '@windhover/core/tokens/contract'

/** Candles in USD, one implementation per chain. */
export type CandleSource = {
  /** Oldest first; those that open before `beforeMs`, at most `limit`. An unknown token has none. */
  readonly getCandles: (query: {
    token: string
    window: CandleWindow
    beforeMs: number
    limit: number
  }) => Promise<readonly Candle[]>
}

export type CandleSources = Readonly<Record<ChainId, CandleSource>>
