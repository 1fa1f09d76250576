import { matches } from '../../decode/refusal.ts'
import type { SolanaInstruction } from '../../decode/solana/instruction.ts'
import { TOKEN_PROGRAM, WRAPPED_SOL_MINT } from '../../decode/solana/programs.ts'
import { associatedTokenAccount } from '../../decode/solana/token-account.ts'
import { matchOpening } from '../solana-given.ts'

/** Into the owner's own account of wrapped SOL; answers with how much. */
export function matchPutIn(
  owner: string,
  [opening, transfer, sync, ...rest]: readonly SolanaInstruction[],
): bigint {
  matches(opening?.kind === 'open-token-account' && rest.length === 0, 'not the three steps of wrapping')
  matches(
    transfer?.kind === 'sol-transfer' && sync?.kind === 'sync-native',
    'not the three steps of wrapping',
  )
  const account = wrappedAccount(owner)
  const holding = { owner, mint: WRAPPED_SOL_MINT, tokenProgram: TOKEN_PROGRAM }
  matchOpening(opening, { payer: owner, ...holding, destination: account })
  matches(transfer.from === owner && transfer.to === account, 'to another account')
  matches(sync.account === account && sync.program === TOKEN_PROGRAM, 'another account is counted')
  return transfer.lamports
}

export function wrappedAccount(owner: string): string {
  return associatedTokenAccount({ owner, mint: WRAPPED_SOL_MINT, tokenProgram: TOKEN_PROGRAM })
}
