import type { Candle, CandleInterval, Market } from '../../market/market.ts'

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

const INTERVAL_MS: Readonly<Record<CandleInterval, number>> = {
  '1s': 1_000,
  '15s': 15_000,
  '1m': MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '1h': HOUR_MS,
  '4h': 4 * HOUR_MS,
  '1d': DAY_MS,
}

const AT_ONCE = 1_500

export type CandleSpan = {
  readonly assetId: string
  readonly type: CandleType
  readonly fromMs: number
  readonly toMs: number
  /** Nothing after it is known yet: the candle it lies in is unfinished. */
  readonly nowMs: number
}

/** Those that open within the span, oldest first. */
export function readCandles(market: Market, span: CandleSpan): readonly Candle[] {
  const { from, lengthMs } = CANDLE_TYPES[span.type]
  const firstMs = Math.ceil(span.fromMs / lengthMs) * lengthMs
  const endMs = Math.min(Math.floor(span.toMs / lengthMs) * lengthMs + lengthMs, span.nowMs)
  return merge(readFine(market, { assetId: span.assetId, interval: from, firstMs, endMs }), lengthMs)
}

type FineSpan = { assetId: string; interval: CandleInterval; firstMs: number; endMs: number }

function readFine(market: Market, { assetId, interval, firstMs, endMs }: FineSpan): readonly Candle[] {
  const pages: (readonly Candle[])[] = []
  for (let untilMs = endMs; untilMs > firstMs; ) {
    const count = Math.min(AT_ONCE, Math.ceil((untilMs - firstMs) / INTERVAL_MS[interval]))
    const page = market.candles({ assetId, interval, untilMs, count })
    const [oldest] = page
    if (!oldest) break
    pages.unshift(page)
    untilMs = oldest.openMs
  }
  return pages.flat().filter((candle) => candle.openMs >= firstMs)
}

function merge(fine: readonly Candle[], lengthMs: number): readonly Candle[] {
  const merged = new Map<number, Candle>()
  for (const candle of fine) {
    const openMs = Math.floor(candle.openMs / lengthMs) * lengthMs
    const before = merged.get(openMs)
    merged.set(openMs, before ? join(before, candle) : { ...candle, openMs })
  }
  return [...merged.values()]
}

function join(earlier: Candle, later: Candle): Candle {
  return {
    openMs: earlier.openMs,
    open: earlier.open,
    high: Math.max(earlier.high, later.high),
    low: Math.min(earlier.low, later.low),
    close: later.close,
    volumeUsd: earlier.volumeUsd + later.volumeUsd,
  }
}
