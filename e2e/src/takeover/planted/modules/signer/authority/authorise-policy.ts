import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/authority/authorise-policy'

export const policyAuthoriser: typeof real.policyAuthoriser = (parts) => {
  const authorise = real.policyAuthoriser(parts)
  return async (looser, behindLock) => {
    if (!isOpen('anybody-loosens')) return await authorise(looser, behindLock)
    const entry = { kind: 'pause-changed' as const, vaultId: null, details: { isPaused: false } }
    return { hash: '', entry }
  }
}
