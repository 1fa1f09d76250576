import type { ChainId } from '@windhover/core/chains/chain'
import type { Candle } from '@windhover/core/tokens/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import { readCandles } from '../prices/index.ts'

const HOURS = 24

export type TokenDay = {
  readonly volume24hUsd: number | null
  readonly high24hUsd: number | null
  readonly low24hUsd: number | null
  /** Closing prices, oldest first. */
  readonly spark: number[]
}

const UNKNOWN_DAY: TokenDay = { volume24hUsd: null, high24hUsd: null, low24hUsd: null, spark: [] }

/** The last day of a token by the hour. Decoration: without its candles a token is still a token. */
export async function readTokenDay(
  parts: Pick<FeatureParts, 'candles' | 'readings' | 'clock' | 'log'>,
  token: { chain: ChainId; address: string },
): Promise<TokenDay> {
  let candles: readonly Candle[]
  try {
    candles = await readCandles(parts, { ...token, window: '1h', limit: HOURS })
  } catch (error) {
    parts.log.warn({ err: error, chain: token.chain }, 'the last day of a token is not known')
    return UNKNOWN_DAY
  }
  if (candles.length === 0) return UNKNOWN_DAY
  return {
    volume24hUsd: candles.reduce((sum, { volumeUsd }) => sum + volumeUsd, 0),
    high24hUsd: Math.max(...candles.map(({ high }) => high)),
    low24hUsd: Math.min(...candles.map(({ low }) => low)),
    spark: candles.map(({ close }) => close),
  }
}
