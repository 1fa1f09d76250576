import { writePrice } from '@windhover/core/money/show-price'

const WRITTEN_FROM_USD = 0.01

/** For an axis: with as many decimals as it takes to tell one line from the next, and every zero written. */
export function formatAxisPrice(priceUsd: number, decimals: number): string {
  if (priceUsd < WRITTEN_FROM_USD) return writePrice(priceUsd)
  return `$${withDecimals(priceUsd, Math.max(decimals, 2))}`
}

function withDecimals(value: number, decimals: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

const MINUS = '\u2212'

/** '+8.42%', '−3.18%' */
export function formatChange(percent: number): string {
  const size = Math.abs(percent).toFixed(2)
  if (size === '0.00') return '0.00%'
  return `${percent < 0 ? MINUS : '+'}${size}%`
}

const NEUTRAL_BELOW_PCT = 0.05

export function toneOfChange(percent: number): 'up' | 'down' | 'neutral' {
  if (Math.abs(percent) < NEUTRAL_BELOW_PCT) return 'neutral'
  return percent > 0 ? 'up' : 'down'
}
