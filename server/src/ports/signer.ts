import type { CreateVaultKeysResponse, SignerHealthResponse } from '@windhover/core/signing/contract'
import type {
  PolicyChange,
  PolicyView,
  SignRequest,
  SignResponse,
} from '@windhover/core/signing/sign-contract'

/** The only door to private keys. Every call may be repeated: the signer answers the same again. */
export interface Signer {
  createVaultKeys(vaultId: string): Promise<CreateVaultKeysResponse>
  /**
   * Signs one action of an approved intent, or throws one of `signerErrors`. Only those marked retryable may be asked
   * again unchanged; after any of them nothing else was signed in this slot.
   */
  sign(request: SignRequest): Promise<SignResponse>
  getPolicy(vaultId: string): Promise<PolicyView>
  /** Loosening must have been proven by a fresh passkey before. */
  putPolicy(change: PolicyChange): Promise<PolicyView>
  health(): Promise<SignerHealthResponse>
  close(): Promise<void>
}
