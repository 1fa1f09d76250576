import { newNonce } from '@windhover/core/authority/approve-intent'
import { policyTerms } from '@windhover/core/authority/policy-terms'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { PolicyChange } from '@windhover/core/signing/sign-contract'
import { signAsOwner } from './say-as-owner.ts'
import { statementTime } from './statement-time.ts'

/** The owner's own word for a looser limit, or for the end of a pause: the signer takes nothing else. */
export async function signPolicy(
  { vaultId, change }: Pick<PolicyChange, 'vaultId' | 'change'>,
  what: string,
): Promise<SignedStatement> {
  const said = { kind: 'policy' as const, version: 1 as const, vaultId, ...policyTerms(change) }
  const statement = { ...said, at: statementTime(), nonce: newNonce() }
  const [signed] = await signAsOwner({ reason: 'limits', what, statements: [{ statement }] })
  if (signed === undefined) throw new Error('nothing was signed')
  return signed
}
