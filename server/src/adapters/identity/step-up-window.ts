import { STEP_UP_VALID_MS } from '@windhover/core/accounts/constants'
import type { SessionInfo } from '../../ports/identity.ts'

/** Until when the session's last proof of presence counts; null when it no longer does. */
export function stepUpUntil(session: SessionInfo, now: Date): Date | null {
  if (session.steppedUpAt === null) return null
  const until = new Date(session.steppedUpAt.getTime() + STEP_UP_VALID_MS)
  return until > now ? until : null
}
