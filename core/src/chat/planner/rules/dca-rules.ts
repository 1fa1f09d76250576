import type { Filled } from '../match/match-pattern.ts'
import type { Aside, Rule } from '../match/rule.ts'
import type { Plan } from '../plan.ts'
import { type Every, slotIn } from '../slots/all-slots.ts'
import { amountOf, laterOf } from './later-request.ts'

const takes = ['chain'] as const
const SPAN = '[ for|over [ the ] [ next ] <count> <unit:unit> ]'
const TIMES = '[ <times:count> times ]'
const DCA = 'dca|dcaing|dca-ing|dollar_cost_average|dollar-cost_average|dollar-cost-average'

/** Buys that repeat. The amount is what was said, never divided: whether it is each or all is in the words. */
export const dcaRules: readonly Rule[] = [
  {
    patterns: [
      `[ start|set_up|create|open|make ] [ a|an ] ${DCA} [ of ] <sell:stake> into|in|to|for|on <buy:bare> <every> ${TIMES} ${SPAN}`,
      `[ start|set_up|create|open|make ] [ a|an ] ${DCA} <every> <sell:stake> into|in|to|for|on <buy:bare> ${SPAN}`,
      `${DCA} into|in <buy:bare> with|using <sell:stake> <every> ${TIMES} ${SPAN}`,
      `[ start|set_up|create|open|make ] [ a|an ] ${DCA} [ of ] <sell:stake> into|in|to|for|on <buy:bare> ${SPAN}`,
      `${DCA} <dollars> into|in|to|on <buy:bare> [ <every> ] ${TIMES} ${SPAN}`,
      `${DCA} <dollars> <every> into|in|to|on <buy:bare> ${TIMES} ${SPAN}`,
      `${DCA} into|in <buy:bare> [ with|using <sell:stake> ] [ <every> ] ${SPAN}`,
      `@buy <buy:stake> @with|for <sell:stake> <every> ${TIMES} ${SPAN}`,
      `@buy <sell:stake> of|worth_of <buy:bare> <every> ${TIMES} ${SPAN}`,
      `@buy <buy:stake> <every> ${TIMES} ${SPAN} [ @with <sell:stake> ]`,
      `@buy <buy:stake> <every> [ @with <sell:stake> ] ${TIMES} ${SPAN}`,
      `<every> @buy <buy:stake> [ @with|for <sell:stake> ] ${TIMES} ${SPAN}`,
      `<every> buy|buys|purchase|purchases of <buy:stake> [ @with|for <sell:stake> ] ${TIMES} ${SPAN}`,
      `<every> @buy <sell:stake> of|worth_of <buy:bare> ${TIMES} ${SPAN}`,
      `swap|put|invest|convert|spend|exchange <sell:stake> into|in|to|for|on <buy:bare> <every> ${TIMES} ${SPAN}`,
      `put|invest|spend <dollars> into|in|to|on <buy:bare> <every> ${TIMES} ${SPAN}`,
      `split|spread|divide <sell:stake> into|over|across|in <times:count> [ equal ] buys|orders|purchases|parts|trades of|into|for <buy:bare> [ one|each ] [ <every> ] ${SPAN}`,
    ],
    takes,
    read: recurring,
  },
  {
    patterns: [
      `[ @show ] [ me ] [ all ] [ of ] [ @my ] [ active|open|running|current|latest|recurring ] [ <token> ] ${DCA} [ orders|order|plans|plan|schedules|schedule|buys|positions|jobs|status ]`,
      '[ @show ] [ me ] [ all ] [ @my ] [ active ] recurring_buys|recurring_orders|scheduled_buys|scheduled_orders|dcas|recurring_purchases|repeating_buys',
      'what dcas|dca_orders|recurring_buys do i have [ running|active|open ]',
      '[ @show ] [ me ] what|which dcas|recurring_buys|dca_orders are|do [ i ] running|active|open|have',
      'do i have [ any ] dcas|dca_orders|recurring_buys|dca [ running|active|open ]',
    ],
    takes,
    read: (filled, { chain }) => laterOf('list-dca', { token: slotIn(filled, 'token'), chain }),
  },
  {
    patterns: [
      `cancel|stop|end|delete|remove|kill [ all ] [ of ] [ @my ] [ active|running|open ] [ <token> ] ${DCA} [ orders|order|plans|plan|schedule|buys ] [ into|for|on|of|in <mark:token> ]`,
      'cancel|stop|end|delete|remove [ all ] [ of ] [ @my ] [ <token> ] recurring_buys|dcas|recurring_orders|scheduled_buys|recurring_buy|recurring_order|scheduled_buy|recurring_purchase|recurring_purchases [ into|for|on|of|in <mark:token> ]',
      'cancel|stop|end|quit|pause [ all ] [ my|the ] <every> <token> buys|buy|purchases|purchase|orders|order|investments',
      `stop|quit|end [ the ] dcaing|averaging [ in ] into|in <token>`,
      'stop|quit|end [ the ] buying|purchasing|swapping_into|investing_in|getting <token> <every> [ @with <sell:bare> ]',
      `i|we don't|dont|do_not want|need [ my|the|this|that ] <token> ${DCA} [ anymore|any_more|any_longer ] [ so|and|please ] [ cancel|stop|end|kill [ it|that ] ]`,
      `i|we don't|dont|do_not want [ to ] ${DCA} [ into|in ] <token> [ anymore|any_more|any_longer ] [ so|and|please ] [ cancel|stop|end|kill [ it|that ] ]`,
      `no more|longer ${DCA} [ buys|orders ] [ cancel|stop|end|kill [ it|that|all|them|everything ] ]`,
      `no more|longer ${DCA} into|in|for|on|of|with <token> [ cancel|stop|end|kill [ it|that ] ]`,
    ],
    takes,
    read: (filled, { chain }) =>
      laterOf('cancel-dca', { token: slotIn(filled, 'token') ?? slotIn(filled, 'token', 'mark'), chain }),
  },
]

/** Null where the span is not counted in the rhythm: 'every day for 2 weeks' is fourteen, but nobody said so. */
function recurring(filled: Filled, { chain }: Aside): Plan | null {
  const sell = slotIn(filled, 'stake', 'sell')
  const bought = slotIn(filled, 'stake', 'buy')
  const every = slotIn(filled, 'every')
  const unit = slotIn(filled, 'unit')
  const times = slotIn(filled, 'count', 'times')
  const dollars = slotIn(filled, 'dollars')
  const amounts = [amountOf(sell), amountOf(bought), dollars === undefined ? undefined : `$${dollars}`]
  const said = amounts.filter((amount) => amount !== undefined)
  const span = slotIn(filled, 'count')
  if (said.length > 1 || (span !== undefined && times !== undefined)) return null
  if (unit !== undefined && every !== undefined && unit !== every) return null
  const rhythm: Every | undefined = every ?? unit
  return laterOf('dca', {
    token: bought?.token,
    sell: sell?.token,
    amount: said[0],
    every: rhythm,
    count: times ?? span,
    chain,
  })
}
