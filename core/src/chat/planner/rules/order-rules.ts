import type { Filled } from '../match/match-pattern.ts'
import type { Aside, Rule } from '../match/rule.ts'
import type { LaterRequest, Plan } from '../plan.ts'
import { slotIn } from '../slots/all-slots.ts'
import { amountOf, laterOf } from './later-request.ts'

const WHEN = `when|if|once|as_soon_as|whenever`
const FALLS = `[ the|its|it's|it ] [ <other:token> ] [ price ] [ of|for ] [ <mark:token> ] falls|drops|goes|dips|reaches|hits|gets|rises|is|gets_down|comes|touches|crosses|climbs|goes_down|goes_up|drops_down|falls_down|trades|pumps|dumps [ down|up ] [ to|at|below|under|above|over|past ]`
const AT = 'at|@|for|below|under|around|above|over'
const WITH = '[ @with|for ]'
const LIMIT =
  '[ set|place|put|create|make|open|add|submit ] [ up|in ] [ a|an ] [ @my ] limit|limit_order|buy_limit|limit_buy|sell_limit|limit_sell|buy_limit_order|sell_limit_order|limit_sell_order|limit_buy_order [ order ] [ to|for ]'
const PLACE =
  "[ set|place|put|create|add|make|i_need|i_want|i_would_like|i'd_like|need|want|give_me|get_me|have|use|open|apply|attach|do ] [ up|in|me ] [ a|an|my|the ]"
/** How much of what is held, said behind the price. */
const SHARE =
  '[ [ for|on|with|only|just ] <share:amount> of [ the|my|that ] position|bag|holding|holdings|stack|it ]'
const SET = '[ set|place|put|create|make|open|add|submit ] [ up|in ] [ a|an|my ]'
const NEED = '[ i_need|i_want|set|place|put|create|add|make|set_up|give_me|get_me ] [ a|an|my|the ]'
const STOP =
  '[ and|with|plus|then|& ] [ set|add|put|place ] [ a|the|my ] stop_loss|stop-loss|stoploss|stop|sl [ of|is ] [ at|@|to|below ]'
const PROFIT =
  '[ and|with|plus|then|& ] [ set|add|put|place ] [ a|the|my ] take_profit|take-profit|takeprofit|tp|profit_target|target [ of|is ] [ at|@|to ]'

function later(action: LaterRequest['action'], filled: Filled, { chain }: Aside): Plan | null {
  const sell = slotIn(filled, 'stake', 'sell')
  const own = slotIn(filled, 'stake', 'own')
  const bought = slotIn(filled, 'stake', 'buy')
  const share = slotIn(filled, 'amount', 'share')
  const held = share === undefined || own === undefined ? [] : { token: own.token, amount: share }
  const amounts = [sell, own, bought, held].flat().flatMap((stake) => amountOf(stake) ?? [])
  const mentioned = [slotIn(filled, 'token', 'other'), slotIn(filled, 'token', 'mark')]
  const token = own?.token ?? bought?.token
  // The price of something else is another condition than this one.
  if (mentioned.some((other) => other !== undefined && other !== token) || amounts.length > 1) return null
  return laterOf(action, {
    token,
    sell: sell?.token,
    amount: amounts[0],
    priceUsd: slotIn(filled, 'price'),
    stopUsd: slotIn(filled, 'price', 'stop'),
    takeProfitUsd: slotIn(filled, 'price', 'profit'),
    marketCapUsd: slotIn(filled, 'price', 'cap'),
    receive: slotIn(filled, 'stake', 'receive')?.token,
    chain,
  })
}

const takes = ['chain'] as const
const rule = (action: LaterRequest['action'], patterns: readonly string[]): Rule => ({
  patterns,
  takes,
  read: (filled, aside) => later(action, filled, aside),
})

