import { STEP_UP_VALID_MS } from '@windhover/core/accounts/constants'
import { accountErrors } from '@windhover/core/accounts/errors'
import type { SessionInfo } from '../../ports/identity.ts'
import type { Clock } from '../clock.ts'

/** Presence proven in the last minutes, or the error that makes the browser ask for it. */
export function requireStepUp(session: SessionInfo, clock: Clock): void {
  const provenAt = session.steppedUpAt?.getTime() ?? Number.NEGATIVE_INFINITY
  if (clock.now().getTime() - provenAt <= STEP_UP_VALID_MS) return
  throw session.method === 'guest' ? accountErrors.keepAccountFirst() : accountErrors.stepUpRequired()
}
