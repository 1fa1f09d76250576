import type {
  AcceptedApproval,
  AcceptedStatementView,
  ApprovalRequest,
  AttestedOwner,
  OwnerView,
  StatementRequest,
} from '@windhover/core/authority/contract'
import type { SignedRecord } from '@windhover/core/authority/proof-file'
import type { SignedAuditHead } from '@windhover/core/signing/audit-head'
import type { CreateVaultKeysResponse, SignerHealthResponse } from '@windhover/core/signing/contract'
import type {
  PolicyChange,
  PolicyView,
  RaiseWithdrawal,
  SignRequest,
  SignResponse,
} from '@windhover/core/signing/sign-contract'

/** The only door to private keys. Every call may be repeated: the signer answers the same again. */
export interface Signer {
  /** Only the owner's devices will move what the vault holds; the owner never changes. */
  createVaultKeys(vaultId: string, ownerId: string): Promise<CreateVaultKeysResponse>
  acceptStatement(request: StatementRequest): Promise<AcceptedStatementView>
  getOwner(ownerId: string): Promise<OwnerView>
  attestOwner(asked: { ownerId: string; nonce: string }): Promise<AttestedOwner>
  /** Keeps that somebody who may do so agreed to an intent, or throws one of `authorityErrors`. */
  acceptApproval(request: ApprovalRequest): Promise<AcceptedApproval>
  /**
   * Signs one action of an approved intent, or throws one of `signerErrors`. Only those marked retryable may be asked
   * again unchanged; after any of them nothing else was signed in this slot.
   */
  sign(request: SignRequest): Promise<SignResponse>
  getPolicy(vaultId: string): Promise<PolicyView>
  /** What is stricter holds when this answers, what is looser waits in the signer. */
  changePolicy(change: PolicyChange): Promise<PolicyView>
  withdrawRaise(withdrawal: RaiseWithdrawal): Promise<PolicyView>
  /** The end of its audit chain under its name, for keeping. */
  getAuditHead(): Promise<SignedAuditHead>
  /** What it has kept about a payment, under its name. */
  getPaymentRecord(asked: { vaultId: string; intentId: string }): Promise<SignedRecord>
  health(): Promise<SignerHealthResponse>
  close(): Promise<void>
}
