import type { Filled } from '../match/match-pattern.ts'
import { matchPattern } from '../match/match-pattern.ts'
import { compilePattern } from '../match/pattern.ts'
import type { LaterAction, Plan } from '../plan.ts'
import { amountOf, laterOf } from '../rules/later-request.ts'
import { SLOTS, slotIn } from '../slots/all-slots.ts'
import type { Amount } from '../slots/read-amount.ts'
import type { Stake } from '../slots/read-stake.ts'
import { dropFillers } from '../words/drop-fillers.ts'
import type { Word } from '../words/word.ts'
import { type Clauses, takeClauses } from './take-clauses.ts'

const SET =
  "[ set|place|put|create|make|open|add|start|submit|schedule|do|i_want|i_need|i_would_like|i'd_like|give_me|let's ] [ up|in ] [ a|an|my|me ]"
const KIND =
  '[ automatic|automatically|auto|recurring|limit|conditional|new|dca|repeating|regular|scheduled|price ] [ order|plan|trade|schedule|job ]'
const LEAD = `${SET} ${KIND} [ to|for|of|that|which|where_i|on|: ]`
const DCA =
  'dca|dcaing|dca-ing|twap|dollar_cost_average|dollar-cost_average|dollar-cost-average|dca_in|average_in|average'

/** The trade itself, without what it waits for. */
const BUYS = [
  `${LEAD} @buy|buys|buying [ into ] <buy:stake> [ @with|for <sell:stake> ]`,
  `buy|catch the dip|dips [ on|of|in ] <buy:stake> [ @with|for <sell:stake> ]`,
  `${LEAD} @buy|buys|buying <sell:stake> of|worth_of|worth <buy:stake>`,
  `${LEAD} limit_buy|buy_limit|buy [ order ] [ for|of|on ] <buy:stake> [ @with|for <sell:stake> ]`,
  `${LEAD} limit_buy|buy_limit|buy [ order ] [ for|of|on ] <sell:stake> of|worth_of|worth <buy:stake>`,
  `${LEAD} buy|purchase [ order ] of <sell:stake> into|in <buy:bare>`,
  `${LEAD} put|spend|invest|ape|use|throw <sell:stake> into|in|on|for|to|to_buy <buy:bare>`,
  `${LEAD} put|spend|invest|ape <dollars> into|in|on <buy:bare>`,
  `with|using|use|for <sell:stake> [ to|and ] @buy <buy:stake>`,
  `${LEAD} @buy <buy:bare> <sell:stake> [ worth ] [ of_it ]`,
  `enter|go_into|get_into <buy:bare> @with|for <sell:stake>`,
  `i_want|i_need|i'd_like|@buy <buy:stake> [ and ] use|spend|pay|take [ with|for_it ] <sell:stake>`,
]
/** What is watched is what is bought: 'when BONK drops to …, buy with 1 SOL'. */
const WATCHED_BUYS = [
  `${LEAD} @buy [ it|some|in ] @with|for <sell:stake> [ of_it ]`,
  `${LEAD} @buy|buys <sell:stake> worth [ of_it|of_that ]`,
  `${LEAD} put|spend|invest|use|throw|ape <sell:stake> [ in|into|on|for ] [ it|that ]`,
  `${LEAD} use|take|spend <sell:stake> to|and @buy [ it|some|in ]`,
  `${LEAD} @buy <paid:stake>`,
  `${LEAD} @buy|buy_in [ it|some|some_more|more ]`,
]
const RECURRING = [
  `${SET} ${DCA} [ order|plan|strategy|schedule|bot ] [ of|with|for ] <sell:stake> into|in|to|on|for <buy:bare>`,
  `${SET} ${DCA} [ order|plan|strategy|schedule|bot ] [ of ] <dollars> into|in|to|on <buy:bare> [ @with <sell:bare> ]`,
  `${SET} ${DCA} [ order|plan|strategy|schedule|bot ] [ into|in|for|of|on ] <buy:stake> [ @with|for <sell:stake> ]`,
  `${SET} ${DCA} [ order|plan|strategy|schedule|bot ] [ into|in|for|of|on ] <buy:bare> [ with|using ] <sell:stake>`,
  `split|spread|divide|break_up <sell:stake> [ into|across|over|in|up ] [ equal ] [ buys|orders|purchases|parts ] [ of|into|for|to|in|buying ] <buy:bare>`,
  `${SET} ${KIND} [ buy|buys|purchase|purchases ] [ of|for ] <sell:stake> [ of|into|in|for|to|worth_of ] <buy:bare>`,
  `${SET} ${KIND} @swap <sell:stake> @into <buy:bare>`,
  `<sell:stake> into|in <buy:bare>`,
]
const SELLS = [
  `${LEAD} @sell|bail|bail_out|get_out|get_me_out|exit [ it ]`,
  `${LEAD} @sell|@swap|exit [ it|that|them|me ] <amount> [ of ] [ it|that|them|mine|my_bag|my_position|my_stack ] [ for|into|to|in <receive:bare> ]`,
  `${LEAD} @sell|@swap it|that|them for|into|to|in <receive:bare>`,
  `${LEAD} @sell [ it|that|them ] completely|entirely|fully`,
  `${LEAD} @sell|sells <own:stake> [ for|into|to|in|and_get|and_get_me <receive:bare> ]`,
  `${LEAD} limit_sell|sell_limit|sell [ order ] [ for|of|on ] <own:stake> [ for|into|to|in|and_get|and_get_me <receive:bare> ]`,
  `close|exit [ my ] <own:stake>`,
]
/** Which of the two a price is of has to be said, unless one of them is a dollar. */
const SWAPS = [
  `${LEAD} @swap <sell:stake> @into <buy:bare>`,
  `${LEAD} take|turn|bring|move|shift|rotate <sell:stake> to|into|in <buy:bare>`,
]
const OWN = [
  "[ set|place|put|add|protect|cover|secure|have|create|make|use|want|need|i_want|i_need|i_would_like|i'd_like|give_me|apply|attach ] [ a|an|the|up|me ] [ on|for|of|to|in ] [ my ] <own:stake>",
  '[ on|for|of|to|in|with ] <own:stake>',
  '<own:stake> needs|need|gets|should_have|wants|must_have [ a|an|the|some ]',
  `@sell <own:stake>`,
]

