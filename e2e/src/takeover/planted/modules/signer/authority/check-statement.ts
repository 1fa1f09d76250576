import { isOpen } from '@windhover/e2e/takeover/planted/current-hole'
import * as real from '@windhover/signer/authority/check-statement'

export const checkStatement: typeof real.checkStatement = (state, signed, moment) => {
  const { kind } = signed.statement
  if (kind === 'grant' && isOpen('grants-not-proven')) return
  if (kind === 'root' && state !== null && isOpen('roots-of-anybody-count')) return
  if (kind === 'recovery' && isOpen('recovery-code-not-compared')) return
  real.checkStatement(state, signed, moment)
}
