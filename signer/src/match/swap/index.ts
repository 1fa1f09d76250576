import { defineRules } from '../intent-rules.ts'
import { venueBudget } from '../solana-budget.ts'
import { matchEvmSwap } from './evm.ts'
import { planOrder } from './order.ts'
import { matchSolanaSwap } from './solana.ts'

export const rules = defineRules('swap', {
  solana: { match: matchSolanaSwap, budget: venueBudget, mayHaveCosigner: true },
  evm: matchEvmSwap,
  order: planOrder,
})
