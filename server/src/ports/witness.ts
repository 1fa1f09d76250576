import type { Attestation, FactQuestion } from '@windhover/core/authority/facts'
import type { Networks } from '@windhover/core/chains/networks'

/** Who sees prices and chains for the signer. What it has signed is passed on as it is. */
export interface Witness {
  /** What nobody can say for sure is left out. Throws where too few answer. */
  attest(questions: readonly FactQuestion[]): Promise<readonly Attestation[]>
  /** What each of them reads; null for one that does not answer. */
  networks(): Promise<readonly (Networks | null)[]>
  close(): Promise<void>
}
