import type { RATE_LIMITS } from '@windhover/core/contract/rate-classes'

const ANY_NUMBER = { callsPerMinute: 1_000_000 }

/** For tests that are about something else than how often one may call. */
export const NO_LIMITS: typeof RATE_LIMITS = {
  read: ANY_NUMBER,
  picture: ANY_NUMBER,
  write: ANY_NUMBER,
  upload: ANY_NUMBER,
  'sign-in': ANY_NUMBER,
  costly: ANY_NUMBER,
}
