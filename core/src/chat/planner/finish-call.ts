import type { AgentToolName } from '../../toolbox/tool-names.ts'
import type { Missing, Plan, PlannedCall } from './plan.ts'
import { wordQuestion } from './word-questions.ts'

type Need = { readonly arg: string; readonly about: Missing }
const token: Need = { arg: 'token', about: 'token' }
const symbol: Need = { arg: 'symbol', about: 'token' }
const amount: Need = { arg: 'amount', about: 'amount' }

/** What a tool cannot do without, in the order in which it is asked for. */
const NEEDS: Readonly<Partial<Record<AgentToolName, readonly Need[]>>> = {
  propose_transfer: [token, amount, { arg: 'to', about: 'recipient' }],
  propose_wrap: [{ arg: 'chain', about: 'chain' }, amount],
  propose_unwrap: [{ arg: 'chain', about: 'chain' }],
  get_token_price: [token],
  get_token_stats: [token],
  check_token_risk: [token],
  get_social_pulse: [symbol],
  get_funding_rates: [symbol],
  get_open_interest: [symbol],
  get_asset_profile: [symbol],
  get_asset_metrics: [symbol],
  get_rune: [{ arg: 'name', about: 'token' }],
  get_bitcoin_address: [{ arg: 'address', about: 'address' }],
  propose_memory: [{ arg: 'content', about: 'content' }],
  search_web: [{ arg: 'query', about: 'content' }],
}

/** The call, or the question for what it lacks. `side` says whether a trade is about what is sold or what is bought; the other token only counters it. */
export function finishCall(call: PlannedCall, side: 'sell' | 'buy' = 'sell'): Plan {
  const need = needsOf(call, side).find(({ arg }) => call.args[arg] === undefined)
  if (need === undefined) return { kind: 'call', calls: [call] }
  const question = wordQuestion(need.about, call)
  return { kind: 'ask', about: need.about, question, begun: call, fills: need.arg }
}

function needsOf(call: PlannedCall, side: 'sell' | 'buy'): readonly Need[] {
  if (call.tool !== 'propose_swap' && call.tool !== 'get_swap_quote') return NEEDS[call.tool] ?? []
  const counter = side === 'sell' ? 'buy' : 'sell'
  return [{ arg: side, about: 'token' }, { arg: counter, about: 'counter-token' }, amount]
}
