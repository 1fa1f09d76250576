import { showPrice } from '@windhover/core/money/show-price'
import { formatChange } from '../../../lib/format-price.ts'
import { cardCopy } from './card-copy.ts'

const COMPACT_DIGITS = 3
const compact = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumSignificantDigits: COMPACT_DIGITS,
  minimumSignificantDigits: COMPACT_DIGITS,
})
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** `$1.62B`, `$84.6M`, `$94.0K`: three digits; unknown is a dash, never 0. */
export function compactUsd(value: number | null): string {
  if (value === null) return cardCopy.unknown
  const size = Math.abs(value)
  return `${value < 0 ? '−' : ''}${size < 1_000 ? showPrice(size) : `$${compact.format(size)}`}`
}

export function compactCount(value: number | null): string {
  if (value === null) return cardCopy.unknown
  return Math.abs(value) < 1_000 ? plain.format(value) : compact.format(value)
}

export function changeOrDash(value: number | null): string {
  return value === null ? cardCopy.unknown : formatChange(value)
}

export type FigureUnit = 'usd' | 'pct' | 'count' | 'score'

const BY_UNIT: Readonly<Record<FigureUnit, (value: number) => string>> = {
  usd: compactUsd,
  pct: (value) => `${value.toFixed(2)}%`,
  count: compactCount,
  score: (value) => plain.format(value),
}

export function formatFigure(value: number | null, unit: FigureUnit): string {
  return value === null ? cardCopy.unknown : BY_UNIT[unit](value)
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export function formatAge(ageMs: number | null): string {
  if (ageMs === null) return cardCopy.unknown
  if (ageMs < 2 * DAY_MS) return cardCopy.hours(Math.max(1, Math.floor(ageMs / HOUR_MS)))
  return cardCopy.days(Math.floor(ageMs / DAY_MS))
}
