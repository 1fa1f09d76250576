import { VALUE_POINT_MS } from './constants.ts'
import type { TimedValue } from './reconstruct-values.ts'

/** Prices move between a look and the next step; a payment nobody told of moves more. */
const TOLERANCE_PCT = 10n

/**
 * One line out of what was seen and what was worked back. What was worked back is finer, but an error in it stays in all
 * that lies before it: it is believed only after the last look that it contradicts, and looks tell the rest.
 */
export function joinValues(parts: {
  readonly seen: readonly TimedValue[]
  readonly workedBack: readonly TimedValue[]
  readonly stepMs: number
}): readonly TimedValue[] {
  const { seen, workedBack, stepMs } = parts
  const contradicted = seen.findLast((look) => !agrees(look, workedBack))
  const believed = workedBack.filter(({ atMs }) => contradicted === undefined || atMs > contradicted.atMs)
  const stepOf = ({ atMs }: TimedValue) => Math.floor(atMs / stepMs)
  const told = new Set(believed.map(stepOf))
  // The last look of each step that has no other point.
  const looks = new Map(seen.filter((look) => !told.has(stepOf(look))).map((look) => [stepOf(look), look]))
  return [...looks.values(), ...believed].toSorted((one, other) => one.atMs - other.atMs)
}

/** A look lies within what the steps around it say. Where nothing was worked back, nothing is contradicted. */
function agrees(look: TimedValue, workedBack: readonly TimedValue[]): boolean {
  const from = workedBack.findLastIndex(({ atMs }) => atMs <= look.atMs)
  const to = workedBack.findIndex(({ atMs }) => atMs >= look.atMs + VALUE_POINT_MS)
  if (from < 0 || to < 0) return true
  const around = workedBack.slice(from, to + 1).map(({ totalMicro }) => totalMicro)
  const seen = look.totalMicro * 100n
  return (
    around.some((value) => seen >= value * (100n - TOLERANCE_PCT)) &&
    around.some((value) => seen <= value * (100n + TOLERANCE_PCT))
  )
}
