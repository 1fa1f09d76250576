import type { HistoryRange } from '@windhover/core/balances/contract'
import { RANGE_MS } from '@windhover/core/balances/value-steps'
import { formatDay } from '../../../lib/format-when.ts'
import type { ValuePoint } from '../chart/value-scale.ts'
import { overviewCopy } from '../copy.ts'

/** Points do not stand at the very edge of the span. */
const WHOLE_FROM = 0.9
const DAYS_FROM_MS = 1.5 * RANGE_MS['1d']

/** What the line covers: the chosen span, or, of a younger vault, the time since its first deposit. */
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
