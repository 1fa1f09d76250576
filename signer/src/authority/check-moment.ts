import { authorityErrors } from '@windhover/core/authority/errors'

/** How old a statement may be when it comes in, and how far ahead a clock may run. */
const OLDEST_MS = 10 * 60_000
const AHEAD_MS = 60_000

export function checkMoment(at: number, nowMs: number): void {
  if (at > nowMs + AHEAD_MS || at < nowMs - OLDEST_MS) throw authorityErrors.wrongTime()
}
