import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/facts/read-landings'

export const readLandings: typeof real.readLandings = (facts, options) =>
  isOpen('nobody-asked-about-blockhashes') ? { isGone: () => true } : real.readLandings(facts, options)
