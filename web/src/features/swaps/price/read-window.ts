import type { Candle, CandleWindow } from '@windhover/core/tokens/contract'

export const SPANS = ['1H', '1D', '1W', '1M'] as const
export type Span = (typeof SPANS)[number]

/** How fine a span is read, and how many candles fill it. */
export const SPAN_CANDLES: Readonly<
  Record<Span, { readonly window: CandleWindow; readonly count: number; readonly word: string }>
> = {
  '1H': { window: '1m', count: 60, word: '1h' },
  '1D': { window: '15m', count: 96, word: '24h' },
  '1W': { window: '1h', count: 168, word: '7d' },
  '1M': { window: '4h', count: 180, word: '30d' },
}

export type WindowFigures = {
  readonly priceUsd: number
  readonly changePct: number
  readonly highUsd: number
  readonly lowUsd: number
}

/** What a stretch of candles up to the price of now says at a glance; null where there is none. */
export function readWindow(candles: readonly Candle[], priceUsd: number | null = null): WindowFigures | null {
  const first = candles[0]
  const last = candles.at(-1)
  if (first === undefined || last === undefined) return null
  const now = priceUsd ?? last.close
  return {
    priceUsd: now,
    changePct: first.open > 0 ? (now / first.open - 1) * 100 : 0,
    highUsd: Math.max(now, ...candles.map(({ high }) => high)),
    lowUsd: Math.min(now, ...candles.map(({ low }) => low)),
  }
}