/** Orders that wait for a price. */
export const orderRules: readonly Rule[] = [
  rule('limit-buy', [
    `@buy <buy:stake> ${WITH} <sell:stake> ${WHEN} ${FALLS} <price>`,
    `@buy <sell:stake> of|worth_of <buy:stake> ${WHEN} ${FALLS} <price>`,
    `@buy <buy:stake> ${WHEN} ${FALLS} <price> [ with|using <sell:stake> ]`,
    `${WHEN} ${FALLS} <price> [ then ] @buy <buy:stake> [ with|for|using <sell:stake> ]`,
    `${WHEN} <mark:token> falls|drops|goes|dips|reaches|hits|gets|is [ down|up ] [ to|at|below|under|above|over ] <price> [ then ] @buy <buy:stake> [ with|for|using <sell:stake> ]`,
    `${WHEN} <mark:token> falls|drops|goes|dips|reaches|hits|gets|is [ down|up ] [ to|at|below|under|above|over ] <price> [ then ] @buy <sell:stake> of|worth_of <buy:stake>`,
    `limit_buy|buy_limit <buy:bare> <price> @with|for <sell:stake>`,
    `${LIMIT} @buy <buy:stake> ${WITH} <sell:stake> ${AT} <price>`,
    `${LIMIT} @buy <sell:stake> of|worth_of <buy:stake> ${AT} <price>`,
    `${LIMIT} @buy <buy:stake> ${AT} <price> [ @with <sell:stake> ]`,
    `${SET} limit_buy|buy_limit|limit_bid|buy_bid|bid [ order ] [ for|on|of|to_buy ] <buy:stake> ${WITH} <sell:stake> ${AT} <price>`,
    `${SET} limit_buy|buy_limit|limit_bid|buy_bid|bid [ order ] [ for|on|of|to_buy ] <buy:stake> ${AT} <price> [ @with <sell:stake> ]`,
    `@buy <buy:stake> @with <sell:stake> at|@ <price>`,
    `@buy <buy:stake> at|@ <price> [ @with <sell:stake> ]`,
    `@buy <sell:stake> of|worth_of <buy:stake> at|@ <price>`,
    `@buy the dip on|of <buy:bare> at <price> [ @with <sell:stake> ]`,
    `buy the dip [ with ] <sell:stake> of|on|into|for <buy:bare> ${AT} <price>`,
    `${LIMIT} <sell:stake> into|to|of|for <buy:bare> ${AT} <price>`,
  ]),
  rule('limit-sell', [
    `@sell <own:stake> [ for|into|to <receive:bare> ] ${WHEN} ${FALLS} <price>`,
    `${WHEN} ${FALLS} <price> [ then ] @sell <own:stake> [ for|into|to <receive:bare> ]`,
    `${WHEN} <mark:token> falls|drops|goes|dips|reaches|hits|gets|is [ down|up ] [ to|at|below|under|above|over ] <price> [ then ] @sell <own:stake> [ for|into|to <receive:bare> ]`,
    `${LIMIT} @sell <own:stake> [ for|into|to <receive:bare> ] ${AT} <price>`,
    `${SET} limit_sell|sell_limit [ order ] [ for|on|of|to_sell ] <own:stake> [ for|into|to <receive:bare> ] ${AT} <price>`,
    `@sell <own:stake> [ for|into|to <receive:bare> ] at|@ <price>`,
  ]),
  rule('take-profit', [
    `${PLACE} take_profit|take-profit|takeprofit|tp|target|price_target|profit_target|target_price [ order ] [ on|for|of|to|in ] <own:stake> [ at|@|to|of|price|at_price|at_a_price_of|with_price|target|when_it_hits|when_it_reaches|once_it_hits|if_it_hits|if_it_reaches ] <profit:price> ${SHARE}`,
    `${PLACE} take_profit|take-profit|takeprofit|tp|target|price_target|profit_target|target_price [ order ] [ at|@|of ] <profit:price> [ on|for|to|in|from ] <own:stake>`,
    `take|book|lock_in|secure|realise|realize|cash_in [ my|some|the|a ] profit|profits|gains on|for|from|off|with|of <own:stake> at|@ <profit:price>`,
    `take|book|lock_in|secure|realise|realize|cash_in [ my|some|the|a ] profit|profits|gains on|for|from|off|with|of <own:stake> ${WHEN} [ the|its ] [ price ] [ it|they ] reaches|hits|gets|goes|climbs|rises|is|touches|crosses|reach|hit|get [ up ] [ to|at|above|over ] <profit:price>`,
    `${WHEN} <own:bare> reaches|hits|gets|goes|climbs|rises|is|touches|crosses [ up ] [ to|at|above|over ] <profit:price> take [ my|some|the|a ] profit|profits`,
    `<own:bare> take_profit|tp at|@ <profit:price>`,
    `take_profit|take-profit|takeprofit|tp [ on|for|of ] <own:bare> [ at|@|price ] <profit:price>`,
    `${NEED} take_profit|take-profit|takeprofit|tp [ order ] on|for|of <own:bare>`,
  ]),
  rule('stop-loss', [
    `${PLACE} stop_loss|stop-loss|stoploss|stop|sl [ order ] [ on|for|of|to|in ] <own:stake> [ at|@|to|of|by|below|under|price|at_price|at_a_price_of|with_price|if_it_hits|if_it_drops_to|if_it_falls_to|when_it_hits|if_it_drops_below|if_it_falls_below ] <stop:price> ${SHARE}`,
    `${PLACE} stop_loss|stop-loss|stoploss|stop|sl [ order ] [ at|@|of|below|under ] <stop:price> [ on|for|to|in|from ] <own:stake>`,
    `protect|cover|secure|guard|save <own:stake> [ with_a_stop|with_a_stop_loss|with_stop_loss|from_falling|from_dropping ] at|@|below|under <stop:price>`,
    `cut|limit|stop|minimise|minimize [ my|the ] losses|loss on|in|with|for|of <own:stake> at|@|below|under <stop:price>`,
    `stop me out of <own:stake> at|below|if_it_hits|if_it_drops_to|if_it_falls_to <stop:price>`,
    `stop_loss|stop-loss|stoploss|sl|stop <own:stake> at|@ <stop:price>`,
    `<own:bare> stop_loss|stop-loss|sl at|@ <stop:price>`,
    `stop_loss|stop-loss|stoploss|sl [ on|for|of ] <own:bare> [ at|@ ] <stop:price>`,
    `${NEED} stop_loss|stop-loss|stoploss|sl [ order ] on|for|of <own:bare>`,
  ]),
  rule('bracket-buy', [
    `@buy <buy:stake> ${WITH} <sell:stake> [ now ] ${STOP} <stop:price> [ ${PROFIT} <profit:price> ]`,
    `@buy <buy:stake> ${WITH} <sell:stake> [ now ] ${PROFIT} <profit:price> [ ${STOP} <stop:price> ]`,
    `@buy <buy:stake> [ now ] ${STOP} <stop:price> [ ${PROFIT} <profit:price> ]`,
    `@buy <buy:stake> [ now ] ${PROFIT} <profit:price> [ ${STOP} <stop:price> ]`,
    `@buy <sell:stake> of|worth_of <buy:stake> [ now ] ${STOP} <stop:price> [ ${PROFIT} <profit:price> ]`,
    `@buy <sell:stake> of|worth_of <buy:stake> [ now ] ${PROFIT} <profit:price> [ ${STOP} <stop:price> ]`,
    `@buy <buy:stake> ${WITH} <sell:stake> ${WHEN} ${FALLS} <price> ${STOP} <stop:price> [ ${PROFIT} <profit:price> ]`,
    `@buy <buy:stake> ${WITH} <sell:stake> ${WHEN} ${FALLS} <price> ${PROFIT} <profit:price> [ ${STOP} <stop:price> ]`,
    `@buy <buy:stake> ${WITH} <sell:stake> at <price> ${STOP} <stop:price> [ ${PROFIT} <profit:price> ]`,
    `@buy <buy:stake> ${WITH} <sell:stake> at <price> ${PROFIT} <profit:price> [ ${STOP} <stop:price> ]`,
  ]),
  rule('market-cap-buy', [
    `@buy <buy:stake> ${WITH} <sell:stake> ${WHEN} [ its|the|it's ] [ <mark:token> ] market_cap|marketcap|mcap|mc|cap reaches|hits|falls|drops|is|gets|goes|rises|passes|crosses [ down|up ] [ to|below|under|above|over|at ] <cap:price>`,
    `@buy <sell:stake> of|worth_of <buy:stake> ${WHEN} [ its|the|it's ] market_cap|marketcap|mcap|mc|cap reaches|hits|falls|drops|is|gets|goes|rises|passes|crosses [ down|up ] [ to|below|under|above|over|at ] <cap:price>`,
    `@buy <buy:stake> ${WHEN} [ its|the|it's ] market_cap|marketcap|mcap|mc|cap reaches|hits|falls|drops|is|gets|goes|rises|passes|crosses [ down|up ] [ to|below|under|above|over|at ] <cap:price> [ with|using|for <sell:stake> ]`,
    `@buy <buy:stake> ${WITH} <sell:stake> at [ a ] <cap:price> market_cap|marketcap|mcap|mc`,
    `@buy <buy:stake> ${WITH} <sell:stake> ${WHEN} it reaches|hits|gets_to [ a ] <cap:price> market_cap|marketcap|mcap|mc`,
    `@buy <buy:stake> ${WITH} <sell:stake> at [ a ] market_cap|marketcap|mcap|mc of <cap:price>`,
  ]),
]
