import { hash } from 'node:crypto'
import { authorityErrors } from '@windhover/core/authority/errors'
import type { AnyKey } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { APPROVAL_LIFE_MAX_MS, type GrantPowers, type World } from '@windhover/core/authority/statements'
import { canonicalIntent, type Intent, kindOf } from '@windhover/core/transactions/intent'
import { type HeldGrant, livingGrants, livingRoot, type OwnerState } from './owner-state.ts'
import { isProven } from './verify-proof.ts'

const AHEAD_MS = 60_000

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
  readonly signed: SignedStatement
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

  const prove = (key: AnyKey) => {
    if (!isProven({ world, key, signed, intent })) throw authorityErrors.notProven()
  }
  const root = livingRoot(state, signed.keyId, nowMs)
  if (root !== null) {
    prove(root.key)
    return { by: 'root', keyId: signed.keyId }
  }
  if (said.kind === 'root-approval') throw authorityErrors.ownerOnly()
  const [grantHash, grant] = chooseGrant(livingGrants(state, signed.keyId, nowMs), intent)
  prove(grant.key)
  return { by: 'grant', keyId: signed.keyId, grantHash, powers: grant.powers }
}

export function hashIntent(intent: Intent): string {
  return hash('sha256', canonicalIntent(intent), 'hex')
}

function chooseGrant(
  grants: readonly (readonly [string, HeldGrant])[],
  { vaultId, type }: Intent,
): readonly [string, HeldGrant] {
  if (grants.length === 0) throw authorityErrors.unknownKey()
  const ofVault = grants.filter(
    ([, { powers }]) => powers.vaults === 'all' || powers.vaults.includes(vaultId),
  )
  if (ofVault.length === 0) throw authorityErrors.wrongVault()
  const { scope } = kindOf({ type })
  const [widest] = ofVault
    .filter(([, { powers }]) => powers.scopes.includes(scope))
    .toSorted(([, one], [, other]) => other.powers.perTransactionUsd - one.powers.perTransactionUsd)
  if (widest === undefined) throw authorityErrors.outOfScope()
  return widest
}
