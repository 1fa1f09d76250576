import type { ChainId } from '@windhover/core/chains/chain'
import type { VenueId } from '@windhover/core/swaps/venue-ids'
import type {
  BalanceChange,
  PlannedAction,
  SignedAction,
  SignedOrder,
  TokenRef,
  TransactionStatus,
} from './chain.ts'

/**
 * A place where one token becomes another. Venues only make prices and unsigned actions; none of them signs, and what
 * they answer is compared with what was asked before anybody relies on it. Their errors are translated inside the
 * adapter, once, to `swapErrors`.
 */
export type SwapVenue = {
  readonly venue: VenueId
  readonly quote: (request: QuoteRequest) => Promise<VenueQuote>
  /**
   * The actions that do it, in the order in which they must be mined: what has to be allowed or accepted first, the
   * swap last. Throws `swapErrors.priceMoved` where the venue no longer guarantees `minBuyAmountRaw`.
   */
  readonly build: (order: SwapOrder) => Promise<BuiltSwap>
  /** Where signed bytes or a signed order are handed to the venue; absent where they go to the chain itself. */
  readonly relay?: VenueRelay
}

export type SwapVenues = Readonly<Record<VenueId, SwapVenue>>

type Pair = {
  readonly chain: ChainId
  readonly sellToken: TokenRef
  readonly buyToken: TokenRef
  readonly sellAmountRaw: bigint
  readonly slippageBps: number
}

export type QuoteRequest = Pair & {
  /** Null asks for a price that is the same for everybody. */
  readonly taker: string | null
}

export type SwapOrder = Pair & { readonly owner: string; readonly minBuyAmountRaw: bigint }

/** What will be done, and the quote that it was made from: the receipt tells both. */
export type BuiltSwap = { readonly actions: readonly PlannedAction[]; readonly quote: VenueQuote }

export type VenueQuote = {
  readonly buyAmountRaw: bigint
  /** What the venue guarantees under the slippage that was asked for. */
  readonly minBuyAmountRaw: bigint
  /** Percent, positive is a loss; null where the venue does not say. */
  readonly priceImpactPct: number | null
  readonly route: readonly RouteStep[]
  /** What the venue itself keeps or charges, beside the network's fee; already taken out of `buyAmountRaw` or not as told. */
  readonly fees: readonly VenueFee[]
  /** Estimated network fee in the native coin's smallest unit; null where nobody but the filler pays one. */
  readonly networkFeeRaw: bigint | null
  readonly expiresAtMs: number | null
  /** Hedera: the pool's fee tier. */
  readonly feeTier?: number
}

export type RouteStep = {
  readonly label: string
  readonly fromToken: TokenRef
  readonly toToken: TokenRef
  readonly sharePct: number
}

export type VenueFee = {
  readonly kind: 'venue' | 'service' | 'rent'
  readonly token: TokenRef
  readonly amountRaw: bigint
}

export type VenueRelay = {
  /** The same signed action twice is one: answers with the id it is known by. */
  readonly submit: (signed: SignedAction | SignedOrder) => Promise<string>
  /** Only where the venue, not the chain, knows what became of it (orders that wait for a filler). */
  readonly getStatus?: (handedIn: { id: string }) => Promise<RelayedStatus>
  readonly listOrders?: (query: { owner: string; cursor: string | null }) => Promise<OrderPage>
}

export type RelayedStatus = TransactionStatus & {
  /** The transaction that filled it, once there is one. */
  readonly filledBy?: string
}

export type OrderPage = { readonly orders: readonly VenueOrder[]; readonly nextCursor: string | null }

export type VenueOrder = {
  readonly orderId: string
  readonly status: 'open' | 'filled' | 'expired' | 'error' | 'cancelled' | 'insufficient-funds'
  readonly filledBy: string | null
  readonly createdAtMs: number | null
  readonly sell: BalanceChange | null
  readonly buy: BalanceChange | null
}
