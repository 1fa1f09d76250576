import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/policy/may-land-still'

export { PAY_AGAIN_AFTER_MS } from '@windhover/signer/policy/may-land-still'

export const mayLandStill: typeof real.mayLandStill = (before, order, state) =>
  isOpen('part-may-land-twice') ? 'no' : real.mayLandStill(before, order, state)
