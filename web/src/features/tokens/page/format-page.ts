import { writePrice } from '@windhover/core/money/show-price'
import { compactCount } from '../../../lib/format-compact.ts'

const MINUS = '\u2212'
const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export const signOf = (value: number): string => (value < 0 ? MINUS : '+')

/** What a day changed, from the price of now and the change in per cent. */
export function dayChangeUsd(priceUsd: number, percent: number): number {
  return percent <= -100 ? -priceUsd : priceUsd - priceUsd / (1 + percent / 100)
}

/** An amount with as many decimals as the price beside it has: '$0.0398' beside '$0.5127'. */
export function writeLike(priceUsd: number, amountUsd: number): string {
  const decimals = writePrice(priceUsd).split('.')[1]?.length ?? 0
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return `$${amountUsd.toLocaleString('en-US', digits)}`
}

/** '2 s ago', '5 min ago', '3 h ago', '2 d ago'. A clock that runs ahead reads as now. */
export function describeAge(ageMs: number): string {
  const age = Math.max(0, ageMs)
  if (age < MINUTE_MS) return `${Math.floor(age / SECOND_MS)} s ago`
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`
  return age < DAY_MS ? `${Math.floor(age / HOUR_MS)} h ago` : `${Math.floor(age / DAY_MS)} d ago`
}

/** '42 min', '5 h', '2 d 12 h', '84 d' */
export function describeSpan(spanMs: number): string {
  if (spanMs < HOUR_MS) return `${Math.max(1, Math.floor(spanMs / MINUTE_MS))} min`
  if (spanMs < DAY_MS) return `${Math.floor(spanMs / HOUR_MS)} h`
  const days = Math.floor(spanMs / DAY_MS)
  const hours = Math.floor((spanMs % DAY_MS) / HOUR_MS)
  return days >= WHOLE_DAYS_FROM || hours === 0 ? `${days} d` : `${days} d ${hours} h`
}
const WHOLE_DAYS_FROM = 14

const COUNT_MAX = 10_000_000

/** Every digit of it, as long as there is room for them. */
export function showCount(count: number | null): string {
  return count !== null && count < COUNT_MAX ? count.toLocaleString('en-US') : compactCount(count)
}