/** Orders that wait or repeat, said in any order: the trade is what is left when the conditions are taken out. */
export function readLater(words: readonly Word[]): Plan | null {
  // Whatever waits or repeats has a verb of trade, and most of it a figure.
  if (!words.some(({ lower, mended }) => TRADING.has(mended ?? lower))) return null
  const isDca = words.some(({ lower }) => DCA_WORDS.has(lower) || lower.startsWith('dca'))
  const split = takeClauses(words) ?? (isDca ? { words, clauses: {} } : null)
  if (split === null) return null
  const { clauses } = split
  const joined = JOINTS.has(split.words[0]?.lower ?? '') ? split.words.slice(1) : split.words
  const { words: bare } = dropFillers(joined)
  const trade = bare.map((word) => nameIt(word, clauses.watched))
  const buy =
    isRecurring(clauses) || isDca ? (match(RECURRING, trade) ?? match(BUYS, trade)) : match(BUYS, trade)
  const bought = buy === null ? null : planBuy(buy, clauses, isDca)
  if (bought !== null) return bought
  const more = clauses.watched === undefined ? null : match(WATCHED_BUYS, trade)
  if (more !== null) return planWatched(more, clauses, isDca)
  const swap = match(SWAPS, trade)
  if (swap !== null) return planSwapLater(swap, clauses)
  const sell = match(SELLS, trade)
  if (sell !== null) return planSell(sell, clauses)
  const own = match(OWN, trade)
  return own === null ? null : planExit(own, clauses)
}

const TRADING: ReadonlySet<string> = new Set(
  `buy purchase get grab ape sell dump offload unload swap exchange convert trade put spend invest dca average split
  spread divide limit order stop stop-loss stoploss sl tp take take-profit takeprofit cash protect close exit gimme
  acquire snag scoop buying into need needs accumulate snap bail use throw with using recurring market_buy twap enter`.split(
    /\s+/,
  ),
)

const DCA_WORDS: ReadonlySet<string> = new Set(['average', 'split', 'twap'])

const JOINTS: ReadonlySet<string> = new Set(['then', 'and', 'only', 'but', 'so'])

const isRecurring = ({ every, span, times }: Clauses) =>
  every !== undefined || span !== undefined || times !== undefined

function match(patterns: readonly string[], words: readonly Word[]): Filled | null {
  for (const pattern of patterns) {
    const filled = matchPattern<Filled>(compilePattern(pattern), {
      words,
      slots: SLOTS,
      accept: (found) => found,
    })
    if (filled !== null) return filled
  }
  return null
}

/** 'If JUP drops, buy it': the one that is watched. */
function nameIt(word: Word, watched: string | undefined): Word {
  if (watched === undefined || word.lower !== 'it') return word
  const isSymbol = /^[A-Z0-9]{1,15}$/.test(watched)
  return { ...word, kind: isSymbol ? 'ticker' : 'address', text: isSymbol ? `$${watched}` : watched }
}

/** 'When PNUT hits …, buy 0.5 SOL': what people pay with, where it is not what they watch. */
function planWatched(filled: Filled, clauses: Clauses, isDca: boolean): Plan | null {
  const paid = slotIn(filled, 'stake', 'paid')
  if (paid !== undefined && !PAID_WITH.has(paid.token) && !STABLE.has(paid.token)) return null
  const sell = paid ?? slotIn(filled, 'stake', 'sell')
  return planBuy({ sell, buy: watchedStake(clauses, undefined) }, clauses, isDca)
}

const PAID_WITH: ReadonlySet<string> = new Set(['SOL', 'ETH', 'BNB', 'HBAR'])

