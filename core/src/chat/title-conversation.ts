import { CHAINS } from '../chains/all-chains.ts'
import { cleanText } from '../text/clean-text.ts'
import { lowerFirst } from '../text/lower-first.ts'
import { TITLE_CHARS_MAX } from './constants.ts'
import type { MessagePart } from './message.ts'

/** Before anything was answered: the first line of the question. */
export function titleOfQuestion(content: string): string {
  return cleanText(content.trim().split('\n')[0] ?? '', TITLE_CHARS_MAX)
}

/** From what the first reply did: 'Swap 0.1 SOL to USDC', 'Price of ETH'. Null where it called for nothing. */
export function titleOfReply(parts: readonly MessagePart[]): string | null {
  const calls = parts.flatMap((part) =>
    part.type === 'tool-invocation' ? [{ tool: part.toolName, args: part.args }] : [],
  )
  // What was looked up on the way to a card is not what the person came for.
  const proposals = calls.filter(({ tool }) => tool.startsWith('propose_'))
  const titles = (proposals.length > 0 ? proposals : calls).flatMap((call) => titleOfCall(call) ?? [])
  const [first, ...rest] = new Set(titles)
  if (first === undefined) return null
  return cleanText([first, ...rest.map(lowerFirst)].join(', '), TITLE_CHARS_MAX)
}

type Args = Readonly<Record<string, unknown>>

/** Of a call as a model wrote it: nothing about its shape is sure. */
function titleOfCall(call: unknown): string | null {
  const { tool, args } = fieldsOf(call)
  const title = typeof tool === 'string' && Object.hasOwn(TITLES, tool) ? TITLES[tool] : undefined
  return title?.(fieldsOf(args)) ?? null
}

const fieldsOf = (value: unknown): Args =>
  typeof value === 'object' && value !== null ? (value as Args) : {}

const NAME_CHARS = 40
const ADDRESS = /^[\w.]{25,}$/
const SMALL_SYMBOL = /^[a-z\d]{1,5}$/

/** A name as somebody typed it or a token bears it; null where there is none. */
function name(value: unknown): string | null {
  const plain = typeof value === 'string' ? cleanText(value, 100) : ''
  if (plain === '') return null
  return ADDRESS.test(plain) ? `${plain.slice(0, 4)}…${plain.slice(-4)}` : cleanText(plain, NAME_CHARS)
}

/** People type 'sol' and mean SOL. */
function symbol(value: unknown): string {
  const plain = name(value) ?? 'a token'
  return SMALL_SYMBOL.test(plain) ? plain.toUpperCase() : plain
}

/** '0.5 SOL', '50% of SOL', 'all SOL', '$50 of SOL'. */
function quantity(amount: unknown, token: string): string {
  const plain = name(amount)
  if (plain === null || plain === 'proceeds') return token
  return plain.endsWith('%') || plain.startsWith('$') ? `${plain} of ${token}` : `${plain} ${token}`
}

function legs({ sell, buy, amount, amountOf }: Args): string {
  return amountOf === 'buy'
    ? `${symbol(sell)} to ${quantity(amount, symbol(buy))}`
    : `${quantity(amount, symbol(sell))} to ${symbol(buy)}`
}

function onChain({ chain }: Args): string {
  return typeof chain === 'string' && Object.hasOwn(CHAINS, chain)
    ? ` on ${CHAINS[chain as keyof typeof CHAINS].name}`
    : ''
}

type Title = (args: Args) => string
const plain =
  (words: string): Title =>
  (args) =>
    `${words}${onChain(args)}`
const about =
  (words: string): Title =>
  (args) =>
    `${words} ${symbol(args.token ?? args.symbol)}${onChain(args)}`
/** Of one thing where one is named, otherwise of all. */
const maybeOf =
  (words: string, join: string, field: string): Title =>
  (args) => {
    const of = name(args[field])
    return of === null ? plain(words)(args) : `${words} ${join} ${symbol(of)}${onChain(args)}`
  }
const coinOf = (chain: unknown) => (chain === 'hedera' ? 'HBAR' : 'SOL')

/** A tool without an entry gives no title: the words of the question stay. */
const TITLES: Readonly<Record<string, Title>> = {
  propose_swap: (args) => `Swap ${legs(args)}`,
  propose_transfer: ({ token, amount, to }) =>
    `Send ${quantity(amount, symbol(token))} to ${name(to) ?? 'somebody'}`,
  propose_wrap: ({ amount, chain }) => `Wrap ${quantity(amount, coinOf(chain))}`,
  propose_unwrap: ({ amount, chain }) => `Unwrap ${quantity(amount, `W${coinOf(chain)}`)}`,
  propose_sequence: ({ steps }) => {
    const titles = (Array.isArray(steps) ? steps : []).flatMap((step) => titleOfCall(step) ?? [])
    const [first = 'Several steps', ...rest] = titles
    return [first, ...rest.map(lowerFirst)].join(', then ')
  },
  propose_memory: ({ content }) => `Note: ${cleanText(String(content ?? ''), TITLE_CHARS_MAX)}`,
  get_swap_quote: (args) => `Quote: ${legs(args)}`,
  get_network_fees: plain('Network fees'),
  get_token_price: about('Price of'),
  get_token_stats: about('Figures of'),
  check_token_risk: about('Risk check:'),
  get_token_report: about('Report on'),
  compare_tokens: ({ tokens }) =>
    `Compare ${(Array.isArray(tokens) ? tokens : []).map(symbol).join(' and ') || 'tokens'}`,
  get_trending_tokens: plain('Trending tokens'),
  find_low_caps: plain('Small tokens'),
  list_trenches: plain('Trenches'),
  list_launches: plain('Launches'),
  show_leaderboard: plain('Leaderboard'),
  show_heat_map: plain('Heat map'),
  list_watchlist: plain('Watchlist'),
  watch_token: about('Watch'),
  unwatch_token: about('Stop watching'),
  set_alert: about('Alert on'),
  list_alerts: plain('Alerts'),
  remove_alert: maybeOf('Remove an alert', 'on', 'token'),
  get_balances: plain('Balances'),
  get_history: plain('Transactions'),
  get_activity: plain('Activity'),
  get_pnl: maybeOf('Profit and loss', 'of', 'token'),
  get_limits: plain('Spending limits'),
  get_settings: plain('Settings'),
  get_deposit_address: plain('Deposit addresses'),
  recall_memories: plain('Memories'),
  get_market_update: plain('Market update'),
  get_news: maybeOf('News', 'on', 'topic'),
  search_web: ({ query }) => `Search: ${name(query) ?? 'the web'}`,
  get_social_pulse: about('What people say about'),
  get_social_trends: plain('What people talk about'),
  get_chain_tvl: plain('Value locked by chain'),
  get_protocol_tvl: maybeOf('Value locked', 'in', 'protocol'),
  find_yields: maybeOf('Yields', 'on', 'symbol'),
  get_bitcoin_address: ({ address }) => `Bitcoin address ${name(address) ?? ''}`,
  get_rune: ({ name: rune }) => `Rune ${name(rune) ?? ''}`,
  get_inscriptions: plain('Inscriptions'),
  get_funding_rates: about('Funding rates of'),
  get_open_interest: about('Open interest of'),
  get_liquidations: maybeOf('Liquidations', 'of', 'symbol'),
  get_top_dapps: plain('Most used apps'),
  get_asset_profile: about('About'),
  get_asset_metrics: about('Figures of'),
}
