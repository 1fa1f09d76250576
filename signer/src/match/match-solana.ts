import type { Intent } from '@windhover/core/transactions/intent'
import { matches, Refusal, understood } from '../decode/refusal.ts'
import { decodeSolanaInstruction } from '../decode/solana/decode-instruction.ts'
import type { SolanaTransaction } from '../decode/solana/decode-transaction.ts'
import type { SolanaInstruction } from '../decode/solana/instruction.ts'
import { SOLANA_RULES } from './solana-rules.ts'

/** Enough for every kind of intent but a swap; the chain allows as many as a swap may have. */
const UNITS_MAX = 400_000
const SWAP_UNITS_MAX = 1_400_000
/** A million micro-lamports per unit and the mark by which equal orders are told apart. */
const PRICE_MAX = 1_001_024n
/** Venues choose limit and price themselves: what counts is both together, in micro-lamports. */
const SWAP_PRIORITY_MAX = 5_000_000n * 1_000_000n

/** Throws unless the transaction does what the intent says, for this owner, and nothing else. */
export function matchSolana(input: {
  readonly intent: Intent
  readonly transaction: SolanaTransaction
  /** The vault's own key in hex. */
  readonly owner: string
}): void {
  const { intent, transaction, owner } = input
  // What a table holds cannot be read without the network, so nothing of these kinds may need one.
  understood(transaction.lookups.length === 0, 'a lookup table')
  matches(transaction.accounts[0] === owner, 'somebody else pays the fee')
  // Whoever sells to us in the same transaction signs it too.
  matches(intent.type === 'swap' || transaction.signersRequired === 1, 'others have to sign')
  requireEveryAccountUsed(transaction)
  const instructions = transaction.instructions.map(({ program, accounts, data }) =>
    decodeSolanaInstruction({
      program: keyAt(transaction, program),
      accounts: accounts.map((index) => keyAt(transaction, index)),
      data,
    }),
  )
  SOLANA_RULES[intent.type]({ intent, owner, instructions: takeBudget(intent, instructions) })
}

function keyAt({ accounts }: SolanaTransaction, index: number): string {
  const key = accounts[index]
  understood(key !== undefined, 'an account out of a lookup table')
  return key
}

/** An account that no instruction names is there for a reason that nobody told. */
function requireEveryAccountUsed({ accounts, instructions }: SolanaTransaction): void {
  const used = new Set([0, ...instructions.flatMap((each) => [each.program, ...each.accounts])])
  understood(used.size === accounts.length, 'an account that nothing uses')
}

/** Every transaction begins with its limit and its price, each once. */
function takeBudget(
  { type }: Intent,
  [limit, price, ...rest]: readonly SolanaInstruction[],
): readonly SolanaInstruction[] {
  understood(limit?.kind === 'compute-limit' && price?.kind === 'compute-price', 'no compute budget')
  const { units } = limit
  const { microLamports } = price
  const isBounded =
    type === 'swap'
      ? units <= SWAP_UNITS_MAX && BigInt(units) * microLamports <= SWAP_PRIORITY_MAX
      : units <= UNITS_MAX && microLamports <= PRICE_MAX
  if (!isBounded) throw new Refusal('feeTooHigh', 'the compute budget is above the cap')
  return rest
}
