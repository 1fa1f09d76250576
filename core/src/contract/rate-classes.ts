import type { RateClass } from './route.ts'

/** Calls per minute and caller (user, or address when signed out), across all instances. */
export const RATE_LIMITS: Readonly<Record<RateClass, { readonly callsPerMinute: number }>> = {
  read: { callsPerMinute: 600 },
  write: { callsPerMinute: 120 },
  'sign-in': { callsPerMinute: 30 },
  costly: { callsPerMinute: 12 },
}
