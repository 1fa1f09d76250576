import type { HistoryRange } from '@windhover/core/balances/contract'
import { formatDay } from '../../../lib/format-when.ts'
import type { ValuePoint } from '../chart/value-scale.ts'
import { overviewCopy } from '../copy.ts'

const DAY_MS = 24 * 3_600_000
const RANGE_MS: Readonly<Record<HistoryRange, number>> = {
  '1d': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
  '90d': 90 * DAY_MS,
}
/** Readings are not taken at the very edge of the span. */
const WHOLE_FROM = 0.9
const DAYS_FROM_MS = 1.5 * DAY_MS

/** What the line covers: the chosen span, or, of a younger vault, since when there are readings. */
export function shownSpan(range: HistoryRange, points: readonly ValuePoint[]): string {
  const first = points[0]?.atMs ?? 0
  const spanMs = (points.at(-1)?.atMs ?? 0) - first
  if (spanMs >= RANGE_MS[range] * WHOLE_FROM) return overviewCopy.overRange(overviewCopy.rangeWords[range])
  return overviewCopy.since(timeFormat(spanMs)(first))
}

/** Hours of a day, or days. */
export function timeFormat(spanMs: number): (atMs: number) => string {
  if (spanMs >= DAYS_FROM_MS) return (atMs) => formatDay(new Date(atMs).toISOString())
  return (atMs) => new Date(atMs).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
