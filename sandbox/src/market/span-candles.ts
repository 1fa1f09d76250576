import type { Candle, CandleInterval, Market } from './market.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const INTERVAL_MS: Readonly<Record<CandleInterval, number>> = {
  '1s': 1_000,
  '15s': 15_000,
  '1m': MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '1h': HOUR_MS,
  '4h': 4 * HOUR_MS,
  '1d': 24 * HOUR_MS,
}

const AT_ONCE = 1_500

export type SpanRequest = {
  readonly assetId: string
  /** The market's interval that the wanted ones are made from. */
  readonly from: CandleInterval
  /** Of the wanted ones: a multiple of that interval. */
  readonly lengthMs: number
  readonly fromMs: number
  readonly toMs: number
  /** Nothing after it is known yet: the candle it lies in is unfinished. */
  readonly nowMs: number
}

/** Candles of any length that open within a span, oldest first. */
export function spanCandles(market: Market, span: SpanRequest): readonly Candle[] {
  const { assetId, from, lengthMs } = span
  const firstMs = Math.ceil(span.fromMs / lengthMs) * lengthMs
  const endMs = Math.min(Math.floor(span.toMs / lengthMs) * lengthMs + lengthMs, span.nowMs)
  return merge(readFine(market, { assetId, interval: from, firstMs, endMs }), lengthMs)
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
    // Before its birth the market knows nothing of an asset.
    if (page.length < count) break
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
