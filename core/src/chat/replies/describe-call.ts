import { CHAINS } from '../../chains/all-chains.ts'
import type { ChainId } from '../../chains/chain.ts'
import { plainText } from '../../text/quote-text.ts'
import type { PlannedCall } from '../reader/plan.ts'

/** What a call would do, as a verb: 'buy JUP with 50 USDC', 'look up the price of SOL'. */
export function describeCall({ tool, args }: PlannedCall): string {
  const describe = CALLS[tool]
  const chain = typeof args.chain === 'string' ? (args.chain as ChainId) : undefined
  const on =
    chain === undefined || tool === 'propose_wrap' || tool === 'propose_unwrap' ? '' : CHAINS[chain].name
  const said = describe === undefined ? 'look that up' : describe(args)
  return on === '' ? said : `${said} on ${on}`
}

type Args = PlannedCall['args']
const WORD_CHARS = 44
const word = (value: unknown, fallback: string) =>
  typeof value === 'string' ? plainText(value, WORD_CHARS) : fallback

/** '0.5 SOL', '50% of your SOL', 'all your SOL', '$50 of SOL'. */
function quantity(amount: unknown, token: string): string {
  if (typeof amount !== 'string') return token
  if (amount === 'all') return `all your ${token}`
  if (amount === 'proceeds') return `the ${token} it brings`
  if (amount.endsWith('%')) return `${amount} of your ${token}`
  return amount.startsWith('$') ? `${amount} of ${token}` : `${amount} ${token}`
}

function swap({ sell, buy, amount, amountOf }: Args): string {
  const [sold, bought] = [word(sell, 'a token'), word(buy, 'a token')]
  if (amountOf === 'buy') return `buy ${quantity(amount, bought)} with ${sold}`
  return `swap ${quantity(amount, sold)} for ${bought}`
}

const coinOf = (chain: unknown) => (chain === 'hedera' ? 'HBAR' : 'SOL')
const about = (what: string) => (args: Args) => `${what} ${word(args.token ?? args.symbol, 'a token')}`

const CALLS: Readonly<Record<string, (args: Args) => string>> = {
  propose_swap: swap,
  get_swap_quote: (args) => `quote what it takes to ${swap(args)}`,
  propose_transfer: ({ token, amount, to }) =>
    `send ${quantity(amount, word(token, 'a token'))} to ${word(to, 'somebody')}`,
  propose_wrap: ({ amount, chain }) => `wrap ${quantity(amount, coinOf(chain))}`,
  propose_unwrap: ({ amount, chain }) => `unwrap ${quantity(amount, `W${coinOf(chain)}`)}`,
  propose_sequence: ({ steps }) => (steps as readonly PlannedCall[]).map(describeCall).join(', then '),
  propose_memory: ({ content }) => `note “${word(content, '')}”`,
  get_token_price: about('look up the price of'),
  get_token_stats: about('look up the figures of'),
  check_token_risk: about('check the risks of'),
  get_token_report: about('write a report on'),
  get_social_pulse: about('look up what people say about'),
  compare_tokens: ({ tokens }) =>
    `compare ${(tokens as readonly string[]).map((token) => word(token, '')).join(' and ')}`,
  get_balances: () => 'show your balances',
  get_pnl: () => 'work out what you made',
  get_activity: () => 'show your activity',
  get_history: () => 'show your transactions',
  get_news: ({ topic }) => (topic === undefined ? 'look up the news' : `look up news on ${word(topic, '')}`),
  get_trending_tokens: () => 'list trending tokens',
  get_market_update: () => 'look up how the market is doing',
}
