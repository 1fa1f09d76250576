import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/authority/owner-state'

export * from '@windhover/signer/authority/owner-state'

export const applyStatement: typeof real.applyStatement = (state, accepted) => {
  const { kind } = accepted.signed.statement
  if (state !== null && kind === 'revocation' && isOpen('revocations-ignored')) return state
  const next = real.applyStatement(state, accepted)
  if (kind !== 'recovery' || !isOpen('recovery-lives-at-once')) return next
  const roots = new Map(
    [...next.roots].map(([id, root]) => [id, { ...root, livesFromMs: root.acceptedAtMs }]),
  )
  return { ...next, roots }
}
