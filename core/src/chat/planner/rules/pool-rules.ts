import type { Rule } from '../match/rule.ts'
import { slotIn } from '../slots/all-slots.ts'
import { amountOf, laterOf } from './later-request.ts'

const takes = ['chain'] as const
const NAMES = 'meteora|raydium|uniswap|orca|saucerswap|dlmm|clmm|damm|amm|damm_v1|damm_v2|dlmm_v1|v4|v3|v2'
const HOUSE = `[ ${NAMES} ]`
const ON = `[ on|at|in ${NAMES} [ ${NAMES} ] ]`
const IN_POOL = `in|from|of|for|on|into|to|out_of|inside [ the|my|this ] ${HOUSE} [ pool|pair|position|position_in_pool|liquidity_pool|lp ] [ id ] <pool:poolid> [ pool|lp|liquidity_pool|pair|position|lp_position|liquidity_position ]`

/** Pools: to find, to join, to leave. */
export const poolRules: readonly Rule[] = [
  {
    patterns: [
      `[ @show ] [ me ] [ the|some|all ] [ @top|best|hottest|most_liquid|highest_fee|good|deepest ] ${HOUSE} [ <chain> ] [ liquidity ] pools|liquidity_pools|lp_pools|lps [ for|with|of|on|containing|in|that_have ] <token> ${ON}`,
      `[ @show ] [ me ] [ the|some|all ] [ @top|best|hottest|most_liquid|highest_fee|good|deepest ] ${HOUSE} <token> [ liquidity ] pools|liquidity_pools|lp_pools|lps|pool ${ON}`,
      `[ @show ] [ me ] [ the|some|all ] [ @top|best|hottest|most_liquid|highest_fee|good|deepest ] ${HOUSE} [ <chain> ] [ liquidity ] pools|liquidity_pools|lp_pools [ right_now ] ${ON}`,
      `[ @show ] [ me ] [ the ] [ @top|best ] [ liquidity ] pools on|at|in ${NAMES} for|with|of <token>`,
      'which|what [ liquidity ] pools are|is there|best|the_best|available [ for|with ] <token>',
      `which|what [ liquidity ] pools exist|are_there for|with <token> ${ON}`,
      'which|what pool|pools is|are [ the ] best|good|top|biggest|deepest|most_liquid [ one|ones ] for|with|of <token>',
      'which|what pools have|contain|hold|with|can_i_join_with|could_i_join_with|can_i_use_with|can_i_enter_with|are_good_for|suit [ my ] <token> [ in_them|in_it|inside ]',
      'where can|could|should|do i|we provide|add|put|supply|deposit [ some ] liquidity [ for|of|with|to|in|on ] [ my ] <token>',
      'where can|could|should|do i|we lp [ my|with ] <token>',
      `[ @show ] [ me ] [ a|one|the|some|any ] [ @top|best|good|nice|deep ] ${HOUSE} [ liquidity ] pool|pools for|with|of <token> ${ON}`,
      `[ @show ] [ me ] [ a|one|the|some|any|all ] [ @top|best|good ] ${HOUSE} <pool:pool> [ liquidity ] pool|pools|lps|liquidity_pools ${ON}`,
      `[ @show ] [ me ] [ a|the|some|all|any ] [ @top|best|deepest|good|nice ] ${HOUSE} [ liquidity ] pools|pool|liquidity_pools for|of|with <pool:pool> ${ON}`,
    ],
    takes,
    read: (filled, { chain }) =>
      laterOf('list-pools', {
        token: slotIn(filled, 'token'),
        pool: slotIn(filled, 'pool'),
        chain: chain ?? slotIn(filled, 'chain'),
      }),
  },
  {
    patterns: [
      `add|deposit|put|provide|supply|contribute [ liquidity [ of ] ] <sell:stake> [ of|as|in ] [ liquidity ] ${IN_POOL}`,
      'give <sell:stake> into|in|to [ the|my ] pool|liquidity_pool <pool:poolid>',
      `add|provide|supply|deposit liquidity ${IN_POOL} [ with|of|using <sell:stake> ]`,
      `i_want_to_be|put_me in [ the ] <pool:poolid> pool with <sell:stake>`,
      `add|provide|supply|deposit [ some ] liquidity [ with|of <sell:stake> ]`,
      `lp <sell:stake> ${IN_POOL}`,
      `lp|add|deposit|provide|put <dollars> [ of|as|in ] [ liquidity ] ${IN_POOL}`,
    ],
    takes,
    read: (filled, { chain }) => {
      const sell = slotIn(filled, 'stake', 'sell')
      return laterOf('add-liquidity', {
        sell: sell?.token,
        amount: amountOf(sell) ?? worthOf(slotIn(filled, 'dollars')),
        pool: slotIn(filled, 'poolid', 'pool'),
        chain,
      })
    },
  },
  {
    patterns: [
      `open|start|create|make|enter|i_want|i_need [ a|an ] [ new ] [ liquidity|lp ] position ${IN_POOL} [ with|using|of <sell:stake> ]`,
      `open|start|create [ a|an ] [ new ] [ <sell:stake> ] [ liquidity|lp ] position ${IN_POOL}`,
      `open|start|create [ a|an ] [ new ] [ liquidity|lp ] position with|of|using <sell:stake> ${IN_POOL}`,
      `enter|join [ the ] ${HOUSE} pool [ id ] <pool:poolid> with|using <sell:stake>`,
      `enter|join [ the ] <pool:poolid> pool with|using <sell:stake>`,
    ],
    takes,
    read: (filled, { chain }) => {
      const sell = slotIn(filled, 'stake', 'sell')
      return laterOf('open-position', {
        sell: sell?.token,
        amount: amountOf(sell),
        pool: slotIn(filled, 'poolid', 'pool'),
        chain,
      })
    },
  },
  {
    patterns: [
      `[ @show ] [ me ] [ all ] [ of ] [ @my ] [ @latest|open|active|current ] ${HOUSE} ${HOUSE} liquidity_positions|lp_positions|lps|liquidity|pool_positions|pools|lp|liquidity_pools|pool_position|lp_position|lp_inventory|lp_book|lp_report`,
      '[ @show|update_me_on|update ] [ me ] [ all ] [ of ] my meteora|raydium|uniswap|orca|saucerswap [ damm|dlmm|damm_v1|damm_v2|clmm|v4|v3|lp ] positions',
      'update me on my [ liquidity|lp ] positions',
      `[ @show ] [ me ] [ all ] [ my ] liquidity_positions|lp_positions|lps|pool_positions on|at|in ${NAMES} [ ${NAMES} ]`,
      'what|which pools am|have i in|joined',
      `[ @show ] [ me ] [ all|what|which ] [ of ] [ the ] pools i'm|im|i_am|where_i|that_i|i|where_i_am|where_im [ in|providing|provide|providing_to|provide_to|have|am ] [ liquidity ] [ to|in|for|with|positions ]`,
      'where am i providing liquidity|lping',
      'which|what pools am i lping|providing|in [ in|to ]',
      'what liquidity|lps|lp_positions do i have',
      'how are|is my lps|lp|liquidity|liquidity_positions|lp_positions @doing',
    ],
    takes,
    read: (_filled, { chain }) => laterOf('list-liquidity', { chain }),
  },
  {
    patterns: [
      `claim|collect|harvest|withdraw|get|take|grab|cash_in|redeem|get_me|pull|take_out|i_want|give_me|pay_out [ all ] [ of ] [ my|the ] [ lp|pool|trading|unclaimed|accrued|earned|pending ] fees|rewards|fee [ from|of|in|for|on [ my|the ] [ lp|liquidity ] position|positions ] ${IN_POOL}`,
      `claim|collect|harvest|get|withdraw|take|grab|cash_in|redeem|get_me|pull|i_want|give_me|pay_out [ all ] [ of ] [ my|the ] [ lp|pool|trading|unclaimed|liquidity|accrued|earned|pending ] fees|rewards [ from|of|in|for|on [ all ] [ my|the ] [ lp|liquidity|pool ] position|positions|pools|pool|lps ]`,
      'claim|collect|harvest [ my|the ] [ lp|pool ] fees|rewards <pool:poolid>',
    ],
    takes,
    read: (filled, { chain }) => laterOf('claim-fees', { pool: slotIn(filled, 'poolid', 'pool'), chain }),
  },
  {
    patterns: [
      `remove|withdraw|pull|take|take_out|pull_out|unstake <amount> [ of ] [ my|the ] [ liquidity|lp|position ] [ out ] ${IN_POOL}`,
      `remove|withdraw|pull|take_out|pull_out|take|unstake [ my|the ] liquidity|lp [ out|back ] ${IN_POOL} [ by ] [ <amount> [ of_it|of_them ] ]`,
      `reduce|cut|lower|decrease|shrink|trim [ my|the ] liquidity|lp|position|lp_position|liquidity_position ${IN_POOL} by <amount>`,
      `i_want|give_me|get|get_me|i_need|bring [ my|the ] liquidity|lp|money|funds back|out ${IN_POOL} [ <amount> [ of_it|of_them ] ]`,
      `i_want|give_me|get|get_me|i_need|bring [ back ] <amount> of my|the liquidity|lp [ back|out ] ${IN_POOL}`,
      `i_want|give_me|get|get_me|i_need|bring <amount> [ back|out ] ${IN_POOL}`,
      `take|get|pull my liquidity|lp [ out ] ${IN_POOL}`,
      `remove|withdraw|pull|take_out|pull_out [ <amount> [ of ] ] [ my|the ] liquidity|lp`,
    ],
    takes,
    read: (filled, { chain }) => {
      const amount = slotIn(filled, 'amount')
      return laterOf('remove-liquidity', {
        amount: amount === undefined || amount.of === 'vague' ? undefined : amount.text,
        pool: slotIn(filled, 'poolid', 'pool'),
        chain,
      })
    },
  },
  {
    patterns: [
      `close|exit|end [ out ] [ my|the ] [ liquidity|lp ] position [ i_have|i_hold|that_i_have ] ${IN_POOL} [ completely|fully|entirely ]`,
      `get|take|pull me out of [ the|my ] pool <pool:poolid> [ completely|fully|entirely ] [ and ] [ close|exit ] [ it ]`,
      'close|exit|withdraw|remove|unwind|pull|pull_out|close_out|end [ my|the ] <pool:pool> [ pool|lp|liquidity ] position|lp|pool|liquidity [ completely|fully|entirely ]',
      `get|take|pull me [ completely|fully|entirely ] out of [ the|my ] [ pool ] <pool:poolid> [ pool|position ] [ completely|fully|entirely ]`,
      'close|exit [ my|the ] liquidity|lp|pool position',
      `close|exit|end [ out ] [ my|the ] liquidity|lp|position|lp_position|liquidity_position [ in|from|of|for ] [ the|my ] [ pool ] <pool:poolid> [ pool ]`,
      'exit|leave|quit|close [ the|my ] [ pool ] <pool:poolid> [ pool|lp|liquidity_pool ] [ completely|fully|entirely ]',
    ],
    takes,
    read: (filled, { chain }) => laterOf('close-position', { pool: slotIn(filled, 'poolid', 'pool'), chain }),
  },
]

function worthOf(dollars: string | undefined): string | undefined {
  return dollars === undefined ? undefined : `$${dollars}`
}
