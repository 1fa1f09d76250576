import { describeLater } from './describe-later.ts'
import { SLIPPAGE_MAX, SLIPPAGE_MIN } from './match/take-asides.ts'
import type { LaterAction, LaterRequest, Plan, SayTopic } from './plan.ts'

/** What is said where no tool is called. */
export function sayPlan(plan: Exclude<Plan, { kind: 'call' }>): string {
  switch (plan.kind) {
    case 'ask':
      return plan.question
    case 'later':
      return sayLater(plan.request)
    case 'say':
      return TALK[plan.topic]
    case 'unknown':
      return plan.why === 'slippage' ? ODD_SLIPPAGE : UNKNOWN
  }
}

const EXAMPLES = ['Swap 0.5 SOL for USDC', 'What is the price of ETH?', 'Is BONK safe?']
const list = (examples: readonly string[]) => examples.map((example) => `- ${example}`).join('\n')

const UNKNOWN = `I did not understand all of that, so I did nothing. I can look up tokens, markets and your vault, and prepare swaps, transfers and wraps for you to approve. For example:\n\n${list(EXAMPLES)}`

const ODD_SLIPPAGE = `Here slippage can be set from ${SLIPPAGE_MIN} to ${SLIPPAGE_MAX} percent only, so I prepared nothing. Please name one in that range, or leave it out.`

const TALK: Readonly<Record<SayTopic, string>> = {
  greeting: 'Hello. Ask about a token, the market or your vault, or describe a trade.',
  thanks: 'You are welcome.',
  help: `I read prices, risks, news and your balances, and I prepare swaps, transfers and wraps. Nothing is signed before you approve its card. For example:\n\n${list([...EXAMPLES, 'Show my balances'])}\n\nThe Prompt Cheat Sheet in the plus menu has more.`,
  identity:
    'I am Windhover, a trading assistant. I am software and can be wrong; nothing leaves your vault before you approve it.',
  cancelled: 'OK, I stopped there. Nothing was prepared.',
}

/** What is not built yet, in words that fit behind 'so nothing was …'. */
const MISSING: Readonly<Record<LaterAction, { readonly what: string; readonly done: string }>> = {
  'limit-buy': { what: 'Price-triggered orders are', done: 'set' },
  'limit-sell': { what: 'Price-triggered orders are', done: 'set' },
  'take-profit': { what: 'Price-triggered orders are', done: 'set' },
  'stop-loss': { what: 'Price-triggered orders are', done: 'set' },
  'bracket-buy': { what: 'Price-triggered orders are', done: 'bought or set' },
  'market-cap-buy': { what: 'Orders that wait for a market cap are', done: 'set' },
  'list-orders': { what: 'Price-triggered orders are', done: 'looked up' },
  'cancel-orders': { what: 'Price-triggered orders are', done: 'cancelled' },
  'list-positions': { what: 'Conditional positions are', done: 'looked up' },
  'close-positions': { what: 'Conditional positions are', done: 'closed' },
  dca: { what: 'Recurring buys are', done: 'set up' },
  'list-dca': { what: 'Recurring buys are', done: 'looked up' },
  'cancel-dca': { what: 'Recurring buys are', done: 'cancelled' },
  'list-pools': { what: 'Liquidity pools are', done: 'looked up' },
  'add-liquidity': { what: 'Liquidity pools are', done: 'added' },
  'open-position': { what: 'Liquidity pools are', done: 'opened' },
  'list-liquidity': { what: 'Liquidity pools are', done: 'looked up' },
  'claim-fees': { what: 'Liquidity pools are', done: 'claimed' },
  'remove-liquidity': { what: 'Liquidity pools are', done: 'removed' },
  'close-position': { what: 'Liquidity pools are', done: 'closed' },
  'list-launches': { what: 'PumpFun launches are', done: 'looked up' },
  'launch-token': { what: 'PumpFun launches are', done: 'launched' },
  'launch-buy': { what: 'PumpFun trades are', done: 'bought' },
  'launch-sell': { what: 'PumpFun trades are', done: 'sold' },
}

function sayLater(request: LaterRequest): string {
  const { what, done } = MISSING[request.action]
  return `I read this as ${describeLater(request)}. ${what} not built yet, so nothing was ${done}.`
}
