const UNITS = [
  { name: 'd', ms: 86_400_000 },
  { name: 'h', ms: 3_600_000 },
  { name: 'min', ms: 60_000 },
] as const
const SECOND_MS = 1_000

/** '18 s', '41 min', '3 h', '12 d'. A clock that runs ahead reads as now. */
export function showAge(ageMs: number): string {
  const unit = UNITS.find(({ ms }) => ageMs >= ms)
  if (unit === undefined) return `${Math.max(0, Math.floor(ageMs / SECOND_MS))} s`
  return `${Math.floor(ageMs / unit.ms)} ${unit.name}`
}
