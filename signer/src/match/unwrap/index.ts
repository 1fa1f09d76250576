import type { IntentOf } from '@windhover/core/transactions/intent'
import { matches } from '../../decode/refusal.ts'
import { TOKEN_PROGRAM } from '../../decode/solana/programs.ts'
import type { EvmGiven } from '../evm-given.ts'
import { defineRules } from '../intent-rules.ts'
import type { ActionRole } from '../signing-plan.ts'
import { ownBudget } from '../solana-budget.ts'
import type { SolanaGiven } from '../solana-given.ts'
import { WHBAR_HELPER, WHBAR_TOKEN } from '../wrap/whbar.ts'
import { matchPutIn, wrappedAccount } from '../wrap/wrapped-sol.ts'

type UnwrapIntent = IntentOf<'unwrap'>

/** All HBAR there will ever be, in tinybar: whatever is above it is an unlimited approval. */
const HBAR_SUPPLY_TINYBAR = 5_000_000_000_000_000_000n

export const rules = defineRules('unwrap', {
  solana: { match: matchSolana, budget: ownBudget, mayHaveCosigner: false },
  evm: matchEvm,
  order: null,
})

function matchSolana({ intent, owner, instructions: [close, ...rest] }: SolanaGiven<UnwrapIntent>): void {
  matches(close?.kind === 'close-account' && close.program === TOKEN_PROGRAM, 'no account is closed')
  matches(close.account === wrappedAccount(owner), 'another account is closed')
  matches(close.destination === owner && close.owner === owner, 'the coins would go to somebody else')
  if (rest.length === 0) return
  // What is kept wrapped stays with the owner; only the chain knows how much it was.
  matches(intent.amountRaw !== 'all', 'something is kept')
  matches(matchPutIn(owner, rest) > 0n, 'nothing is kept')
}

function matchEvm({ intent, chain, to, valueWei, call }: EvmGiven<UnwrapIntent>): ActionRole {
  matches(chain === 'hedera', 'another chain')
  matches(valueWei === 0n, 'coins are sent along')
  matches(call.kind === 'approve' || call.kind === 'unwrap-whbar', 'not a way of unwrapping')
  if (call.kind === 'approve') matches(to === WHBAR_TOKEN && call.spender === WHBAR_HELPER, 'another spender')
  else matches(to === WHBAR_HELPER, 'another contract')
  if (intent.amountRaw === 'all') matches(isPossible(call.amountRaw), 'an unlimited amount')
  else matches(call.amountRaw === BigInt(intent.amountRaw), 'another amount')
  return call.kind === 'approve' ? 'allow-helper' : 'main'
}

function isPossible(amountRaw: bigint): boolean {
  return amountRaw > 0n && amountRaw <= HBAR_SUPPLY_TINYBAR
}
