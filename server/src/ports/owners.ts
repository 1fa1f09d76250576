import type {
  AcceptedStatementView,
  ApprovalRequest,
  AttestedOwner,
  OwnerView,
} from '@windhover/core/authority/contract'
import type { SignedStatement } from '@windhover/core/authority/proofs'

/** What people's own keys say, on its way to the signer, which alone decides what counts. */
export interface Owners {
  /** Tells the signer everything it has not heard of this person; answers who that is there. */
  introduce(userId: string): Promise<string>
  view(userId: string): Promise<OwnerView>
  /** The same under the signer's name, for whoever made the nonce. */
  attest(userId: string, nonce: string): Promise<AttestedOwner>
  say(userId: string, signed: SignedStatement): Promise<AcceptedStatementView>
  /** Throws what is wrong with it: nothing is paid for that was not approved. */
  approve(userId: string, approved: ApprovalRequest): Promise<void>
}
