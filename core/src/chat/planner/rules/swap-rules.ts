import type { Rule } from '../match/rule.ts'
import { slotIn } from '../slots/all-slots.ts'
import { KNOWN_SYMBOLS } from '../words/known-symbols.ts'
import { isSymbol, PAID_WITH, swap, takes, worth } from './read-swap.ts'

export const swapRules: readonly Rule[] = [
  {
    patterns: [
      '@swap <sell:stake> @into <buy:stake>',
      '@swap from <sell:stake> to|into <buy:stake>',
      '@swap <amount> from <sell:stake> to|into <buy:stake>',
      '@swap <sell:bare> @into <buy:bare> [ amount|qty|size|quantity|notional ] <amount> [ of_it|it|them|of_them ]',
      'exchange|swap <sell:stake> with <buy:bare>',
      '@swap from <sell:bare> to|into <buy:bare> <amount>',
      '@swap to|into <buy:bare> <sell:stake>',
      '@swap <sell:bare> <amount> @into <buy:bare>',
      'turn <sell:stake> into|to <buy:stake>',
      '[ do|make|perform|make_me|do_me ] [ a|an|another|the ] swap|trade|exchange of <sell:stake> with <buy:bare>',
      '@swap [ my|the ] position|bag|holding|money|funds from <sell:bare> to|into <buy:bare> [ <amount> ]',
      '[ do|make|perform|make_me|do_me ] [ a|an|another|the ] [ new|next|quick|small ] swap|trade|exchange|conversion [ of|from|for ] <sell:stake> to|into|for <buy:stake>',
      'take|use <sell:stake> and|to swap|convert|turn|change|exchange|trade|rotate|flip|roll [ it|that|them ] to|into|for <buy:bare>',
      'i|we have <sell:stake> and want to swap|exchange|convert it to|for|into <buy:stake>',
      'i_need|i_want|i_would_like|need|want|get|have|i_need_to_have|i_want_to_have <sell:stake> swapped|exchanged|converted|changed|traded|turned|flipped @into <buy:bare>',
      '<sell:stake> @swap it|them|that @into <buy:bare>',
    ],
    takes,
    read: (filled, aside) => swap(filled, aside),
  },
  {
    patterns: ['@swap|@sell [ from ] <held:bare> @into <buy:bare> <sell:stake>'],
    takes,
    // 'Swap my SOL to USDC, just 1 SOL'.
    read: (filled, aside) =>
      slotIn(filled, 'stake', 'held')?.token === slotIn(filled, 'stake', 'sell')?.token
        ? swap(filled, aside, { isSale: true })
        : null,
  },
  {
    patterns: ['@buy <sell:stake> <buy:bare>'],
    takes,
    // 'Buy 0.1 SOL BONK': what is paid with and what everybody knows, or it may be anything.
    read: (filled, aside) => {
      const sell = slotIn(filled, 'stake', 'sell')
      const isPaid = sell?.amount?.of === 'units' && PAID_WITH.has(sell.token)
      return isPaid && KNOWN_SYMBOLS.has(slotIn(filled, 'stake', 'buy')?.token ?? '')
        ? swap(filled, aside, { side: 'buy' })
        : null
    },
  },
  {
    patterns: ['<sell:stake> into <buy:bare>'],
    takes,
    // Without a verb only an exact amount that goes into something is an order; '3 SOL to USDC' may just ask.
    read: (filled, aside) =>
      ['units', 'part', 'usd', 'all'].includes(slotIn(filled, 'stake', 'sell')?.amount?.of ?? '')
        ? swap(filled, aside)
        : null,
  },
  {
    patterns: [
      'i|we have <held:stake> @swap|@sell <amount> of_it|of_them|of_that @into <buy:bare>',
      '<held:bare> @swap|@sell <amount> of_it|of_them|of_that @into <buy:bare>',
    ],
    takes,
    read: (filled, aside) => {
      const held = slotIn(filled, 'stake', 'held')
      return held === undefined ? null : swap({ ...filled, sell: { ...held, amount: null } }, aside)
    },
  },
  {
    patterns: ['empty|full_port|fullport <sell:bare> into|to|in <buy:bare>'],
    takes,
    // Both words say that nothing is left. Into an address it would be sent.
    read: (filled, aside) =>
      KNOWN_SYMBOLS.has(slotIn(filled, 'stake', 'buy')?.token ?? '')
        ? swap(filled, aside, { amount: { text: 'all', of: 'all' } })
        : null,
  },
  {
    patterns: [
      'move|shift|push|switch|reallocate|re-allocate|redeploy|reposition <sell:stake> to|over_to|into <buy:bare>',
      'send|transfer <sell:stake> into <buy:bare>',
    ],
    takes,
    // 'Move 5 USDC to bob' sends.
    read: (filled, aside) =>
      KNOWN_SYMBOLS.has(slotIn(filled, 'stake', 'buy')?.token ?? '') ? swap(filled, aside) : null,
  },
  {
    patterns: ['ape|yolo|spend|invest|put <sell:stake>'],
    takes,
    // Whoever apes two SOL spends them; whoever apes BONK gets it.
    read: (filled, aside) =>
      slotIn(filled, 'stake', 'sell')?.amount === null
        ? swap({ buy: filled.sell }, aside, { side: 'buy' })
        : swap(filled, aside, { side: 'buy' }),
  },
  {
    patterns: [
      '@swap <sell:stake>',
      '@swap <sell:stake> @into dollars|usd|cash|fiat|stables|stablecoins|a_stablecoin|something_else',
      '@swap',
    ],
    takes,
    read: (filled, aside) => swap(filled, aside),
  },
  {
    patterns: ['@swap @into <buy:stake>'],
    takes,
    read: (filled, aside) => swap(filled, aside),
  },
  {
    patterns: [
      '@buy [ into ] <buy:stake> @with <sell:stake>',
      '@buy [ into ] <buy:stake> for <sell:stake>',
      '@with <sell:stake> @buy <buy:stake>',
      'for <sell:stake> give_me|@buy <buy:stake>',
      'from <sell:bare> take|use <amount> and|to @buy <buy:bare>',
      '@buy for|with|using <sell:stake> <buy:stake>',
      'give_me|give_us <buy:stake> for <sell:stake>',
      'ape <buy:bare> @with <sell:stake>',
      'use|take|spend|put <sell:stake> to|and @buy <buy:stake>',
      '@buy <buy:stake> [ and ] use|spend|pay|take <sell:stake> [ for_it|for_that|for_this ]',
      'use|spend|put|take <sell:stake> for|on|into buying|purchasing|getting <buy:bare>',
      '@buy <buy:stake> i_pay|i_will_pay|i_pay_with|payment_with|payment_in|paid_in|paid_with|pay_with|pay_in [ with|in ] <sell:stake>',
      'use <sell:stake> for|on <buy:bare>',
      'take|use <sell:stake> and|to put|throw|invest|spend|stick|ape it|that|them into|in|on <buy:bare>',
      'use_up <sell:stake> on|for <buy:bare>',
      'yeet|slam|shove <sell:stake> into|in|on <buy:bare>',
      'move|shift|push <sell:stake> into|over_into <buy:bare>',
      '@buy <buy:stake> [ and ] pay|paying|paid [ for_it ] with|in|using <sell:stake>',
      "i_want|i_need|i'd_like <buy:stake> [ and ] pay|paid|paying|bought [ for_it ] with|in|using <sell:stake>",
      'put|load|spend|throw|invest|ape|ape_in|yolo|deploy|allocate|drop|chuck|toss|stick|pour|blow|dump|place|sink|bet|slap|plop|smash|lob|use <sell:stake> into|in|on <buy:stake>',
      "i_want|i_need|i_would_like|i'd_like <buy:stake> for|with|using <sell:stake>",
      '[ make|do|place ] [ a ] [ market ] buy|purchase of <buy:stake> @with|for <sell:stake>',
      '@with <sell:stake> i_want_to|i_want|lets|please @buy <buy:stake>',
    ],
    takes,
    read: (filled, aside) => swap(filled, aside, { side: 'buy' }),
  },
  {
    patterns: [
      'put|load|spend|throw|invest|ape|yolo|deploy|allocate|drop|chuck|toss|stick|pour|blow <sell:stake> to|towards|at <buy:stake>',
    ],
    takes,
    // 'Drop 1 SOL to 7qb…' may send: an address behind 'to' is as good a wallet as a token.
    read: (filled, aside) =>
      isSymbol(slotIn(filled, 'stake', 'buy')?.token) ? swap(filled, aside, { side: 'buy' }) : null,
  },
  {
    patterns: [
      'reduce|cut|lower|decrease|trim|shrink|lighten|scale_down|cut_down <sell:bare> by <amount> [ and_swap_it|and_get|and_turn_it|and_sell_it|and_move_it|and_put_it ] @into <buy:bare>',
      'exit|close|close_out|close_out_of|exit_out_of|exit_from|leave|get_out_of|bail_out_of|empty <sell:stake> @into <buy:bare>',
      'exit|close|close_out|get_out_of <sell:bare> @into <buy:bare> <amount> [ of_it|of_them ]',
      'take <amount> [ off|out ] [ of|from ] <sell:bare> into|to|in <buy:bare>',
    ],
    takes,
    // 'Close it to 7qb…' may send, and 'close out my WIF' may mean a position: a symbol and an amount make it a sale.
    read: (filled, aside) => {
      const amount = slotIn(filled, 'amount') ?? slotIn(filled, 'stake', 'sell')?.amount
      const isSale =
        isSymbol(slotIn(filled, 'stake', 'buy')?.token) && amount !== null && amount !== undefined
      return isSale ? swap(filled, aside, { isSale: true }) : null
    },
  },
  {
    patterns: [
      "i_want|i_need|i'd_like|i_would_like|i_want_to_have|i'd_like_to_have <sell:stake> in|as <buy:bare>",
      "i_want|i_need|i'd_like|i_would_like <buy:stake> from|out_of <sell:bare>",
      'pay <sell:stake> for <buy:bare>',
    ],
    takes,
    // No verb of trade: two coins that everybody knows and a figure leave nothing else to be meant.
    read: (filled, aside) => {
      const sides = [slotIn(filled, 'stake', 'sell'), slotIn(filled, 'stake', 'buy')]
      const isPlain =
        sides.every((side) => KNOWN_SYMBOLS.has(side?.token ?? '')) &&
        sides.some((side) => side?.amount !== null && side?.amount?.of !== 'vague')
      return isPlain ? swap(filled, aside, { isSale: true }) : null
    },
  },
  {
    patterns: ['@buy this|that|the [ token|coin|one ] @with|for <sell:stake> <buy:bare>'],
    takes,
    // 'Buy this token with 1 SOL: 7qb…'
    read: (filled, aside) =>
      isSymbol(slotIn(filled, 'stake', 'buy')?.token) ? null : swap(filled, aside, { side: 'buy' }),
  },
  {
    patterns: ['@buy <buy:bare> worth <sell:stake>'],
    takes,
    // 'Buy JUP worth 15 USDC'. 'Buy 2 SOL worth JUP' is the other way round.
    read: (filled, aside) =>
      slotIn(filled, 'stake', 'sell')?.amount?.of === 'units' ? swap(filled, aside, { side: 'buy' }) : null,
  },
  {
    patterns: [
      '@buy <sell:stake> of|worth_of|worth <buy:stake>',
      '@buy <buy:bare> <sell:stake>',
      "i_want|i_need|i'd_like|i_would_like|give_me|let_me_have|let_me_get|i'll_take|ill_take|i_will_take|i_want_to_have|i'd_like_to_have|i_would_like_to_have <sell:stake> worth_of|worth <buy:stake>",
      '<buy:bare> i_want|i_need|i_would_like <sell:stake> worth [ of_it|of_that ]',
      '@buy <buy:bare> <sell:stake> worth [ of_it|of_that ]',
      '@buy <sell:stake> of|worth|worth_of <buy:stake> [ and ] pay|paying [ for_it ] from|out_of my_wallet|my_vault|my_balance',
    ],
    takes,
    // 'Buy 0.5 SOL of BONK': only an amount of a coin can be spent like that.
    read: (filled, aside) =>
      ['units', 'all', 'part'].includes(slotIn(filled, 'stake', 'sell')?.amount?.of ?? '')
        ? swap(filled, aside, { side: 'buy' })
        : null,
  },
  {
    patterns: [
      "i_want|i_need|i'd_like|i_would_like|give_me|let_me_have|let_me_get|i'll_take|ill_take|i_will_take|i_want_to_have|i'd_like_to_have|i_would_like_to_have <sell:stake> of <buy:stake>",
    ],
    takes,
    // '1 SOL of BONK'. 'A chart of BONK' is another wish: what pays has to be known as a coin.
    read: (filled, aside) =>
      slotIn(filled, 'stake', 'sell')?.amount?.of === 'units' &&
      KNOWN_SYMBOLS.has(slotIn(filled, 'stake', 'sell')?.token ?? '')
        ? swap(filled, aside, { side: 'buy' })
        : null,
  },
  {
    patterns: [
      '@buy <buy:stake> for|with|worth <dollars>',
      '@buy <buy:bare> <dollars>',
      '@swap <dollars> @into <buy:bare>',
      '@buy <dollars>',
      'put|spend|throw|invest|ape|yolo|deploy|allocate|drop <dollars> into|in|on <buy:bare>',
    ],
    takes,
    read: (filled, aside) => swap(filled, aside, { amount: worth(filled), side: 'buy' }),
  },
  {
    patterns: [
      '@buy <buy:stake> @with <sell:bare> for|worth <dollars>',
      '@buy <buy:stake> for|worth <dollars> @with <sell:bare>',
      '@buy <buy:bare> @with <dollars> [ worth ] of|in <sell:bare>',
      'take|use <dollars> [ worth ] of|out_of|from <sell:bare> and|to @buy <buy:bare>',
      'put|spend|throw|invest|ape|yolo|deploy|allocate|drop|swap|convert|move <dollars> [ worth ] from|out_of <sell:bare> into|in|on|to <buy:bare>',
      '@buy <buy:bare> [ notional|size|amount|for|worth ] <dollars> [ and ] pay|paying|paid|funded|fund [ it ] [ with|in|from|by ] <sell:bare>',
    ],
    takes,
    read: (filled, aside) => swap(filled, aside, { amount: worth(filled), side: 'buy' }),
  },
  {
    patterns: [
      '@buy [ into ] <buy:stake> [ @with dollars|usd|cash|fiat|money|my_money|stables|stablecoins ]',
      'buy|purchase',
    ],
    takes,
    read: (filled, aside) => swap(filled, aside, { side: 'buy' }),
  },
]
