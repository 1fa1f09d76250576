import type { ChainId } from '@windhover/core/chains/chain'
import type { QuoteFeeView, RouteStepView } from '@windhover/core/swaps/contract'
import type { TokenView } from '@windhover/core/tokens/contract'
import type { Refused } from '@windhover/core/toolbox/tool-answers'
import type { Intent } from '@windhover/core/transactions/intent'
import type { MadeCall } from '@windhover/core/transactions/same-call'
import type { FieldClaim } from '@windhover/core/transactions/trace-fields'

/** What a venue said when the card was made, beside what the intent itself promises. */
export type QuoteFacts = {
  readonly priceImpactPct: number | null
  readonly route: readonly RouteStepView[]
  readonly fees: readonly QuoteFeeView[]
}

/** What a tool has worked out before a card can be drawn. */
export type PreparedIntent = {
  readonly made: MadeCall
  /** The same call with every token by its address, so that another card is about the very same ones. */
  readonly args: Readonly<Record<string, unknown>>
  readonly intent: Intent
  readonly quote: QuoteFacts | null
  readonly claims: readonly FieldClaim[]
}

/** Signed: what a step takes counts against the vault, what it brings counts for it. */
export type EarlierFlow = { readonly chain: ChainId; readonly token: string; readonly amountRaw: bigint }

/** Why there is nothing to show yet: the person has to choose, or it cannot be done. */
export type Unclear =
  | { readonly status: 'ask'; readonly question: string; readonly options: TokenView[] }
  | Refused
