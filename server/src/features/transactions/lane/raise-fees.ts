import type { StoredAction } from '../stores/stored-action.ts'

/** Nodes take a replacement from ten percent more on; an eighth leaves room for rounding. */
const RAISE_BPS = 11_250n
const BPS = 10_000n

type EvmStored = Extract<StoredAction, { nonce: number }>

/** The same action for the same nonce at a better price. */
export function raiseFees(action: EvmStored): EvmStored {
  return {
    ...action,
    maxFeePerGasWei: raise(action.maxFeePerGasWei).toString(),
    maxPriorityFeePerGasWei: raise(action.maxPriorityFeePerGasWei).toString(),
  }
}

/** Rounded up, so that a fee of one wei rises too. */
function raise(fee: string): bigint {
  return (BigInt(fee) * RAISE_BPS + BPS - 1n) / BPS
}
