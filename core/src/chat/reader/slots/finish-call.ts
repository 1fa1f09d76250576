import type { Missing, Plan, PlannedCall } from '../plan.ts'

type Need = readonly [arg: string, about: Missing]
const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  propose_transfer: [
    ['token', 'token'],
    ['amount', 'amount'],
    ['to', 'recipient'],
  ],
  propose_wrap: [
    ['chain', 'chain'],
    ['amount', 'amount'],
  ],
  propose_unwrap: [['chain', 'chain']],
  get_token_price: [['token', 'token']],
  get_token_stats: [['token', 'token']],
  check_token_risk: [['token', 'token']],
  get_token_report: [['token', 'token']],
  get_social_pulse: [['symbol', 'token']],
  get_funding_rates: [['symbol', 'token']],
  get_open_interest: [['symbol', 'token']],
  get_asset_profile: [['symbol', 'token']],
  get_asset_metrics: [['symbol', 'token']],
  get_rune: [['name', 'token']],
  get_bitcoin_address: [['address', 'address']],
  propose_memory: [['content', 'content']],
  search_web: [['query', 'content']],
}

/** The call, or the question for what it lacks. */
export function finishCall(call: PlannedCall, side: 'sell' | 'buy'): Plan {
  const missing = needsOf(call, side).find(([arg]) => call.args[arg] === undefined)
  return missing === undefined
    ? { kind: 'call', calls: [call] }
    : { kind: 'ask', about: missing[1], begun: call }
}

function needsOf({ tool }: PlannedCall, side: 'sell' | 'buy'): readonly Need[] {
  if (tool !== 'propose_swap' && tool !== 'get_swap_quote') return NEEDS[tool] ?? []
  const counter = side === 'sell' ? 'buy' : 'sell'
  return [
    [side, 'token'],
    [counter, 'counter-token'],
    ['amount', 'amount'],
  ]
}
