import { parseAmount } from '@windhover/core/money/parse-amount'
import { showAmount } from '@windhover/core/money/show-amount'
import { compactCount, compactUsd } from '../../lib/format-compact.ts'
import { cardCopy } from './card-copy.ts'

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

export { compactCount, compactUsd }

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

/** No token has more. */
const DECIMALS_MAX = 30
const SHOWN_DECIMALS = 4

/** An exact amount in a list: '1204.50000001' reads '1,204.5'. */
export function shortAmount(exact: string): string {
  const raw = parseAmount(exact, DECIMALS_MAX)
  return raw === null ? exact : showAmount(raw, DECIMALS_MAX, SHOWN_DECIMALS)
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export function formatAge(ageMs: number | null): string {
  if (ageMs === null) return cardCopy.unknown
  if (ageMs < 2 * DAY_MS) return cardCopy.hours(Math.max(1, Math.floor(ageMs / HOUR_MS)))
  return cardCopy.days(Math.floor(ageMs / DAY_MS))
}
