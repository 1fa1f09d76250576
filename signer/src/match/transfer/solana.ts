import type { TransferIntent } from '@windhover/core/transfers/intents/transfer'
import { matches } from '../../decode/refusal.ts'
import type { SolanaInstruction } from '../../decode/solana/instruction.ts'
import { solanaKey, TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../../decode/solana/programs.ts'
import { associatedTokenAccount } from '../../decode/solana/token-account.ts'
import { matchOpening, type SolanaGiven } from '../solana-given.ts'

type Given = SolanaGiven<TransferIntent>

export function matchSolanaTransfer(given: Given): void {
  if (given.intent.token === 'native') matchSolTransfer(given)
  else matchTokenTransfer(given)
}

function matchSolTransfer({ intent, owner, instructions: [transfer, ...rest] }: Given): void {
  matches(transfer?.kind === 'sol-transfer' && rest.length === 0, 'not one transfer of SOL')
  matches(transfer.from === owner, 'out of another account')
  matches(transfer.to === solanaKey(intent.to), 'to another recipient')
  matches(transfer.lamports === BigInt(intent.amountRaw), 'another amount')
}

function matchTokenTransfer({ intent, owner, instructions }: Given): void {
  const [first, ...others] = instructions
  const transfers = first?.kind === 'open-token-account' ? others : instructions
  const program = tokenProgramOf(transfers)
  const holding = { owner: solanaKey(intent.to), mint: solanaKey(intent.token), tokenProgram: program }
  const destination = associatedTokenAccount(holding)
  if (first?.kind === 'open-token-account') matchOpening(first, { payer: owner, ...holding, destination })
  let sum = 0n
  const sources = new Set<string>()
  for (const each of transfers) {
    matches(each.kind === 'token-transfer' && each.program === program, 'not a transfer of tokens')
    matches(each.feeRaw === null, 'less arrives than leaves')
    matches(each.mint === holding.mint, 'another token')
    matches(each.destination === destination, 'to another recipient')
    matches(each.authority === owner, 'out of the account of somebody else')
    matches(each.amountRaw > 0n && each.source !== destination, 'a transfer that moves nothing')
    sources.add(each.source)
    sum += each.amountRaw
  }
  matches(sources.size === transfers.length, 'twice out of the same account')
  matches(sum === BigInt(intent.amountRaw), 'another amount')
}

function tokenProgramOf([first]: readonly SolanaInstruction[]): string {
  matches(first?.kind === 'token-transfer', 'no transfer of tokens')
  matches(first.program === TOKEN_PROGRAM || first.program === TOKEN_2022_PROGRAM, 'no token program')
  return first.program
}
