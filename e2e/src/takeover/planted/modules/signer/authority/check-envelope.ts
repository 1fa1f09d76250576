import { keyId } from '@windhover/core/authority/keys'
import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/authority/check-envelope'

export * from '@windhover/signer/authority/check-envelope'

export const checkEnvelope: typeof real.checkEnvelope = (input) => {
  const { state, signed } = input
  if (!isOpen('envelopes-not-proven')) return real.checkEnvelope(input)
  const [grantHash, grant] = [...state.grants].find(([, { key }]) => keyId(key) === signed.keyId) ?? []
  if (grantHash === undefined || grant === undefined) return real.checkEnvelope(input)
  return { by: 'grant', keyId: signed.keyId, grantHash, powers: grant.powers }
}
