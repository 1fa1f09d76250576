const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** '14:33:04' in the reader's own time. */
export function formatClock(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
}

/** '14:33' in the reader's own time. */
export function formatMinute(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}

/** '3 s', '13 min', '2 h 5 min', '4 d'. A clock that runs ahead reads as no time at all. */
export function formatLength(lengthMs: number): string {
  const length = Math.max(0, lengthMs)
  if (length < MINUTE_MS) return `${Math.floor(length / SECOND_MS)} s`
  if (length < HOUR_MS) return `${Math.floor(length / MINUTE_MS)} min`
  if (length >= 2 * DAY_MS) return `${Math.floor(length / DAY_MS)} d`
  const minutes = Math.floor((length % HOUR_MS) / MINUTE_MS)
  const hours = `${Math.floor(length / HOUR_MS)} h`
  return minutes === 0 ? hours : `${hours} ${minutes} min`
}
