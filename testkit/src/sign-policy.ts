import { newNonce } from '@windhover/core/authority/approve-intent'
import { policyTerms } from '@windhover/core/authority/policy-terms'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { PolicyChange } from '@windhover/core/signing/sign-contract'
import type { OwnerKey } from './owner-keys.ts'

/** The owner's own word for a change of limits. */
export async function signPolicy(
  root: Pick<OwnerKey, 'say'>,
  { vaultId, change }: Pick<PolicyChange, 'vaultId' | 'change'>,
): Promise<SignedStatement> {
  const said = { kind: 'policy' as const, version: 1 as const, vaultId, ...policyTerms(change) }
  return await root.say({ ...said, at: Date.now(), nonce: newNonce() })
}
