import type { CiPart } from './ci-parts.ts'

/** A part may take half as much again as its budget before it fails the run. */
const TOLERANCE = 1.5
/** A part that is too slow may still finish, so that its report tells which tests took the time. */
const HANGS_AFTER_BUDGETS = 4
const HANGS_AFTER_SECONDS_MIN = 300

/** What all parts together may take: past this, a run is ended from outside and tells nothing. */
export const ALL_PARTS_SECONDS = 80 * 60

/**
 * `slowness` is how many times slower this machine is than the reference (measure-machine.ts). What the host took from
 * the machine while the part ran (stolen-time.ts) is not the part's either.
 */
export function allowedSeconds(
  part: CiPart,
  { slowness, stolen }: { slowness: number; stolen: number },
): number {
  return (part.budgetSeconds * TOLERANCE * slowness) / (1 - stolen)
}

/** When a part is ended with all its children. */
export function hangSeconds(part: CiPart, slowness: number): number {
  return Math.max(HANGS_AFTER_SECONDS_MIN, part.budgetSeconds * HANGS_AFTER_BUDGETS * slowness)
}
