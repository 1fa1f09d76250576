import type { Candle, CandleInterval, Market } from '../../market/market.ts'
import { type SpanRequest, spanCandles } from '../../market/span-candles.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The original's names, each with the market's interval that it is made from. */
export const CANDLE_TYPES = {
  '1s': { from: '1s', lengthMs: 1_000 },
  '15s': { from: '15s', lengthMs: 15_000 },
  '30s': { from: '15s', lengthMs: 30_000 },
  '1m': { from: '1m', lengthMs: MINUTE_MS },
  '3m': { from: '1m', lengthMs: 3 * MINUTE_MS },
  '5m': { from: '5m', lengthMs: 5 * MINUTE_MS },
  '15m': { from: '15m', lengthMs: 15 * MINUTE_MS },
  '30m': { from: '15m', lengthMs: 30 * MINUTE_MS },
  '1H': { from: '1h', lengthMs: HOUR_MS },
  '2H': { from: '1h', lengthMs: 2 * HOUR_MS },
  '4H': { from: '4h', lengthMs: 4 * HOUR_MS },
  '6H': { from: '1h', lengthMs: 6 * HOUR_MS },
  '8H': { from: '4h', lengthMs: 8 * HOUR_MS },
  '12H': { from: '4h', lengthMs: 12 * HOUR_MS },
  '1D': { from: '1d', lengthMs: DAY_MS },
  '3D': { from: '1d', lengthMs: 3 * DAY_MS },
  '1W': { from: '1d', lengthMs: 7 * DAY_MS },
} as const satisfies Record<string, { from: CandleInterval; lengthMs: number }>

export type CandleType = keyof typeof CANDLE_TYPES

export type CandleSpan = Omit<SpanRequest, 'from' | 'lengthMs'> & { readonly type: CandleType }

/** Those that open within the span, oldest first. */
export function readCandles(market: Market, { type, ...span }: CandleSpan): readonly Candle[] {
  return spanCandles(market, { ...span, ...CANDLE_TYPES[type] })
}
