import type { Attestation, FactQuestion } from '@windhover/core/authority/facts'

/** Who sees prices and chains for the signer. What it has signed is passed on as it is. */
export interface Witness {
  /** What nobody can say for sure is left out. Throws where too few answer. */
  attest(questions: readonly FactQuestion[]): Promise<readonly Attestation[]>
  close(): Promise<void>
}
