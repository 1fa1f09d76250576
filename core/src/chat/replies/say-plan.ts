import type { LaterAction, LaterRequest, Plan } from '../reader/plan.ts'
import { chooseOffers } from './choose-offers.ts'
import { sayCorrection } from './correction.ts'
import { describeCall } from './describe-call.ts'
import { describeLater } from './describe-later.ts'
import { EXAMPLE_QUESTIONS } from './examples.ts'
import { sayFallback } from './fallback.ts'
import { sayTopic } from './say-topics.ts'
import { wordQuestion } from './word-questions.ts'

/** What is said where no tool is called. */
export function sayPlan(plan: Exclude<Plan, { kind: 'call' }>): string {
  switch (plan.kind) {
    case 'ask':
      return wordQuestion(plan.about, plan.begun)
    case 'correct':
      return sayCorrection(plan)
    case 'unsure':
      return `Shall I ${plan.calls.map((call) => describeCall(call)).join(', and ')}?`
    case 'partial':
      return sayPartial(plan)
    case 'later':
      return sayLater(plan.request)
    case 'say':
      return sayTopic(plan.topic, plan.term) ?? UNKNOWN
    case 'unknown':
      return UNKNOWN
  }
}

const UNKNOWN = sayFallback({
  can: 'I can look up tokens, markets and your vault, and prepare swaps, transfers and wraps for you to approve.',
  missed: null,
  offers: EXAMPLE_QUESTIONS,
})

function sayPartial({ calls, missed }: Extract<Plan, { kind: 'partial' }>): string {
  const can = `I can ${calls.map((call) => describeCall(call)).join(', and ')}.`
  return sayFallback({ can, missed, offers: chooseOffers(calls) })
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
  'launch-token': { what: 'PumpFun launches are', done: 'launched' },
  'launch-buy': { what: 'PumpFun trades are', done: 'bought' },
  'launch-sell': { what: 'PumpFun trades are', done: 'sold' },
}

function sayLater(request: LaterRequest): string {
  const { what, done } = MISSING[request.action]
  return `I read this as ${describeLater(request)}. ${what} not built yet, so nothing was ${done}.`
}
