import { PREVIEW_DAYS } from '@windhover/core/watchlist/constants'
import { formatDay } from '../../lib/format-when.ts'

/** So many days are named; of more only the last. */
const NAMED_MAX = 3

/** 'In the last 30 days: 2 times, on 2 and 3 May.' */
export function sayPreview(times: readonly string[], nowMs: number = Date.now()): string {
  const span = `In the last ${PREVIEW_DAYS} days`
  if (times.length === 0) return `${span}: never.`
  const count = times.length === 1 ? 'once' : `${times.length} times`
  const days = [...new Set(times.map((iso) => formatDay(iso, nowMs)))]
  if (days.length > NAMED_MAX) return `${span}: ${count}, last on ${days.at(-1)}.`
  return `${span}: ${count}, on ${joinDays(days)}.`
}

/** The month once where the next day has the same: '2 and 3 May', '30 Apr and 2 May'. */
function joinDays(days: readonly string[]): string {
  const monthOf = (day: string | undefined) => day?.slice(day.indexOf(' '))
  const short = days.map((day, at) =>
    monthOf(day) === monthOf(days[at + 1]) ? day.slice(0, day.indexOf(' ')) : day,
  )
  const last = short.at(-1) ?? ''
  return short.length === 1 ? last : `${short.slice(0, -1).join(', ')} and ${last}`
}
