import type { PlannedCall } from '../reader/plan.ts'
import { describeCall } from './describe-call.ts'
import { EXAMPLE_QUESTIONS } from './examples.ts'
import { GO_ON, JUST } from './offers.ts'
import {
  askAbout,
  DEPOSIT_ADDRESS,
  figuresOf,
  isPlainSymbol,
  isSafe,
  NETWORK_FEES,
  newsOn,
  priceOf,
  reportOn,
  SHOW_BALANCES,
  SHOW_TRENDING,
} from './questions.ts'

export const OFFERED_COUNT = 3

/** What was understood of a request, then what helps to decide: always three, each understood as it stands. */
export function chooseOffers(calls: readonly PlannedCall[]): readonly string[] {
  const [only, ...others] = calls
  const first = only === undefined || others.length > 0 ? GO_ON : wordCall(only)
  const more = [...calls.flatMap(askFurther), SHOW_BALANCES, NETWORK_FEES, SHOW_TRENDING]
  return [...new Set([first, ...more])].slice(0, OFFERED_COUNT)
}

type Args = PlannedCall['args']

const symbolOf = ({ token, symbol }: Args) => [token, symbol].find(isPlainSymbol)
const about = (question: (symbol: string) => string) => (args: Args) => {
  const symbol = symbolOf(args)
  return symbol === undefined ? null : question(symbol)
}

/** How a person asks for it; null where these words do not say all of it. */
const ASKED: Readonly<Record<string, (args: Args) => string | null>> = {
  get_token_price: about(priceOf),
  get_token_stats: about(figuresOf),
  check_token_risk: about(isSafe),
  get_token_report: about(reportOn),
  get_news: ({ topic }) => (isPlainSymbol(topic) ? newsOn(topic) : null),
  compare_tokens: ({ tokens }) => {
    const named = Array.isArray(tokens) ? tokens : []
    return named.length === 2 && named.every(isPlainSymbol) ? `Compare ${named.join(' and ')}` : null
  },
  get_balances: () => SHOW_BALANCES,
  get_trending_tokens: () => SHOW_TRENDING,
  get_network_fees: () => NETWORK_FEES,
  get_deposit_address: () => DEPOSIT_ADDRESS,
}
/** More than that is not in the question. */
const SAID: ReadonlySet<string> = new Set(['token', 'symbol', 'topic', 'tokens'])

const ORDERS: ReadonlySet<string> = new Set([
  'propose_swap',
  'propose_transfer',
  'propose_wrap',
  'propose_unwrap',
])
const ORDER_WORDS: ReadonlySet<string> = new Set([
  'sell',
  'buy',
  'amount',
  'amountOf',
  'token',
  'to',
  'chain',
])
const PART_CHARS = 44

function wordCall(call: PlannedCall): string {
  const { tool, args } = call
  if (ORDERS.has(tool)) return canWord(args) ? `${JUST}${describeCall(call, 'my')}` : GO_ON
  const isAll = Object.keys(args).every((field) => SAID.has(field))
  return (isAll ? ASKED[tool]?.(args) : null) ?? GO_ON
}

/** Every figure of it is said, and nothing is cut off. */
function canWord(args: Args): boolean {
  return Object.entries(args).every(
    ([field, value]) =>
      ORDER_WORDS.has(field) &&
      typeof value === 'string' &&
      value.length <= PART_CHARS &&
      value !== 'proceeds',
  )
}

function askFurther({ tool, args }: PlannedCall): readonly string[] {
  const { sell, buy, amount, amountOf } = args
  if (tool === 'propose_swap' && isPlainSymbol(buy)) {
    const isQuoted = isPlainSymbol(sell) && amountOf !== 'buy' && /^[0-9.]+$/.test(String(amount))
    const quote = isQuoted ? [`How much ${buy} do I get for ${amount} ${sell}?`] : []
    return [...quote, ...askAbout(buy, [isSafe, priceOf])]
  }
  if (ORDERS.has(tool)) return [NETWORK_FEES, SHOW_BALANCES]
  const symbol = symbolOf(args)
  return symbol === undefined ? EXAMPLE_QUESTIONS : askAbout(symbol, [isSafe, reportOn, newsOn])
}
