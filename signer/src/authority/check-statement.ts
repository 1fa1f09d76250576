import { authorityErrors } from '@windhover/core/authority/errors'
import { keyId } from '@windhover/core/authority/keys'
import type { StatementWithProof } from '@windhover/core/authority/proofs'
import { GRANT_LIFE_MAX_MS, type Statement, type StatementOf } from '@windhover/core/authority/statements'
import type { World } from '@windhover/core/authority/world'
import { checkMoment } from './check-moment.ts'
import { type HeldGrant, livingGrants, livingRoot, type OwnerState } from './owner-state.ts'
import { isProvenByCode } from './verify-code.ts'
import { isProven } from './verify-proof.ts'

type Moment = {
  readonly world: World
  readonly nowMs: number
  /** Whether a revocation is of an envelope for one of the owner's vaults. */
  readonly isEnvelope?: boolean
}

/** Whether an owner may say this now. Throws what is wrong with it; approvals and envelopes are checked elsewhere. */
export function checkStatement(state: OwnerState | null, signed: StatementWithProof, moment: Moment): void {
  const { statement: said } = signed
  checkMoment(said, moment.nowMs)
  if (said.kind === 'root' && said.owner === null) checkFirst(signed, said, moment)
  else if (state === null || !isOf(state, said)) throw authorityErrors.unknownOwner()
  else checkOwned(state, signed, moment)
}

/** A passkey that signs in cannot name its owner; that it is one of the owner's is checked by its signature. */
function isOf({ ownerId }: OwnerState, said: Statement): boolean {
  if (!('owner' in said)) return false
  return said.owner === ownerId || (said.kind === 'grant' && said.owner === null)
}

function checkOwned(state: OwnerState, signed: StatementWithProof, moment: Moment): void {
  const { statement: said } = signed
  // A recovery has no root left that could sign; a device may end orders, and give its own powers back.
  const isWithoutRoot =
    said.kind === 'recovery' ||
    (said.kind === 'revocation' &&
      (isOwnGrant(state, signed, said, moment) || isOrderEnded(state, signed, moment)))
  if (!isWithoutRoot) checkRootSigned(state, signed, moment)
  if (said.kind === 'recovery') checkRecovery(state, signed, { said, world: moment.world })
  if (said.kind === 'root') checkRoot(state, signed, said)
  if (said.kind === 'grant') checkLife(said, said.at)
  if (said.kind === 'revocation') checkRevocation(state, said, moment)
}

function checkFirst(signed: StatementWithProof, said: StatementOf<'root'>, { world }: Moment): void {
  if (said.demotes !== null) throw authorityErrors.unknownOwner()
  if (!isProven({ world, key: said.key, signed })) throw authorityErrors.notProven()
}

function checkRootSigned(state: OwnerState, signed: StatementWithProof, { world, nowMs }: Moment): void {
  const root = livingRoot(state, signed.keyId, nowMs)
  if (root === null) throw authorityErrors.ownerOnly()
  if (!isProven({ world, key: root.key, signed })) throw authorityErrors.notProven()
}

function checkRoot(state: OwnerState, signed: StatementWithProof, said: StatementOf<'root'>): void {
  if (state.roots.has(keyId(said.key))) throw authorityErrors.keyKnown()
  if (said.demotes === null) return
  const isOwnStep = said.demotes.keyId === signed.keyId
  const stepsBack = state.roots.get(said.demotes.keyId)
  // Another root's powers are taken by a revocation, which says so in its words.
  if (!isOwnStep || stepsBack?.key.type !== 'device' || said.key.type === 'device') {
    throw authorityErrors.unknownTarget()
  }
  checkLife(said.demotes.powers, said.at)
}

function checkLife({ expiresAt }: { expiresAt: number }, at: number): void {
  if (expiresAt <= at || expiresAt - at > GRANT_LIFE_MAX_MS) throw authorityErrors.tooLong()
}

function checkRecovery(
  state: OwnerState,
  signed: StatementWithProof,
  { said, world }: { said: StatementOf<'recovery'>; world: World },
): void {
  const isCode = state.codes.has(signed.keyId) && isProvenByCode({ world, signed })
  if (!isCode) throw authorityErrors.notProven()
  if (state.roots.has(keyId(said.key))) throw authorityErrors.keyKnown()
}

function isOwnGrant(
  state: OwnerState,
  signed: StatementWithProof,
  said: StatementOf<'revocation'>,
  { world }: Moment,
): boolean {
  return grantsMeant(state, said.target).some(({ key }) => isProven({ world, key, signed }))
}

/** One grant by its hash, or all grants of a key by its id. */
function grantsMeant(state: OwnerState, target: string): readonly HeldGrant[] {
  const one = state.grants.get(target)
  if (one !== undefined) return [one]
  return [...state.grants.values()].filter(({ key }) => keyId(key) === target)
}

function isOrderEnded(state: OwnerState, signed: StatementWithProof, moment: Moment): boolean {
  const { world, nowMs, isEnvelope = false } = moment
  return (
    isEnvelope &&
    livingGrants(state, signed.keyId, nowMs).some(
      ([, { key, powers }]) => powers.scopes.includes('order') && isProven({ world, key, signed }),
    )
  )
}

function checkRevocation(state: OwnerState, said: StatementOf<'revocation'>, moment: Moment): void {
  const { nowMs, isEnvelope = false } = moment
  if (isEnvelope) return
  if (!state.roots.has(said.target)) {
    if (grantsMeant(state, said.target).length === 0) throw authorityErrors.unknownTarget()
    return
  }
  const isLeft = [...state.roots].some(([id, { livesFromMs }]) => id !== said.target && livesFromMs <= nowMs)
  if (!isLeft) throw authorityErrors.lastRoot()
}
