import { PRACTICE_SETTLER } from '../chains/evm/evm-addresses.ts'

/** What a signer of the practice world is told beside its own: which contract stands where those of 0x would. */
export function signerEnvironment(): Readonly<Record<string, string>> {
  return { ZERO_X_SETTLERS: PRACTICE_SETTLER }
}
