import type { EvmChainIds } from '@windhover/core/chains/networks'
import type { DutchOrder } from '@windhover/core/signing/dutch-order'
import type { Intent, IntentOf, IntentType } from '@windhover/core/transactions/intent'
import type { EvmGiven } from './evm-given.ts'
import type { ActionRole, UnaccountedPlan } from './signing-plan.ts'
import type { ComputeBudget } from './solana-budget.ts'
import type { SolanaGiven } from './solana-given.ts'

export type OrderGiven<Value extends Intent = Intent> = {
  readonly intent: Value
  readonly order: DutchOrder
  /** Address of the vault's own key. */
  readonly owner: string
  /** Who may complete it, in lower case. */
  readonly cosigners: readonly string[]
  readonly chainIds: EvmChainIds
  readonly nowMs: number
}

type SolanaRules<Value extends Intent> = {
  /** Throws unless the instructions do what the intent says, and nothing else. */
  readonly match: (given: SolanaGiven<Value>) => void
  readonly budget: ComputeBudget
  /** Whoever sells to us in the same transaction signs it too. */
  readonly mayHaveCosigner: boolean
}

/** What the bytes of a kind of intent may look like. Null: nothing of the kind is ever signed there. */
export type IntentRules<Value extends Intent = Intent> = {
  readonly solana: SolanaRules<Value> | null
  /** Which part of the intent an action is, or throws. */
  readonly evm: ((given: EvmGiven<Value>) => ActionRole) | null
  readonly order: ((given: OrderGiven<Value>) => UnaccountedPlan) | null
}

export function defineRules<Type extends IntentType>(_type: Type, rules: IntentRules<IntentOf<Type>>) {
  return rules
}
