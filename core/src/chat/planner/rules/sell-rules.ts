import type { Rule } from '../match/rule.ts'
import { swap, takes, worth } from './read-swap.ts'

/** Sales, and trades of which next to nothing was said. */
export const sellRules: readonly Rule[] = [
  {
    patterns: [
      '@sell <sell:stake> @into <buy:stake>',
      '@sell <sell:bare> <amount> @into <buy:stake>',
      '@sell <sell:bare> @into <buy:bare> <amount> [ of_it|it|them|of_them ]',
      '@sell <sell:bare> <amount> [ and|to ] get|receive|take <buy:bare>',
      '@sell out of <sell:stake> @into <buy:stake>',
      '@sell <amount> @into <buy:stake>',
      '@sell for|into <buy:bare> <sell:stake>',
      '@sell from <sell:bare> <amount> @into <buy:bare>',
      'i_need|i_want|need|want|get|have <sell:stake> sold @into <buy:bare>',
      '<sell:stake> @sell it|them|that @into <buy:bare>',
    ],
    takes,
    read: (filled, aside) => swap(filled, aside, { isSale: true }),
  },
  {
    patterns: ['@sell|@swap <sell:bare> worth|for_a_value_of|worth_of <dollars> @into <buy:bare>'],
    takes,
    read: (filled, aside) => swap(filled, aside, { amount: worth(filled), isSale: true }),
  },
  {
    patterns: [
      '@sell <sell:stake> [ for|to|into|in dollars|usd|cash|money|fiat|stables|stablecoins|a_stablecoin|stable ]',
      '@sell <sell:bare> <amount>',
      '@sell <amount>',
      '@sell',
    ],
    takes,
    read: (filled, aside) => swap(filled, aside, { isSale: true }),
  },
  {
    patterns: [
      '@swap [ some|my|a|any ] token|tokens|coin|coins|crypto',
      '[ do|make|start ] a|another swap|trade',
      '@sell [ some|my|a|any ] token|tokens|coin|coins|crypto|something|stuff',
    ],
    takes,
    read: (_filled, aside) => swap({}, aside),
  },
  {
    patterns: [
      '@buy [ some|a|any|new ] token|tokens|coin|coins|crypto',
      '@buy something|anything|whatever|some_token|some_coin|a_token|a_coin|a_memecoin [ new|good|nice|hot ] @with|for <sell:stake>',
    ],
    takes,
    read: (filled, aside) => swap(filled, aside, { side: 'buy' }),
  },
]
