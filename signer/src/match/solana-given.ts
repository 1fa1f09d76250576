import type { Intent } from '@windhover/core/transactions/intent'
import { matches } from '../decode/refusal.ts'
import type { SolanaInstruction } from '../decode/solana/instruction.ts'

export type SolanaGiven<Value extends Intent = Intent> = {
  readonly intent: Value
  readonly owner: string
  /** Without the compute budget. */
  readonly instructions: readonly SolanaInstruction[]
}

type Opening = Extract<SolanaInstruction, { kind: 'open-token-account' }>

export function matchOpening(
  given: Opening,
  wanted: { payer: string; owner: string; mint: string; tokenProgram: string; destination: string },
): void {
  matches(given.payer === wanted.payer, 'somebody else pays for the account')
  matches(given.owner === wanted.owner && given.account === wanted.destination, 'an account of somebody else')
  matches(
    given.mint === wanted.mint && given.tokenProgram === wanted.tokenProgram,
    'an account of another token',
  )
}
