import { NATIVE } from '../balances/constants.ts'
import { parseAmount } from '../money/parse-amount.ts'
import { showAmount } from '../money/show-amount.ts'
import { isSameToken } from './counterpart.ts'
import { keepsTooLittle } from './keep-fees.ts'

/** Where a swap form is: the first thing that stands in the way, or that nothing does. */
export type SwapTag =
  | 'offline'
  | 'no-vault'
  | 'no-tokens'
  | 'same-token'
  | 'no-amount'
  | 'balance-unknown'
  | 'insufficient'
  | 'quoting'
  | 'quote-error'
  | 'fees-short'
  | 'would-fail'
  | 'not-simulated'
  | 'terms'
  | 'ready'
  | 'swapping'

export type Simulation = 'pending' | 'works' | 'fails' | 'unavailable'

/** Nothing is signed that was not simulated first. */
const SIMULATION_TAGS: Readonly<Record<Simulation, SwapTag | null>> = {
  pending: 'quoting',
  fails: 'would-fail',
  unavailable: 'not-simulated',
  works: null,
}

type FormToken = { readonly address: string; readonly decimals: number }

export type SwapFacts = {
  readonly hasVault: boolean
  readonly sell: FormToken | null
  readonly buy: FormToken | null
  readonly amountText: string
  /** Null: could not be read. Undefined: not read yet. */
  readonly balanceRaw: bigint | null | undefined
  /** Of what is typed now; an older quote that is being renewed is still a quote. */
  readonly quote: 'none' | 'pending' | 'known' | 'failed'
  /** What was simulated of the quote; left out where the form does not simulate. */
  readonly simulation?: Simulation | undefined
  /** The coin that fees are paid in, and what is known of them; left out where the form does not ask. */
  readonly coin?:
    | { readonly balanceRaw: bigint | null | undefined; readonly feesRaw: bigint | null }
    | undefined
  /** True where no terms have to be agreed to. */
  readonly termsAgreed: boolean
  readonly isSwapping: boolean
  /** The server cannot be reached: there is no quote, and nothing could be sent. */
  readonly isOffline: boolean
}

export function swapTag(facts: SwapFacts): SwapTag {
  if (facts.isSwapping) return 'swapping'
  if (facts.isOffline) return 'offline'
  if (!facts.hasVault) return 'no-vault'
  return formTag(facts) ?? quoteTag(facts)
}

function formTag({ sell, buy, amountText, balanceRaw }: SwapFacts): SwapTag | null {
  if (sell === null || buy === null) return 'no-tokens'
  if (isSameToken(sell.address, buy.address)) return 'same-token'
  const amountRaw = positiveAmount(amountText, sell.decimals)
  if (amountRaw === null) return 'no-amount'
  if (balanceRaw === null) return 'balance-unknown'
  return balanceRaw !== undefined && amountRaw > balanceRaw ? 'insufficient' : null
}

function quoteTag(facts: SwapFacts): SwapTag {
  const { quote, balanceRaw, simulation, termsAgreed } = facts
  if (quote === 'failed') return 'quote-error'
  if (quote !== 'known' || balanceRaw === undefined) return 'quoting'
  if (isShortOfFees(facts)) return 'fees-short'
  return SIMULATION_TAGS[simulation ?? 'works'] ?? (termsAgreed ? 'ready' : 'terms')
}

/** Networks do not say so in words: a coin swap that fails although the coins are there lacks what Max keeps. */
function isShortOfFees({ sell, amountText, balanceRaw, simulation, coin }: SwapFacts): boolean {
  const isCoin = sell?.address === NATIVE
  const amountRaw = (sell === null ? null : positiveAmount(amountText, sell.decimals)) ?? 0n
  if (isCoin && simulation === 'fails' && balanceRaw != null && keepsTooLittle(amountRaw, balanceRaw))
    return true
  if (coin?.balanceRaw == null || coin.feesRaw === null) return false
  return coin.feesRaw + (isCoin ? amountRaw : 0n) > coin.balanceRaw
}

/** Null for everything that is not an amount of the token above zero. */
export function positiveAmount(text: string, decimals: number): bigint | null {
  const amountRaw = parseAmount(text, decimals)
  return amountRaw === null || amountRaw === 0n ? null : amountRaw
}

/** R2-068, decision D1 for a balance that nobody could read, and else why the button is off. */
export const SWAP_LABELS: Readonly<Record<SwapTag, (coin: string) => string>> = {
  offline: () => "You're offline",
  'no-vault': () => 'Select a vault',
  'no-tokens': () => 'Choose a token',
  'same-token': () => 'Choose another token',
  'no-amount': () => 'Enter an amount',
  'balance-unknown': () => 'Balance unavailable',
  insufficient: () => 'Insufficient Balance',
  quoting: () => 'Getting quote...',
  'quote-error': () => 'No quote',
  'fees-short': (coin) => `Not enough ${coin} for fees`,
  'would-fail': () => 'This swap would fail',
  'not-simulated': () => 'Not simulated yet',
  terms: () => 'Agree to the terms',
  ready: () => 'Swap',
  swapping: () => 'Swapping...',
}

export const canSwap = (tag: SwapTag): boolean => tag === 'ready'

/** The tags that mean that something required was left out (R2-186). */
const MISSING: ReadonlySet<SwapTag> = new Set<SwapTag>(['no-vault', 'no-tokens', 'no-amount'])
export const isMissingSomething = (tag: SwapTag): boolean => MISSING.has(tag)

/** R2-163: nothing is asked before both tokens and an amount above zero are there. */
export function wantsQuote({
  sell,
  buy,
  amountText,
}: Pick<SwapFacts, 'sell' | 'buy' | 'amountText'>): boolean {
  if (sell === null || buy === null || isSameToken(sell.address, buy.address)) return false
  return positiveAmount(amountText, sell.decimals) !== null
}

/** R2-185 */
export function insufficientText(balanceRaw: bigint, decimals: number): string {
  return `Insufficient balance. Available: ${showSwapBalance(balanceRaw, decimals)}`
}

const BALANCE_DIGITS = 6
const RECEIVED_DIGITS = 3

/** R2-312: six decimals, always all of them, so that a column of balances stays in line. */
export function showSwapBalance(balanceRaw: bigint, decimals: number): string {
  return padDecimals(showAmount(balanceRaw, decimals, BALANCE_DIGITS), BALANCE_DIGITS)
}

/** R2-313: three decimals; less than that is not shown as nothing. */
export function showReceived(amountRaw: bigint, decimals: number): string {
  return padDecimals(showAmount(amountRaw, decimals, RECEIVED_DIGITS), RECEIVED_DIGITS)
}

function padDecimals(text: string, digits: number): string {
  if (text.startsWith('<')) return text
  const [whole, fraction = ''] = text.split('.')
  return `${whole}.${fraction.padEnd(digits, '0')}`
}
