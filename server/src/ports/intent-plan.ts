import type { ReceiptView } from '@windhover/core/transactions/contract'
import type { Intent, IntentOf, IntentType } from '@windhover/core/transactions/intent'
import type { ReceiptChange } from '@windhover/core/transactions/receipt'
import type { ChainAdapters, PlannedAction } from './chain.ts'
import type { HederaAccounts } from './hedera-accounts.ts'
import type { SwapVenues, VenueQuote, VenueRelay } from './swap-venue.ts'
import type { Wrappings } from './wrapping.ts'

export type PlanParts = {
  readonly chains: ChainAdapters
  readonly wrappings: Wrappings
  readonly hederaAccounts: HederaAccounts
  readonly swapVenues: SwapVenues
}

export type Plan = {
  /** In the order in which they must be mined. */
  readonly actions: readonly PlannedAction[]
  /** Where a venue made them: what it promises with them. */
  readonly quote?: VenueQuote
}

/** What came of an intent, as far as the chain and the venue have told. */
export type Executed = {
  readonly changes: readonly ReceiptChange[]
  readonly quote: Pick<VenueQuote, 'priceImpactPct' | 'route'> | null
  /** Where somebody else filled it: the id of the order. */
  readonly orderId: string | null
}

/** How a kind of intent is done. Its facts are in core; this asks chains and venues. */
export type IntentPlan<Value extends Intent = Intent> = {
  readonly type: Value['type']
  /** Its actions, built from the chain as it stands now. */
  readonly plan: (parts: PlanParts, intent: Value, owner: string) => Promise<Plan>
  /** Who takes its signed bytes, where they do not go to the chain itself. */
  readonly relay?: (parts: PlanParts, intent: Value) => VenueRelay | null
  /** What its receipt tells beside changes and fees. */
  readonly receipt?: (intent: Value, executed: Executed) => Pick<ReceiptView, 'swap'>
}

export function defineIntentPlan<Type extends IntentType>(plan: IntentPlan<IntentOf<Type>> & { type: Type }) {
  // Found by its type alone, it is only ever given intents of this type.
  return plan as unknown as IntentPlan
}
