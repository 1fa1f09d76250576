import { canonicalJson } from '@windhover/core/authority/canonical-json'
import { authorityErrors } from '@windhover/core/authority/errors'
import { policyTerms } from '@windhover/core/authority/policy-terms'
import { type StatementOf, statementHash } from '@windhover/core/authority/statements'
import type { World } from '@windhover/core/authority/world'
import type { PolicyChange } from '@windhover/core/signing/sign-contract'
import type { Authorise } from '../ledger/policy-store.ts'
import { checkMoment } from './check-moment.ts'
import { livingRoot } from './owner-state.ts'
import { keepStatement, type OwnerStore } from './owner-store.ts'
import { isProven } from './verify-proof.ts'

/** Looser only by a living root, for exactly this change, once. A vault without an owner has nobody who could. */
export function policyAuthoriser(parts: {
  readonly world: World
  readonly owners: Pick<OwnerStore, 'findOfVault'>
}): Authorise {
  const { world, owners } = parts
  return async ({ change }, { tx, at }) => {
    const owner = await owners.findOfVault(change.vaultId, tx)
    if (owner === null) throw authorityErrors.unknownOwner()
    const { signed } = change
    if (signed?.statement.kind !== 'policy') throw authorityErrors.ownerOnly()
    if (!isOfChange(signed.statement, change)) throw authorityErrors.wrongIntent()
    checkMoment(signed.statement, at.getTime())
    const root = livingRoot(owner.state, signed.keyId, at.getTime())
    if (root === null) throw authorityErrors.ownerOnly()
    if (!isProven({ world, key: root.key, signed })) throw authorityErrors.notProven()
    const hash = statementHash(world, signed.statement)
    const [known] = await tx`select 1 from signer.statements where hash = ${hash}`
    if (known !== undefined) throw authorityErrors.usedBefore()
    return { hash, entry: await keepStatement(tx, { hash, ownerId: owner.state.ownerId, signed, at }) }
  }
}

function isOfChange(said: StatementOf<'policy'>, { vaultId, change }: PolicyChange): boolean {
  const { perTransactionCents, rolling24hCents, newRecipientDelayHours, isPaused } = said
  const terms = { perTransactionCents, rolling24hCents, newRecipientDelayHours, isPaused }
  return said.vaultId === vaultId && canonicalJson(terms) === canonicalJson(policyTerms(change))
}
