import { defineRules } from '../intent-rules.ts'
import { ownBudget } from '../solana-budget.ts'
import { matchEvmTransfer } from './evm.ts'
import { matchSolanaTransfer } from './solana.ts'

export const rules = defineRules('transfer', {
  solana: { match: matchSolanaTransfer, budget: ownBudget, mayHaveCosigner: false },
  evm: matchEvmTransfer,
  order: null,
})
