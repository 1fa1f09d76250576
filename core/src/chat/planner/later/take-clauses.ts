import type { ChainId } from '../../../chains/chain.ts'
import { type Filled, matchPattern } from '../match/match-pattern.ts'
import { compilePattern } from '../match/pattern.ts'
import { type Every, SLOTS, slotIn } from '../slots/all-slots.ts'
import { readChainAside } from '../slots/read-chain.ts'
import type { Word } from '../words/word.ts'

/** What an order waits for, how it ends and how often it repeats, each said at most once and in any order. */
export type Clauses = {
  readonly priceUsd?: string
  readonly stopUsd?: string
  readonly takeProfitUsd?: string
  readonly marketCapUsd?: string
  readonly every?: Every
  readonly span?: { readonly count: number; readonly unit: Every }
  readonly times?: number
  readonly isLaunch?: boolean
  readonly chain?: ChainId
  /** The token whose price is meant, where it was named. */
  readonly watched?: string
}

const JOIN =
  '[ and|with|plus|then|but|& ] [ set|add|put|place|use|protect|secure|cover|attach ] [ it|that|them ] [ with|by|on ] [ a|an|the|my|its ]'
const WHEN =
  '[ only|but_only|but|and|or ] when|if|once|as_soon_as|whenever|after|until|in_case|the_moment|the_second|the_minute|the_instant|should|wait_until|wait_till|wait_for|only_when|only_if|soon_as|if_ever|when_ever|provided|as_long_as|while|till|in_the_event|assuming'
const SUBJECT =
  "[ and|then|that ] [ the|its|it's|it|their|they|this|that ] [ <watched:token> ] [ token|coin ] [ price|value|rate ] [ of|for ] [ <also:token> ] [ it ] [ finally|ever|has|have|will|does|to|again ]"
const MOVES =
  'falls|drops|dips|goes|gets|reaches|hits|touches|crosses|rises|climbs|is|comes|trades|pumps|dumps|tanks|breaks|passes|moons|sinks|crashes|returns|retraces|moves|falls_back|drops_back|reach|hit|drop|fall|dip|go|get|touch|cross|rise|climb|come|trade|pump|dump|break|pass|be|are|dropped|fallen|reached|risen|gone|dropping|falling|slides|slide|slips|declines|decreases|increases|jumps|spikes|surges|shoots|tops|exceeds|equals|costs|sits|stands|gets_down|goes_down|goes_up|gets_up|comes_down|goes_back|gets_back|comes_back|is_down|is_up|is_back|is_trading|it_costs|is_worth|is_priced|are_worth|trades_at|makes_it|bounces|recovers|corrects|heads|doubles|triples|moons_to|gets_close|arrives|arrive|lands|approaches'
const TO =
  '[ all_the_way ] [ back ] [ down|up ] [ to|at|below|under|above|over|past|beneath|near|around|less_than|more_than|or_below|as_low_as|as_high_as|lower_than|higher_than|down_to|up_to|through|by ] [ a|the|my|about ] [ price_of|price|target|target_of|level_of|mark_of|value_of ]'
const CAP = 'market_cap|marketcap|mcap|mc|market_capitalisation|market_capitalization|cap|valuation'

type Taker = {
  /** Without one of these words nobody has to look for it. */
  readonly hints: string
  readonly patterns: readonly string[]
  readonly read: (filled: Filled) => Clauses | null
}
const price = (filled: Filled, name = 'price') => slotIn(filled, 'price', name)

