const MINUTE_MS = 60_000

/** '17 h 20 min', '5 min': rounded up, because it has not begun before. */
export function formatWait(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
