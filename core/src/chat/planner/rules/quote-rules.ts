import type { Rule } from '../match/rule.ts'
import { slotIn } from '../slots/all-slots.ts'
import { planSwap } from './plan-swap.ts'

/** Questions for what a trade would bring. None of them is an order. */
export const quoteRules: readonly Rule[] = [
  {
    patterns: [
      '[ @show ] [ a|an|the ] [ swap|indicative|rough|firm|live|quick ] quote|rfq [ for|of|on|to|from ] [ @swap|swapping|selling|sell|exchanging|converting|trading ] <sell:stake> @into <buy:stake>',
      '[ @show ] [ a|the ] quote [ for|on|to ] buying|buy|get <buy:stake> @with <sell:stake>',
      '[ @show ] [ the|a ] [ exchange|swap|conversion|price|going|current|market ] rate|quote [ of|for|on ] <sell:stake> @into <buy:stake>',
      'quote|price me [ for ] <sell:stake> @into <buy:stake>',
      'quote|rfq|price [ me ] [ for ] <sell:stake> vs|versus|against <buy:bare>',
      'quote [ for ] <sell:stake>',
      '[ @show ] [ a|the ] quote [ for ] <sell:stake>',
      '[ @show ] [ a|the ] quote',
    ],
    takes: ['chain'],
    read: (filled, aside) =>
      planSwap({
        tool: 'get_swap_quote',
        sell: slotIn(filled, 'stake', 'sell'),
        buy: slotIn(filled, 'stake', 'buy'),
        isSale: true,
        aside,
      }),
  },
  {
    patterns: [
      'how much|many <buy:bare> can|do|would|will|could|does|might i|we|it get|receive|obtain|become|have|end_up_with for|from|with <sell:stake>',
      'how much|many <buy:bare> can|could|would|do i|we buy with|for|from <sell:stake>',
      'how much|many <buy:bare> is|are|for|would|will|does|do|from <sell:stake> [ worth|be|be_worth|buy|get|get_me|buy_me|bring|give|give_me|make ]',
      'how much|many <buy:bare> for <sell:stake>',
      'how much|many <buy:bare> do|would|will|can i|we get if i|we swap|sell|exchange|convert|trade|swapped|sold|exchanged|converted|traded <sell:stake>',
      'how much is|are|would|will|does <sell:stake> [ worth|get_me|be|bring ] in|into <buy:bare>',
      'what is|are|would|will|does <sell:stake> [ worth|get_me|be|bring|buy_me|get|give_me|be_worth|bring_me ] in|into|of <buy:bare>',
      'what|how_much would|will|do|can i|we get|receive|obtain for <sell:stake> in|of <buy:bare>',
      'what|how_much would|will|do|can i|we get if i|we @swap|swapped|sold|exchanged|converted|traded|sell <sell:stake> @into <buy:bare>',
      'what|how_much would|will|do|can i|we get for @swap|swapping|selling|exchanging|converting|trading <sell:stake> @into <buy:bare>',
      "what's|whats <sell:stake> [ worth ] in <buy:bare>",
      'how much would|will <sell:stake> get me in|of <buy:bare>',
      'value|worth of <sell:stake> in <buy:bare>',
      '[ @show ] what <sell:stake> is|are|makes [ worth ] in <buy:bare>',
      'what|how_much would|will|does <sell:stake> fetch|bring|get|give|make|net [ me|us ] in|of <buy:bare>',
      '[ @show ] [ the ] output|outcome|result|proceeds|return of|on|for|from <sell:stake> @into <buy:bare>',
      'preview|simulate|estimate [ a ] [ swap|trade ] [ of|for|from ] <sell:stake> @into <buy:bare>',
      'if i|we @swap|swapped|sold|sell|trade|traded|exchanged|converted <sell:stake> @into <buy:bare> what|how_much|how_many [ <same:token> ] would|do|will|can|could i|we get|receive|end_up_with',
      '[ @show ] what|how_much|how_many <sell:stake> gets|get|would_get|will_get|can_get|brings|buys|makes|would_be|would_buy|will_buy|is_worth|are_worth [ me|us ] [ worth ] in|of <buy:bare>',
      '[ @show ] how_much|how_many|what <buy:bare> i|we would|will|can|could|do get|receive|buy for|with|from <sell:stake>',
      "[ @show ] how_much|how_many|what <buy:bare> i'd|we'd|i'll get|receive|be_getting|end_up_with for|with|from <sell:stake>",
      '[ @show ] how_much|how_many <buy:bare> <sell:stake> is|are|would_be|will_be|makes|gets|would_get|will_get|buys|would_buy|gets_me|would_get_me|is_worth|are_worth',
      '[ @show ] [ the ] price|cost|result|outcome|rate of|for swapping|selling|exchanging|converting|trading <sell:stake> @into <buy:bare>',
      'estimate|simulate|preview|calculate|price|check [ the|a ] [ price_of|rate_for|rate_of|result_of|outcome_of ] swapping|selling|exchanging|converting|trading|a_swap_of|a_trade_of|a_swap_from <sell:stake> @into <buy:bare>',
      'what|how_much would|will|do|does swapping|selling|exchanging|converting|trading <sell:stake> @into <buy:bare> get|give|bring|net|make|yield|cost [ me|us ]',
      'i|we have <sell:stake> how much|many <buy:bare> would|is|do|will|can|could [ that|it|i|we ] [ be|get|buy|make|worth ]',
      'convert <sell:stake> @into <buy:bare> what|how_much would|do|will i|we get',
    ],
    takes: ['chain'],
    read: (filled, aside) =>
      planSwap({
        tool: 'get_swap_quote',
        sell: slotIn(filled, 'stake', 'sell'),
        buy: slotIn(filled, 'stake', 'buy'),
        isSale: true,
        aside,
      }),
  },
  {
    patterns: [
      'how much|many <sell:bare> do|would|will i|we need for|to_buy|to_get <buy:stake>',
      'how much|many <sell:bare> to|would_it_take_to|does_it_take_to|does_it_cost_to|do_i_need_to buy|get <buy:stake>',
      'how much|many <sell:bare> does|would|will <buy:stake> cost',
      'how much does|would|will <buy:stake> cost in <sell:bare>',
      'what do|does|would|will <buy:stake> cost in <sell:bare>',
      'cost|price of <buy:stake> in <sell:bare>',
      '[ @show ] [ a|the ] quote [ for|on|to ] buying|buy|get <buy:stake> for <sell:stake>',
    ],
    takes: ['chain'],
    read: (filled, aside) =>
      planSwap({
        tool: 'get_swap_quote',
        sell: slotIn(filled, 'stake', 'sell'),
        buy: slotIn(filled, 'stake', 'buy'),
        aside,
      }),
  },
  {
    patterns: ['quote|rfq [ me ] [ for|on ] <pool>', '<pool> quote|rfq'],
    takes: ['chain'],
    // 'Quote BONK/SOL': the pair as traders write it. A pool's address is none.
    read: (filled, aside) => {
      const [sell, buy] = slotIn(filled, 'pool')?.split('/') ?? []
      return sell === undefined || buy === undefined
        ? null
        : planSwap({ tool: 'get_swap_quote', sell: bareOf(sell), buy: bareOf(buy), aside })
    },
  },
  {
    patterns: ['<sell:stake> in <buy:bare>', 'price <sell:stake> into|to|in <buy:bare>'],
    takes: ['chain'],
    // '3 SOL in USDC' asks what they are worth; without an amount nobody knows what it is.
    read: (filled, aside) => {
      const sell = slotIn(filled, 'stake', 'sell')
      const buy = slotIn(filled, 'stake', 'buy')
      return sell?.amount?.of === 'units' ? planSwap({ tool: 'get_swap_quote', sell, buy, aside }) : null
    },
  },
]

const bareOf = (token: string) => ({ token, amount: null })
