import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { Intent } from '@windhover/core/transactions/intent'
import type { FeatureParts } from '../../../composition/feature.ts'
import { factsAbout } from '../lane/facts-about.ts'

/** Tells the signer who agreed, with the prices by which it can say at once that the owner has to agree too. */
export async function approveIntent(
  { owners, witness }: Pick<FeatureParts, 'owners' | 'witness'>,
  approved: { readonly userId: string; readonly intent: Intent; readonly signed: SignedStatement },
): Promise<void> {
  const { userId, intent, signed } = approved
  // Without prices it is said when it is signed.
  const facts = await witness.attest(factsAbout(intent)).catch(() => [])
  await owners.approve(userId, { intent, signed, facts: [...facts] })
}
