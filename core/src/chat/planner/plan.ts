import type { ChainId } from '../../chains/chain.ts'
import type { AgentToolName } from '../../toolbox/tool-names.ts'

/** What our own reading of a request comes to. The same words always give the same plan. */

export type PlannedCall = {
  readonly tool: AgentToolName
  /** Only what the person said; what is left out has its default in the tool's schema. */
  readonly args: Readonly<Record<string, unknown>>
}

/** What is missing before anything can be done. */
export const MISSING = [
  'token',
  'counter-token',
  'amount',
  'recipient',
  'chain',
  'address',
  'content',
] as const
export type Missing = (typeof MISSING)[number]

/** Requests whose capability does not stand yet; understood all the same, so that the answer is honest and exact. */
export const LATER_ACTIONS = [
  'limit-buy',
  'limit-sell',
  'take-profit',
  'stop-loss',
  /** A buy with a stop loss, a take profit or both. */
  'bracket-buy',
  'market-cap-buy',
  'list-orders',
  'cancel-orders',
  'list-positions',
  'close-positions',
  'dca',
  'list-dca',
  'cancel-dca',
  'list-pools',
  'add-liquidity',
  'open-position',
  'list-liquidity',
  'claim-fees',
  'remove-liquidity',
  'close-position',
  'list-launches',
  'launch-token',
  'launch-buy',
  'launch-sell',
] as const
export type LaterAction = (typeof LATER_ACTIONS)[number]

/** What of such a request was understood. Amounts are written as tools take them: '0.5', '50%', '$100', 'all'. */
export type LaterRequest = {
  readonly action: LaterAction
  readonly token?: string
  /** What it is paid with, where that was said. */
  readonly sell?: string
  readonly amount?: string
  readonly priceUsd?: string
  readonly stopUsd?: string
  readonly takeProfitUsd?: string
  readonly marketCapUsd?: string
  readonly every?: 'minute' | 'hour' | 'day' | 'week' | 'month'
  readonly count?: number
  readonly pool?: string
  readonly name?: string
  readonly symbol?: string
  /** What a sale is to bring, where that was said. */
  readonly receive?: string
  readonly chain?: ChainId
}

/** `cancelled` answers 'never mind'. */
export type SayTopic = 'greeting' | 'thanks' | 'help' | 'identity' | 'cancelled'

export type Plan =
  | { readonly kind: 'call'; readonly calls: readonly PlannedCall[] }
  | {
      readonly kind: 'ask'
      readonly about: Missing
      readonly question: string
      readonly begun: PlannedCall
      /** The argument that the answer is put in. */
      readonly fills?: string
    }
  | { readonly kind: 'later'; readonly request: LaterRequest }
  | { readonly kind: 'say'; readonly topic: SayTopic }
  /** Not understood completely, or not to be had as it was said (`why`): a model is asked where there is one, otherwise this is said. */
  | { readonly kind: 'unknown'; readonly why?: 'slippage' }
