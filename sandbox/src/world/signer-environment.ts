import { PRACTICE_COSIGNER, PRACTICE_SETTLER } from '../chains/evm/evm-addresses.ts'

/** What a signer of the practice world is told beside its own: who stands where those of 0x and Uniswap X would. */
export function signerEnvironment(): Readonly<Record<string, string>> {
  return { ZERO_X_SETTLERS: PRACTICE_SETTLER, UNISWAP_X_COSIGNERS: PRACTICE_COSIGNER }
}
