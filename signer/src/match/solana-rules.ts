import type { IntentType, TransferIntent } from '@windhover/core/transactions/intent'
import { matches, Refusal } from '../decode/refusal.ts'
import type { SolanaInstruction } from '../decode/solana/instruction.ts'
import { solanaKey, TOKEN_2022_PROGRAM, TOKEN_PROGRAM, WRAPPED_SOL_MINT } from '../decode/solana/programs.ts'
import { associatedTokenAccount } from '../decode/solana/token-account.ts'
import { matchOpening, type SolanaGiven } from './solana-given.ts'
import { matchSolanaSwap } from './solana-swap-rule.ts'

type Rule = (given: SolanaGiven) => void

/** Total: a new type of intent does not compile before somebody has decided what it may look like. */
export const SOLANA_RULES: Readonly<Record<IntentType, Rule>> = {
  transfer: (given) => {
    matches(given.intent.type === 'transfer', 'another type')
    const { intent } = given
    if (intent.token === 'native') matchSolTransfer({ ...given, intent })
    else matchTokenTransfer({ ...given, intent })
  },
  wrap: ({ intent, owner, instructions }) => {
    matches(intent.type === 'wrap', 'another type')
    const lamports = matchPutIn(owner, instructions)
    matches(lamports === BigInt(intent.amountRaw), 'another amount')
  },
  unwrap: ({ intent, owner, instructions: [close, ...rest] }) => {
    matches(intent.type === 'unwrap', 'another type')
    matches(close?.kind === 'close-account' && close.program === TOKEN_PROGRAM, 'no account is closed')
    matches(close.account === wrappedAccount(owner), 'another account is closed')
    matches(close.destination === owner && close.owner === owner, 'the coins would go to somebody else')
    if (rest.length === 0) return
    // What is kept wrapped stays with the owner; only the chain knows how much it was.
    matches(intent.amountRaw !== 'all', 'something is kept')
    matches(matchPutIn(owner, rest) > 0n, 'nothing is kept')
  },
  associate: () => {
    throw new Refusal('mismatch', 'nothing of the kind exists on Solana')
  },
  swap: matchSolanaSwap,
}

type GivenTransfer = SolanaGiven & { readonly intent: TransferIntent }

function matchSolTransfer({ intent, owner, instructions: [transfer, ...rest] }: GivenTransfer): void {
  matches(transfer?.kind === 'sol-transfer' && rest.length === 0, 'not one transfer of SOL')
  matches(transfer.from === owner, 'out of another account')
  matches(transfer.to === solanaKey(intent.to), 'to another recipient')
  matches(transfer.lamports === BigInt(intent.amountRaw), 'another amount')
}

function matchTokenTransfer({ intent, owner, instructions }: GivenTransfer): void {
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

/** Into the owner's own account of wrapped SOL; answers with how much. */
function matchPutIn(owner: string, [opening, transfer, sync, ...rest]: readonly SolanaInstruction[]): bigint {
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

function wrappedAccount(owner: string): string {
  return associatedTokenAccount({ owner, mint: WRAPPED_SOL_MINT, tokenProgram: TOKEN_PROGRAM })
}
