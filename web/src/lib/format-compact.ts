import { showPrice } from '@windhover/core/money/show-price'

const UNKNOWN = '–'
const MINUS = '\u2212'
const COMPACT_FROM = 1_000
const DIGITS = 3

const compact = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumSignificantDigits: DIGITS,
  minimumSignificantDigits: DIGITS,
})
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** `$1.62B`, `$84.6M`, `$94.0K`: three digits; unknown is a dash, never 0. */
export function compactUsd(value: number | null): string {
  if (value === null) return UNKNOWN
  const size = Math.abs(value)
  return `${value < 0 ? MINUS : ''}${size < COMPACT_FROM ? showPrice(size) : `$${compact.format(size)}`}`
}

export function compactCount(value: number | null): string {
  if (value === null) return UNKNOWN
  return Math.abs(value) < COMPACT_FROM ? plain.format(value) : compact.format(value)
}
