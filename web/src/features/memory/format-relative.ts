const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const STEPS = [
  { unit: 'year', lengthMs: 365 * DAY_MS },
  { unit: 'month', lengthMs: 30 * DAY_MS },
  { unit: 'week', lengthMs: 7 * DAY_MS },
  { unit: 'day', lengthMs: DAY_MS },
  { unit: 'hour', lengthMs: HOUR_MS },
  { unit: 'minute', lengthMs: MINUTE_MS },
] as const

const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** 'just now', '5 minutes ago', '3 weeks ago'. A clock that runs ahead reads as now. */
export function formatRelative(iso: string, nowMs: number): string {
  const ageMs = nowMs - Date.parse(iso)
  const step = STEPS.find(({ lengthMs }) => ageMs >= lengthMs)
  return step === undefined ? 'just now' : words.format(-Math.floor(ageMs / step.lengthMs), step.unit)
}