const TAKERS: readonly Taker[] = [
  {
    hints: 'market marketcap mcap mc cap valuation',
    patterns: [
      `${WHEN} [ the|its|it's ] [ <watched:token> ] ${CAP} [ of <also:token> ] ${MOVES} ${TO} <price>`,
      `${WHEN} [ it ] [ <watched:token> ] ${MOVES} ${TO} <price> ${CAP}`,
      `${WHEN} it's|its [ at|under|below|above|over|worth|around ] [ a ] <price> ${CAP}`,
      `at|under|below|@ [ a ] ${CAP} of|at|below|under <price>`,
      `at|under|below|@ [ a ] <price> ${CAP}`,
    ],
    read: (filled) => asClause({ marketCapUsd: price(filled), watched: watchedIn(filled) }),
  },
  {
    hints: 'stop stop-loss stoploss sl',
    patterns: [
      `${JOIN} stop_loss|stop-loss|stoploss|stop|sl [ order ] [ of|is|at|@|to|by|below|around|near|under|= ] [ a|the ] [ price_of|price ] <price>`,
      `${JOIN} <price> [ as ] [ a|the|my ] stop_loss|stop-loss|stoploss|stop|sl`,
    ],
    read: (filled) => asClause({ stopUsd: price(filled) }),
  },
  {
    hints: 'take take-profit takeprofit tp profit target',
    patterns: [
      `${JOIN} take_profit|take-profit|takeprofit|tp|take_profits|profit_target|target [ order ] [ of|is|at|@|to|around|near|above|= ] [ a|the ] [ price_of|price ] <price>`,
      `${JOIN} <price> [ as ] [ a|the|my ] take_profit|take-profit|takeprofit|tp|target`,
    ],
    read: (filled) => asClause({ takeProfitUsd: price(filled) }),
  },
  {
    hints:
      'when if once as whenever after until in the at @ on below under above should wait only soon provided while till assuming limit target entry price over',
    patterns: [
      `${WHEN} ${SUBJECT} ${MOVES} ${TO} <price> [ each|or_lower|or_less|or_higher|or_more|or_below|or_above|per_token ]`,
      '[ but ] [ only ] [ price ] at|@ [ a|the|my ] [ limit|target ] [ price|target ] [ of ] <price> [ each|or_lower|or_less|or_higher|or_more|or_better|per_token|per_coin|or_below|or_above|a_piece|apiece|a_coin|a_token|price|limit ]',
      '[ with|for ] [ a|the|my ] limit_price|price_limit|target_price|entry_price|buy_price|sell_price|price_target|limit|target|entry [ of|at|is|= ] <price>',
      '[ at|for ] price <price>',
      'on|at [ a|the ] dip|drop|rise|bounce|pullback to|below|under|above <price>',
      `${WHEN} ${SUBJECT} below|under|above|over|at <price>`,
      `${WHEN} it's|its|they're|theyre [ worth|at|under|below|above|over|down_to|up_to|back_at|back_to|trading_at|priced_at|less_than|more_than ] <price> [ each|or_lower|or_less|or_higher|or_more ]`,
      'below|under|above|less_than|no_more_than|not_more_than|cheaper_than <price>',
    ],
    read: (filled) => asClause({ priceUsd: price(filled), watched: watchedIn(filled) }),
  },
  {
    hints: 'for over during',
    patterns: [
      'for|over|during [ the|a_total_of|a_period_of|about ] [ next|following|coming ] <count> <unit> [ in_total|long ]',
      'for|over a|one|the [ next ] <unit>',
    ],
    read: (filled) => {
      const unit = slotIn(filled, 'unit')
      return unit === undefined ? null : { span: { count: slotIn(filled, 'count') ?? 1, unit } }
    },
  },
  {
    hints: 'times in into over across with repeat repeated',
    patterns: [
      '[ repeat|repeated|and_repeat|do_it|do_this ] [ it|this ] <count> times [ in_total|over|altogether ]',
      'in|into|over|across|with <count> [ equal|even|small|smaller|separate ] buys|orders|parts|steps|purchases|chunks|instalments|installments|trades|pieces|portions|swaps',
      'in|into|over|across|with <count> <every> buys|orders|parts|steps|purchases|trades|swaps',
    ],
    read: (filled) => asClause({ times: slotIn(filled, 'count'), every: slotIn(filled, 'every') }),
  },
  {
    hints: 'every each daily weekly hourly monthly per a an once everyday',
    patterns: [
      '[ one|once|each|a_buy|buying ] <every> [ one|once|each|a_buy|one_buy|one_each|automatically|on_repeat ]',
    ],
    read: (filled) => asClause({ every: slotIn(filled, 'every') }),
  },
  {
    hints: 'pumpfun pump.fun pump pump-fun pumpswap',
    patterns: ['on|via|through|from|using|in|at pumpfun|pump.fun|pump_fun|pump-fun|pump|pumpswap'],
    read: () => ({ isLaunch: true }),
  },
]

export type Split = { readonly words: readonly Word[]; readonly clauses: Clauses }

/** Takes clause after clause, the longest first, until none is left; null where there is none. */
export function takeClauses(words: readonly Word[]): Split | null {
  let rest = words
  let clauses: Clauses = {}
  for (const taker of TAKERS) {
    const found = findClause(taker, rest)
    if (found === null) continue
    clauses = { ...clauses, ...found.clauses }
    rest = found.words
  }
  if (Object.keys(clauses).length === 0) return null
  for (const [at] of rest.entries()) {
    const [chain] = readChainAside(rest, at)
    if (chain !== undefined)
      return { words: rest.toSpliced(at, chain.next - at), clauses: { ...clauses, chain: chain.value } }
  }
  return { words: rest, clauses }
}

const CLAUSE_WORDS_MAX = 16

function findClause({ hints, patterns, read }: Taker, words: readonly Word[]): Split | null {
  const hinted = new Set(hints.split(' '))
  if (!words.some(({ lower }) => hinted.has(lower))) return null
  for (let length = Math.min(CLAUSE_WORDS_MAX, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const window = words.slice(from, from + length)
      for (const pattern of patterns) {
        const clauses = matchPattern(compilePattern(pattern), { words: window, slots: SLOTS, accept: read })
        if (clauses !== null) return { words: words.toSpliced(from, length), clauses }
      }
    }
  return null
}

/** Two names for what is watched have to be one. */
function watchedIn(filled: Filled): string | undefined | null {
  const one = slotIn(filled, 'token', 'watched')
  const other = slotIn(filled, 'token', 'also')
  return one !== undefined && other !== undefined && one !== other ? null : (one ?? other)
}

function asClause(
  said: {
    readonly [Key in keyof Clauses]: Clauses[Key] | undefined | null
  },
): Clauses | null {
  const entries = Object.entries(said).filter(([, value]) => value !== undefined)
  return entries.some(([, value]) => value === null) ? null : Object.fromEntries(entries)
}
