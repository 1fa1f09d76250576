import { Refusal, understood } from '../decode/refusal.ts'
import type { SolanaInstruction } from '../decode/solana/instruction.ts'

/** Whether a compute limit at this price, in micro-lamports per unit, is within bounds. */
export type ComputeBudget = (units: number, microLamports: bigint) => boolean

/** Enough for everything that we build ourselves. */
const OWN_UNITS_MAX = 400_000
/** A million micro-lamports per unit and the mark by which equal transactions are told apart. */
const OWN_PRICE_MAX = 1_001_024n
/** As many as the chain allows. */
const VENUE_UNITS_MAX = 1_400_000
const VENUE_PRIORITY_MAX = 5_000_000n * 1_000_000n

export const ownBudget: ComputeBudget = (units, microLamports) =>
  units <= OWN_UNITS_MAX && microLamports <= OWN_PRICE_MAX

/** Venues choose limit and price themselves: what counts is both together. */
export const venueBudget: ComputeBudget = (units, microLamports) =>
  units <= VENUE_UNITS_MAX && BigInt(units) * microLamports <= VENUE_PRIORITY_MAX

/** Every transaction begins with its limit and its price, each once; answers with the rest. */
export function takeBudget(
  isBounded: ComputeBudget,
  [limit, price, ...rest]: readonly SolanaInstruction[],
): readonly SolanaInstruction[] {
  understood(limit?.kind === 'compute-limit' && price?.kind === 'compute-price', 'no compute budget')
  if (!isBounded(limit.units, price.microLamports))
    throw new Refusal('feeTooHigh', 'the compute budget is above the cap')
  return rest
}
