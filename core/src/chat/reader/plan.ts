import type { ChainId } from '../../chains/chain.ts'

/** What a request comes to. The same words after the same conversation always give the same plan. */

export type PlannedCall = {
  readonly tool: string
  /** Only what the person said; what is left out has its default in the tool's schema. */
  readonly args: Readonly<Record<string, unknown>>
}

/** Whether a call prepares something that moves money. */
export const isOrder = ({ tool }: PlannedCall): boolean =>
  tool.startsWith('propose_') && tool !== 'propose_memory'

/** What is missing before anything can be done. */
export const MISSING = [
  'token',
  'counter-token',
  'amount',
  'price',
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
  /** What a sale is to bring, where that was said. */
  readonly receive?: string
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
  readonly chain?: ChainId
}

export type Plan =
  | { readonly kind: 'call'; readonly calls: readonly PlannedCall[] }
  | { readonly kind: 'ask'; readonly about: Missing; readonly begun: PlannedCall }
  /** A token is misspelt: what it comes to if the nearest known one was meant. */
  | {
      readonly kind: 'correct'
      readonly calls: readonly PlannedCall[]
      readonly typed: string
      readonly meant: string
    }
  /** Read as an order, but not surely enough to prepare it: it is asked whether that is meant. */
  | { readonly kind: 'unsure'; readonly calls: readonly PlannedCall[] }
  /** Some of it is clear; nothing is done before the rest is. */
  | { readonly kind: 'partial'; readonly calls: readonly PlannedCall[]; readonly missed: string }
  | { readonly kind: 'later'; readonly request: LaterRequest }
  | { readonly kind: 'say'; readonly topic: string; readonly term?: string }
  | { readonly kind: 'unknown' }
