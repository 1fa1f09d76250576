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

/** What a stretch of candles says at a glance; null where there is none. */
export function readWindow(candles: readonly Candle[]): WindowFigures | null {
  const first = candles[0]
  const last = candles.at(-1)
  if (first === undefined || last === undefined) return null
  return {
    priceUsd: last.close,
    changePct: first.open > 0 ? (last.close / first.open - 1) * 100 : 0,
    highUsd: Math.max(...candles.map(({ high }) => high)),
    lowUsd: Math.min(...candles.map(({ low }) => low)),
  }
}
