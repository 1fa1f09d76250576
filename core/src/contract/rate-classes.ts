import type { RateClass } from './route.ts'

/** Calls per minute and caller (user, or address when signed out), across all instances. */
export const RATE_LIMITS: Readonly<Record<RateClass, { readonly callsPerMinute: number }>> = {
  read: { callsPerMinute: 600 },
  /** A list draws dozens at once; most come from the browser's own cache. */
  picture: { callsPerMinute: 3_000 },
  write: { callsPerMinute: 120 },
  /** Three times as many files as may be chosen at once. */
  upload: { callsPerMinute: 30 },
  'sign-in': { callsPerMinute: 30 },
  costly: { callsPerMinute: 12 },
}
