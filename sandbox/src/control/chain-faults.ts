import { FAULT_KINDS, type FaultKind } from '../faults/fault-board.ts'

/** The faults that each chain's RPC server can produce. */
export const CHAIN_FAULTS: Readonly<Record<string, readonly FaultKind[]>> = {
  // No reorgs: the local Solana engine (LiteSVM) cannot undo a block.
  solana: FAULT_KINDS.filter((kind) => kind !== 'reorg'),
  ethereum: FAULT_KINDS,
  bsc: FAULT_KINDS,
  hedera: FAULT_KINDS,
}
