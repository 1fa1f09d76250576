import type { Intent } from '@windhover/core/transactions/intent'
import { matches, Refusal, understood } from '../decode/refusal.ts'
import { decodeSolanaInstruction } from '../decode/solana/decode-instruction.ts'
import type { SolanaTransaction } from '../decode/solana/decode-transaction.ts'
import type { SolanaInstruction } from '../decode/solana/instruction.ts'
import { SOLANA_RULES } from './solana-rules.ts'

/** Enough for every kind of intent below; the chain allows 1,400,000. */
const UNITS_MAX = 400_000
/** A million micro-lamports per unit and the mark by which equal orders are told apart. */
const PRICE_MAX = 1_001_024n

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
  matches(transaction.signersRequired === 1, 'others have to sign')
  requireEveryAccountUsed(transaction)
  const instructions = transaction.instructions.map(({ program, accounts, data }) =>
    decodeSolanaInstruction({
      program: keyAt(transaction, program),
      accounts: accounts.map((index) => keyAt(transaction, index)),
      data,
    }),
  )
  SOLANA_RULES[intent.type]({ intent, owner, instructions: takeBudget(instructions) })
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
function takeBudget([limit, price, ...rest]: readonly SolanaInstruction[]): readonly SolanaInstruction[] {
  understood(limit?.kind === 'compute-limit' && price?.kind === 'compute-price', 'no compute budget')
  if (limit.units > UNITS_MAX || price.microLamports > PRICE_MAX) {
    throw new Refusal('feeTooHigh', 'the compute budget is above the cap')
  }
  return rest
}
