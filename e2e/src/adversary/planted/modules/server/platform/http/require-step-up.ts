import { isOpen } from '@windhover/e2e/adversary/planted/current-hole'
import * as real from '@windhover/server/platform/http/require-step-up'

export const requireStepUp: typeof real.requireStepUp = (session, clock) => {
  if (!isOpen('limits-without-step-up')) real.requireStepUp(session, clock)
}
