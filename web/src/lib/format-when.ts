const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const JUST_NOW_BELOW_MS = 10 * SECOND_MS

/** '15 May', with the year only when it is not this one. */
export function formatDay(iso: string, nowMs: number = Date.now()): string {
  const date = new Date(iso)
  const sameYear = date.getFullYear() === new Date(nowMs).getFullYear()
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  })
}

/** '12:04' */
export function formatClock(at: string | number): string {
  return new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}

/** 'just now', '12 s ago', '5 min ago', '3 h ago', then the day. A clock that runs ahead reads as now. */
export function formatAgo(iso: string, nowMs: number = Date.now()): string {
  const ageMs = nowMs - Date.parse(iso)
  if (ageMs < JUST_NOW_BELOW_MS) return 'just now'
  if (ageMs < MINUTE_MS) return `${Math.floor(ageMs / SECOND_MS)} s ago`
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} min ago`
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} h ago`
  return formatDay(iso, nowMs)
}
