import { FAULT_KINDS, type FaultKind } from '../faults/fault-board.ts'

/** Switches of the chains, as their façades wire them up. */
export const CHAIN_FAULTS: Readonly<Record<string, readonly FaultKind[]>> = {
  // No block is ever undone here: the SVM has no way back.
  solana: FAULT_KINDS.filter((kind) => kind !== 'reorg'),
  ethereum: FAULT_KINDS,
  bsc: FAULT_KINDS,
  hedera: FAULT_KINDS,
}
