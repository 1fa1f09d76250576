import type { Candle } from '@windhover/core/tokens/contract'
import type { ShownWindow } from './copy.ts'

const WHOLE_FROM_USD = 1
const DECIMALS_MAX = 14
/** An axis has at least so many different ticks. */
const TICKS = 6

/** Enough for four digits of the price, and to tell the ticks of a quiet market apart. */
export function priceDecimals(candles: readonly Candle[]): number {
  const last = candles.at(-1)?.close ?? 0
  if (last <= 0) return 2
  const ofPrice = last >= WHOLE_FROM_USD ? 2 : 3 - Math.floor(Math.log10(last))
  const spread = Math.max(...candles.map(({ high }) => high)) - Math.min(...candles.map(({ low }) => low))
  const ofSpread = spread > 0 ? Math.ceil(-Math.log10(spread / TICKS)) : 0
  return Math.min(Math.max(ofPrice, ofSpread), DECIMALS_MAX)
}

/** `64,210.50`, `0.5127`: for the axis and the line above the chart, without a sign and with every zero written. */
export function formatAxisPrice(price: number, decimals: number): string {
  const text = Math.max(price, 0).toFixed(decimals)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return Number(text).toLocaleString('en-US', digits)
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hour12: false }
const OPENED: Readonly<Record<ShownWindow, Intl.DateTimeFormat>> = {
  '5m': new Intl.DateTimeFormat('en-GB', { ...DAY, ...CLOCK }),
  '15m': new Intl.DateTimeFormat('en-GB', { ...DAY, ...CLOCK }),
  '1h': new Intl.DateTimeFormat('en-GB', { ...DAY, ...CLOCK }),
  '4h': new Intl.DateTimeFormat('en-GB', { ...DAY, ...CLOCK }),
  '1d': new Intl.DateTimeFormat('en-GB', { ...DAY, year: 'numeric', timeZone: 'UTC' }),
  '1w': new Intl.DateTimeFormat('en-GB', { ...DAY, year: 'numeric', timeZone: 'UTC' }),
}

/** `14 May, 06:00`, in the reader's time; days and weeks are those of UTC, as their candles are. */
export function formatOpened(timeS: number, window: ShownWindow): string {
  return OPENED[window].format(timeS * 1_000)
}
