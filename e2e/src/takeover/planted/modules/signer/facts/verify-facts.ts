import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/facts/verify-facts'

export const factVerifier: typeof real.factVerifier = (parts) => {
  const verify = real.factVerifier(parts)
  const verifyAsLive = real.factVerifier({ ...parts, world: 'live' })
  return (attestations) => {
    if (isOpen('facts-of-anybody-count'))
      return attestations.map(({ fact, at, key }) => ({ fact, atMs: at, key }))
    return isOpen('facts-of-any-world-count') ? verifyAsLive(attestations) : verify(attestations)
  }
}
