import { NATIVE } from '../balances/constants.ts'
import type { ChainId } from '../chains/chain.ts'
import { EVM_DIALOG_DEBOUNCE_MS, QUOTE_DEBOUNCE_MS } from './constants.ts'
import { counterpartOf, isNativeOrWrapped } from './counterpart.ts'
import { insufficientText, type SwapTag, showReceived, showSwapBalance } from './swap-form.ts'

/** A dialog that buys or sells one token, always against the same counterpart. */
export type TradeMode = 'buy' | 'sell'
export const TRADE_MODES: readonly TradeMode[] = ['buy', 'sell']

type TradeToken = { readonly address: string; readonly symbol: string; readonly decimals: number }

/** R2-293, R2-294 */
export const TRADE_DEBOUNCE_MS: Readonly<Record<ChainId, number>> = {
  solana: QUOTE_DEBOUNCE_MS,
  ethereum: EVM_DIALOG_DEBOUNCE_MS,
  bsc: EVM_DIALOG_DEBOUNCE_MS,
  hedera: EVM_DIALOG_DEBOUNCE_MS,
}

/** R2-089 to R2-091: what is given and what is got. */
export function tradeSides<Token extends TradeToken>(chain: ChainId, mode: TradeMode, token: Token) {
  const counterpart = counterpartOf(chain, token.address)
  return mode === 'buy' ? { sell: counterpart, buy: token } : { sell: token, buy: counterpart }
}

/** Venues of Solana trade the coin itself: who trades its wrapped form trades the coin. */
export function tradedToken(chain: ChainId, token: string): string {
  return chain === 'solana' && isNativeOrWrapped(chain, token) ? NATIVE : token
}

const VERBS: Readonly<Record<TradeMode, string>> = { buy: 'Buy', sell: 'Sell' }
export const tradeVerb = (mode: TradeMode): string => VERBS[mode]
/** R2-084 and G28 */
export const tradeTitle = (mode: TradeMode, symbol: string): string => `${VERBS[mode]} ${symbol} Tokens`

/** R2-086, R2-206: `what` is 'Buy JUP'. What is missing or comes in a moment leaves the words as they are. */
export const TRADE_LABELS: Readonly<Record<SwapTag, (what: string) => string>> = {
  offline: () => "You're offline",
  'no-vault': (what) => what,
  'no-tokens': (what) => what,
  'same-token': (what) => what,
  'no-amount': (what) => what,
  'balance-unknown': () => 'Balance unavailable',
  insufficient: () => 'Insufficient balance',
  quoting: (what) => what,
  'quote-error': (what) => what,
  'fees-short': (what) => what,
  'would-fail': (what) => what,
  'not-simulated': (what) => what,
  terms: (what) => what,
  ready: (what) => what,
  swapping: () => 'Processing...',
}

type TradeBalance = {
  readonly chain: ChainId
  readonly mode: TradeMode
  readonly balanceRaw: bigint
  readonly decimals: number
}

/** R2-314: in the dialogs of Solana three decimals for buying and six for selling. */
export function showTradeBalance({ chain, mode, balanceRaw, decimals }: TradeBalance): string {
  const show = chain === 'solana' && mode === 'buy' ? showReceived : showSwapBalance
  return show(balanceRaw, decimals)
}

/** The sentence at the amount; null while nothing is wrong with it. */
export function tradeProblem(
  tag: SwapTag,
  given: Pick<TradeBalance, 'balanceRaw' | 'decimals'>,
): string | null {
  return tag === 'insufficient' ? insufficientText(given.balanceRaw, given.decimals) : null
}
