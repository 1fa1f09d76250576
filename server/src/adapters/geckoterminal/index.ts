import type { CandleSource } from '../../ports/candles.ts'
import type { TradeSource } from '../../ports/trades.ts'
import { createCandles } from './candles.ts'
import { openPools, type PoolOptions } from './open-pools.ts'
import { createTrades } from './trades.ts'

export type GeckoTerminal = { readonly candles: CandleSource; readonly trades: TradeSource }

export function createGeckoTerminal(options: PoolOptions): GeckoTerminal {
  const pools = openPools(options)
  return { candles: createCandles(options.chain, pools), trades: createTrades(options.chain, pools) }
}
