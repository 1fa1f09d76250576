import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import { matches, understood } from '../decode/refusal.ts'
import { decodeSolanaInstruction } from '../decode/solana/decode-instruction.ts'
import type { SolanaTransaction } from '../decode/solana/decode-transaction.ts'
import { solanaKey } from '../decode/solana/programs.ts'
import { rulesOf } from './find-rules.ts'
import type { Outflows } from './signing-plan.ts'
import { takeBudget } from './solana-budget.ts'
import { solanaOutflows } from './solana-outflows.ts'

/** Throws unless the transaction does what the intent says, for this owner, and nothing else; answers what leaves. */
export function matchSolana(input: {
  readonly intent: Intent
  readonly transaction: SolanaTransaction
  /** The vault's own key in hex. */
  readonly owner: string
}): Outflows {
  const { intent, transaction, owner } = input
  // What a table holds cannot be read without the network, so nothing of these kinds may need one.
  understood(transaction.lookups.length === 0, 'a lookup table')
  matches(transaction.accounts[0] === owner, 'somebody else pays the fee')
  const rules = rulesOf(intent).solana
  matches(rules !== null, 'nothing of the kind exists on Solana')
  matches(rules.mayHaveCosigner || transaction.signersRequired === 1, 'others have to sign')
  requireEveryAccountUsed(transaction)
  const instructions = transaction.instructions.map(({ program, accounts, data }) =>
    decodeSolanaInstruction({
      program: keyAt(transaction, program),
      accounts: accounts.map((index) => keyAt(transaction, index)),
      data,
    }),
  )
  rules.match({ intent, owner, instructions: takeBudget(rules.budget, instructions) })
  const recipient = kindOf(intent).recipient(intent)
  const isToOneself = recipient !== null && solanaKey(recipient) === owner
  return solanaOutflows({ owner, instructions, signersRequired: transaction.signersRequired, isToOneself })
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
