import type { IntentOf } from '@windhover/core/transactions/intent'
import { matches } from '../../decode/refusal.ts'
import { type EvmGiven, WEIBAR_PER_TINYBAR } from '../evm-given.ts'
import { defineRules } from '../intent-rules.ts'
import type { ActionRole } from '../signing-plan.ts'
import { ownBudget } from '../solana-budget.ts'
import type { SolanaGiven } from '../solana-given.ts'
import { WHBAR_HELPER, WHBAR_TOKEN } from './whbar.ts'
import { matchPutIn } from './wrapped-sol.ts'

type WrapIntent = IntentOf<'wrap'>

export const rules = defineRules('wrap', {
  solana: { match: matchSolana, budget: ownBudget, mayHaveCosigner: false },
  evm: matchEvm,
  order: null,
})

function matchSolana({ intent, owner, instructions }: SolanaGiven<WrapIntent>): void {
  const lamports = matchPutIn(owner, instructions)
  matches(lamports === BigInt(intent.amountRaw), 'another amount')
}

function matchEvm({ intent, chain, to, valueWei, call }: EvmGiven<WrapIntent>): ActionRole {
  matches(chain === 'hedera', 'another chain')
  if (call.kind === 'associate') {
    matches(to === WHBAR_TOKEN && valueWei === 0n, 'another token is accepted')
    return 'accept-token'
  }
  matches(call.kind === 'deposit' && to === WHBAR_HELPER, 'not a deposit')
  matches(valueWei === BigInt(intent.amountRaw) * WEIBAR_PER_TINYBAR, 'another amount')
  return 'main'
}
