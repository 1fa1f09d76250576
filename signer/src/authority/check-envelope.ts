import { authorityErrors } from '@windhover/core/authority/errors'
import type { StatementWithProof } from '@windhover/core/authority/proofs'
import { ENVELOPE_LIFE_MAX_MS, type Envelope } from '@windhover/core/authority/statements'
import type { World } from '@windhover/core/authority/world'
import { type Authorisation, authorise } from './check-approval-statement.ts'
import { checkMoment } from './check-moment.ts'
import type { OwnerState } from './owner-state.ts'

/** Whether somebody who may do so allowed trades beforehand. Throws what is wrong. */
export function checkEnvelope(input: {
  readonly state: OwnerState
  readonly signed: StatementWithProof
  readonly world: World
  readonly nowMs: number
}): Authorisation {
  const said = envelopeOf(input.signed)
  checkMoment(said, input.nowMs)
  const lifeMs = said.expiresAt - said.at
  if (lifeMs <= 0 || lifeMs > ENVELOPE_LIFE_MAX_MS) throw authorityErrors.tooLong()
  return authorise({ ...input, vaultId: said.vaultId, scope: 'order' })
}

export function envelopeOf({ statement }: StatementWithProof): Envelope {
  if (statement.kind !== 'envelope') throw authorityErrors.envelopeMismatch()
  return statement
}
