import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import { ORDER_SLOT } from '@windhover/signer/match/signing-plan'
import * as real from '@windhover/signer/policy/may-land-still'

export { PAY_AGAIN_AFTER_MS } from '@windhover/signer/policy/may-land-still'

export const mayLandStill: typeof real.mayLandStill = (before, order, state) => {
  if (isOpen('part-may-land-twice')) return 'no'
  if (before.slot.startsWith(ORDER_SLOT) && isOpen('life-of-orders-not-counted')) return 'no'
  return real.mayLandStill(before, order, state)
}
