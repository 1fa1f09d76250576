import { authorityErrors } from '@windhover/core/authority/errors'
import type { AnyKey } from '@windhover/core/authority/keys'
import type { StatementWithProof } from '@windhover/core/authority/proofs'
import { APPROVAL_LIFE_MAX_MS, type GrantPowers, type Scope } from '@windhover/core/authority/statements'
import type { World } from '@windhover/core/authority/world'
import { canonicalIntent, type Intent, kindOf } from '@windhover/core/transactions/intent'
import { fromText, sha256, toHex } from '#primitives'
import { type HeldGrant, livingGrants, livingRoot, type OwnerState } from './owner-state.ts'
import { isProven } from './verify-proof.ts'

const AHEAD_MS = 60_000
/** Steps of an intent that was approved may follow for this long. */
export const APPROVED_FOR_MS = 24 * 60 * 60_000

/** Who agreed to an intent, and how far that reaches. */
export type Authorisation =
  | { readonly by: 'root'; readonly keyId: string }
  | {
      readonly by: 'grant'
      readonly keyId: string
      readonly grantHash: string
      readonly powers: GrantPowers
    }

/** Whether a person who may do so agreed to exactly this intent a moment ago. Throws what is wrong. */
export function checkApprovalStatement(input: {
  readonly state: OwnerState
  readonly signed: StatementWithProof
  readonly intent: Intent
  readonly world: World
  readonly nowMs: number
}): Authorisation {
  const { state, signed, intent, world, nowMs } = input
  const said = signed.statement
  if (said.kind !== 'approval' && said.kind !== 'root-approval') throw authorityErrors.wrongIntent()
  if (said.vaultId !== intent.vaultId) throw authorityErrors.wrongIntent()
  if (said.intentHash !== hashIntent(intent)) throw authorityErrors.wrongIntent()
  const isNow = said.at <= nowMs + AHEAD_MS && said.expiresAt > nowMs
  const isShort = said.expiresAt > said.at && said.expiresAt - said.at <= APPROVAL_LIFE_MAX_MS
  if (!isNow || !isShort) throw authorityErrors.wrongTime()

  const isRootDemanded = said.kind === 'root-approval'
  const { scope } = kindOf(intent)
  return authorise({ state, signed, world, nowMs, vaultId: intent.vaultId, scope, intent, isRootDemanded })
}

/** Who speaks here, if it is somebody who may: a root, or a key with a grant for this vault and scope. */
export function authorise(input: {
  readonly state: OwnerState
  readonly signed: StatementWithProof
  readonly world: World
  readonly nowMs: number
  readonly vaultId: string
  readonly scope: Scope
  readonly intent?: Intent
  readonly isRootDemanded?: boolean
}): Authorisation {
  const { state, signed, world, nowMs, vaultId, scope, intent, isRootDemanded = false } = input
  const { keyId } = signed
  const prove = (key: AnyKey) => {
    const about = intent === undefined ? {} : { intent }
    if (!isProven({ world, key, signed, ...about })) throw authorityErrors.notProven()
  }
  const root = livingRoot(state, keyId, nowMs)
  if (root !== null) {
    prove(root.key)
    return { by: 'root', keyId }
  }
  if (isRootDemanded) throw authorityErrors.ownerOnly()
  const [grantHash, grant] = chooseGrant(livingGrants(state, keyId, nowMs), { vaultId, scope })
  prove(grant.key)
  return { by: 'grant', keyId, grantHash, powers: grant.powers }
}

/** A grant that ran out in the meantime counts on for what it approved; one that was revoked does not. */
export function stillGiven(
  state: OwnerState,
  { keyId, grantHash }: { readonly keyId: string; readonly grantHash: string | null },
  nowMs: number,
): Authorisation | null {
  if (grantHash === null) return livingRoot(state, keyId, nowMs) === null ? null : { by: 'root', keyId }
  const grant = state.grants.get(grantHash)
  return grant === undefined ? null : { by: 'grant', keyId, grantHash, powers: grant.powers }
}

export function hashIntent(intent: Intent): string {
  return toHex(sha256(fromText(canonicalIntent(intent))))
}

function chooseGrant(
  grants: readonly (readonly [string, HeldGrant])[],
  { vaultId, scope }: { readonly vaultId: string; readonly scope: Scope },
): readonly [string, HeldGrant] {
  if (grants.length === 0) throw authorityErrors.unknownKey()
  const ofVault = grants.filter(
    ([, { powers }]) => powers.vaults === 'all' || powers.vaults.includes(vaultId),
  )
  if (ofVault.length === 0) throw authorityErrors.wrongVault()
  const [widest] = ofVault
    .filter(([, { powers }]) => powers.scopes.includes(scope))
    .toSorted(([, one], [, other]) => other.powers.perTransactionUsd - one.powers.perTransactionUsd)
  if (widest === undefined) throw authorityErrors.outOfScope()
  return widest
}
