import { CHAINS } from '../../chains/all-chains.ts'
import type { ChainId } from '../../chains/chain.ts'
import { plainText } from '../../text/quote-text.ts'
import type { PlannedCall } from '../reader/plan.ts'
import { DOLLAR_SYMBOLS } from '../reader/words/known-symbols.ts'

type Owner = 'your' | 'my'

/** What a call would do, as a verb: 'buy JUP for 50 USDC', 'look up the price of SOL'. */
export function describeCall({ tool, args }: PlannedCall, owner: Owner = 'your'): string {
  const describe = CALLS[tool]
  const chain = typeof args.chain === 'string' ? (args.chain as ChainId) : undefined
  const on =
    chain === undefined || tool === 'propose_wrap' || tool === 'propose_unwrap' ? '' : CHAINS[chain].name
  const said = describe === undefined ? 'look that up' : describe(args, owner)
  return on === '' ? said : `${said} on ${on}`
}

type Args = PlannedCall['args']
const WORD_CHARS = 44
const word = (value: unknown, fallback: string) =>
  typeof value === 'string' ? plainText(value, WORD_CHARS) : fallback

/** '0.5 SOL', '50% of your SOL', 'all your SOL', '$50 of SOL'. */
function quantity(amount: unknown, token: string, owner: Owner): string {
  if (typeof amount !== 'string') return token
  if (amount === 'all') return `all ${owner} ${token}`
  if (amount === 'proceeds') return `the ${token} it brings`
  if (amount.endsWith('%')) return `${amount} of ${owner} ${token}`
  return amount.startsWith('$') ? `${amount} of ${token}` : `${amount} ${token}`
}

/** Dollars buy; everything else is swapped. */
function swap({ sell, buy, amount, amountOf }: Args, owner: Owner): string {
  const [sold, bought] = [word(sell, 'a token'), word(buy, 'a token')]
  if (amountOf === 'buy') return `buy ${quantity(amount, bought, owner)} with ${sold}`
  const isPurchase =
    DOLLAR_SYMBOLS.has(sold) && !DOLLAR_SYMBOLS.has(bought) && /^[0-9.]+$/.test(String(amount))
  if (isPurchase) return `buy ${bought} for ${quantity(amount, sold, owner)}`
  return `swap ${quantity(amount, sold, owner)} for ${bought}`
}

const coinOf = (chain: unknown) => (chain === 'hedera' ? 'HBAR' : 'SOL')
const about = (what: string) => (args: Args) => `${what} ${word(args.token ?? args.symbol, 'a token')}`

const CALLS: Readonly<Record<string, (args: Args, owner: Owner) => string>> = {
  propose_swap: swap,
  get_swap_quote: (args, owner) => `quote what it takes to ${swap(args, owner)}`,
  propose_transfer: ({ token, amount, to }, owner) =>
    `send ${quantity(amount, word(token, 'a token'), owner)} to ${word(to, 'somebody')}`,
  propose_wrap: ({ amount, chain }, owner) => `wrap ${quantity(amount, coinOf(chain), owner)}`,
  propose_unwrap: ({ amount, chain }, owner) => `unwrap ${quantity(amount, `W${coinOf(chain)}`, owner)}`,
  propose_sequence: ({ steps }, owner) =>
    (steps as readonly PlannedCall[]).map((step) => describeCall(step, owner)).join(', then '),
  propose_memory: ({ content }) => `note “${word(content, '')}”`,
  get_token_price: about('look up the price of'),
  get_token_stats: about('look up the figures of'),
  check_token_risk: about('check the risks of'),
  get_token_report: about('write a report on'),
  get_social_pulse: about('look up what people say about'),
  compare_tokens: ({ tokens }) =>
    `compare ${(tokens as readonly string[]).map((token) => word(token, '')).join(' and ')}`,
  get_balances: () => 'show your balances',
  get_network_fees: () => 'look up the network fees',
  get_deposit_address: () => 'show your deposit addresses',
  get_pnl: () => 'work out what you made',
  get_activity: () => 'show your activity',
  get_history: () => 'show your transactions',
  get_news: ({ topic }) => (topic === undefined ? 'look up the news' : `look up news on ${word(topic, '')}`),
  get_trending_tokens: () => 'list trending tokens',
  list_trenches: () => 'list the trenches',
  list_launches: () => 'list launches',
  list_alpha_projects: () => 'list projects of Alpha',
  show_leaderboard: () => 'show the leaderboard',
  show_heat_map: () => 'show the market by sector',
  list_watchlist: () => 'show your watchlist',
  watch_token: about('put on your watchlist'),
  unwatch_token: about('take off your watchlist'),
  set_alert: about('set an alert on'),
  list_alerts: () => 'list your alerts',
  remove_alert: about('remove the alert on'),
  get_market_update: () => 'look up how the market is doing',
}