function planSwapLater(filled: Filled, clauses: Clauses): Plan | null {
  const sell = slotIn(filled, 'stake', 'sell')
  const bought = slotIn(filled, 'stake', 'buy')
  const watched = clauses.watched ?? pricedOf(sell?.token, bought?.token)
  if (watched !== undefined && watched === sell?.token)
    return planSell({ own: sell, receive: filled.buy }, clauses)
  return watched === undefined && !isRecurring(clauses) ? null : planBuy(filled, clauses, false)
}

const STABLE: ReadonlySet<string> = new Set(
  'USDC USDT DAI USDE USDS PYUSD FDUSD BUSD TUSD USD1 USDG'.split(' '),
)

/** 'Swap 10 USDC for SOL when it hits 100': nobody waits for the price of a dollar. Of two others either may be meant. */
function pricedOf(sold: string | undefined, bought: string | undefined): string | undefined {
  const [one, ...others] = [sold, bought].filter((token) => token !== undefined && !STABLE.has(token))
  return others.length === 0 ? one : undefined
}

function planBuy(filled: Filled, clauses: Clauses, isDca: boolean): Plan | null {
  const action = buyActionOf(clauses, isDca)
  const sell = slotIn(filled, 'stake', 'sell')
  const bought = slotIn(filled, 'stake', 'buy')
  const dollars = slotIn(filled, 'dollars')
  const amounts = [amountOf(sell), amountOf(bought), dollars === undefined ? undefined : `$${dollars}`]
  const said = amounts.filter((amount) => amount !== undefined)
  if (action === null || said.length > 1 || !isWatching(clauses, bought?.token)) return null
  const { every, span, times } = clauses
  if (span !== undefined && ((every !== undefined && span.unit !== every) || times !== undefined)) return null
  return laterOf(action, {
    token: bought?.token,
    sell: sell?.token,
    amount: said[0],
    ...conditionsOf(clauses),
    every: every ?? span?.unit,
    count: times ?? span?.count,
  })
}

/** Null where the conditions belong to no kind of buy that there is. */
function buyActionOf(clauses: Clauses, isDca: boolean): LaterAction | null {
  const isTriggered = clauses.priceUsd !== undefined
  const hasExit = clauses.stopUsd !== undefined || clauses.takeProfitUsd !== undefined
  const kinds: readonly (readonly [boolean, LaterAction])[] = [
    [isRecurring(clauses) || isDca, 'dca'],
    [clauses.isLaunch === true, 'launch-buy'],
    [clauses.marketCapUsd !== undefined, 'market-cap-buy'],
    [hasExit, 'bracket-buy'],
    [isTriggered && !hasExit, 'limit-buy'],
  ]
  const met = kinds.filter(([isMet]) => isMet)
  return met.length === 1 ? (met[0]?.[1] ?? null) : null
}

function planSell(filled: Filled, clauses: Clauses): Plan | null {
  const own = slotIn(filled, 'stake', 'own') ?? watchedStake(clauses, slotIn(filled, 'amount'))
  if (own === undefined) return null
  const { priceUsd, stopUsd, takeProfitUsd, marketCapUsd, isLaunch } = clauses
  const receive = slotIn(filled, 'stake', 'receive')?.token
  const others = [stopUsd, takeProfitUsd, marketCapUsd].filter((value) => value !== undefined)
  if (isRecurring(clauses) || !isWatching(clauses, own.token)) return null
  const said = { token: own.token, amount: amountOf(own), receive, ...conditionsOf(clauses) }
  if (isLaunch === true)
    return others.length === 0 && priceUsd === undefined ? laterOf('launch-sell', said) : null
  if (others.length === 0 && priceUsd !== undefined) return laterOf('limit-sell', said)
  return planExit(filled, clauses)
}

/** 'Sell if SOL drops below $80': what is watched is what is sold. */
function watchedStake({ watched }: Clauses, amount: Amount | undefined): Stake | undefined {
  return watched === undefined ? undefined : { token: watched, amount: amount ?? null }
}

/** A stop or a target for what is held; both at once are two orders. */
function planExit(filled: Filled, clauses: Clauses): Plan | null {
  const own = slotIn(filled, 'stake', 'own')
  const { priceUsd, stopUsd, takeProfitUsd, marketCapUsd, isLaunch } = clauses
  if (isRecurring(clauses) || isLaunch === true || priceUsd !== undefined || marketCapUsd !== undefined)
    return null
  if ((stopUsd === undefined) === (takeProfitUsd === undefined)) return null
  const said = { token: own?.token, amount: amountOf(own), ...conditionsOf(clauses) }
  return laterOf(stopUsd === undefined ? 'take-profit' : 'stop-loss', said)
}

function conditionsOf({ priceUsd, stopUsd, takeProfitUsd, marketCapUsd, chain }: Clauses) {
  return { priceUsd, stopUsd, takeProfitUsd, marketCapUsd, chain }
}

/** An order on one token that waits for the price of another is something else. */
function isWatching({ watched }: Clauses, token: string | undefined): boolean {
  return watched === undefined || watched === token
}
