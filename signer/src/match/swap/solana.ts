import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { matches } from '../../decode/refusal.ts'
import type { SolanaInstruction } from '../../decode/solana/instruction.ts'
import {
  solanaKey,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
  WRAPPED_SOL_MINT,
} from '../../decode/solana/programs.ts'
import { associatedTokenAccount } from '../../decode/solana/token-account.ts'
import { matchOpening, type SolanaGiven } from '../solana-given.ts'

type Move = { readonly owner: string; readonly mint: string; readonly amountRaw: bigint }

/**
 * What is sold to somebody and what that one gives for it, in one transaction that both sign: both moves happen or
 * neither does. Before them the owner's account for what is bought may be opened; whatever else is only words.
 */
export function matchSolanaSwap({ intent, owner, instructions }: SolanaGiven<SwapIntent>): void {
  matches(intent.venue === 'jupiter', 'another venue')
  const [sold, bought] = [mintOf(intent.sellToken), mintOf(intent.buyToken)]
  matches(sold !== bought, 'a token for itself')
  const acts = instructions.filter(({ kind }) => kind !== 'memo')
  const [first, ...others] = acts
  const opening = first?.kind === 'open-token-account' ? first : null
  const [sale, purchase, ...rest] = opening === null ? acts : others
  matches(rest.length === 0, 'more than a swap')
  matchSale(sale, { owner, mint: sold, amountRaw: BigInt(intent.sellAmountRaw) })
  const wanted = { owner, mint: bought, amountRaw: BigInt(intent.minBuyAmountRaw) }
  const tokenProgram = matchPurchase(purchase, wanted)
  if (opening === null) return
  matches(tokenProgram !== null, 'an account that nothing uses')
  const holding = { owner, mint: bought, tokenProgram }
  matchOpening(opening, { payer: owner, ...holding, destination: associatedTokenAccount(holding) })
}

/** SOL and its wrapped form are one thing to those who swap; it moves as the coin itself. */
function mintOf(token: string): string {
  return token === 'native' ? WRAPPED_SOL_MINT : solanaKey(token)
}

function matchSale(act: SolanaInstruction | undefined, { owner, mint, amountRaw }: Move): void {
  if (mint === WRAPPED_SOL_MINT) {
    matches(act?.kind === 'sol-transfer' && act.from === owner, 'no SOL is sold')
    matches(act.to !== owner, 'a sale to oneself')
    matches(act.lamports === amountRaw, 'another amount')
    return
  }
  matches(act?.kind === 'token-transfer' && act.authority === owner, 'no token is sold')
  const { program: tokenProgram } = act
  requireTokenProgram(tokenProgram)
  matches(act.mint === mint, 'another token is sold')
  matches(act.destination !== associatedTokenAccount({ owner, mint, tokenProgram }), 'a sale to oneself')
  matches(act.amountRaw === amountRaw, 'another amount')
}

/** Out of what belongs to somebody else, to the owner. Answers with the token's program; null for SOL. */
function matchPurchase(act: SolanaInstruction | undefined, { owner, mint, amountRaw }: Move): string | null {
  if (mint === WRAPPED_SOL_MINT) {
    matches(act?.kind === 'sol-transfer' && act.from !== owner, 'no SOL is bought')
    matches(act.to === owner, 'to another recipient')
    matches(act.lamports >= amountRaw, 'less than was promised')
    return null
  }
  matches(act?.kind === 'token-transfer' && act.authority !== owner, 'no token is bought')
  const { program: tokenProgram } = act
  requireTokenProgram(tokenProgram)
  matches(act.mint === mint, 'another token is bought')
  matches(act.destination === associatedTokenAccount({ owner, mint, tokenProgram }), 'to another recipient')
  // Somebody may have been allowed to move tokens of the owner: those would be no payment.
  const payer = { owner: act.authority, mint, tokenProgram }
  matches(act.source === associatedTokenAccount(payer), 'not out of the account of who pays')
  // A mint of Token-2022 may keep a part of every transfer. Where the call names it, the chain checks it.
  matches(tokenProgram === TOKEN_PROGRAM || act.feeRaw !== null, 'what the mint keeps is not named')
  matches(act.amountRaw - (act.feeRaw ?? 0n) >= amountRaw, 'less than was promised')
  return tokenProgram
}

function requireTokenProgram(program: string): void {
  matches(program === TOKEN_PROGRAM || program === TOKEN_2022_PROGRAM, 'no token program')
}
