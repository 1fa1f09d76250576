import { authorityErrors } from '@windhover/core/authority/errors'
import type { StatementKind } from '@windhover/core/authority/statements'

const MINUTE_MS = 60_000
/** How old a statement may be when it comes in, and how far ahead a clock may run. */
const OLDEST_MS = 10 * MINUTE_MS
/** A new key of an owner is told again after an outage, and what it adds is the owner's own whenever it comes. */
const OLDEST_ROOT_MS = 24 * 60 * MINUTE_MS
const AHEAD_MS = MINUTE_MS

export function checkMoment({ kind, at }: { kind: StatementKind; at: number }, nowMs: number): void {
  const oldestMs = kind === 'root' ? OLDEST_ROOT_MS : OLDEST_MS
  if (at > nowMs + AHEAD_MS || at < nowMs - oldestMs) throw authorityErrors.wrongTime()
}
