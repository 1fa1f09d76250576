import type { Rule } from '../match/rule.ts'
import { slotIn } from '../slots/all-slots.ts'
import { laterOf } from './later-request.ts'

const ORDERS =
  'limit_orders|orders|limit_order|conditional_orders|open_orders|pending_orders|limits_orders|stop_losses|stop_orders|take_profits|conditional_trades|trigger_orders|price_orders|stop_loss_orders|take_profit_orders'

const HOUSES: ReadonlySet<string> = new Set(
  'METEORA RAYDIUM UNISWAP ORCA SAUCERSWAP DLMM CLMM DAMM LP LIQUIDITY POOL'.split(' '),
)

/** Orders and positions that stand: to see them and to end them. */
export const positionRules: readonly Rule[] = [
  {
    patterns: [
      `[ @show ] [ me ] [ all ] [ of ] [ @my ] [ @latest|open|active|pending|current|live ] [ <token> ] ${ORDERS}`,
      `what ${ORDERS} do i have [ open|active|pending ]`,
      `do i have [ any ] [ open|active|pending ] ${ORDERS} [ open ]`,
      `which ${ORDERS} are [ still ] open|active|pending`,
      `[ are|do ] [ there ] any [ of_my ] ${ORDERS} [ of_mine ] [ still ] open|active|pending|waiting|left`,
    ],
    takes: ['chain'],
    read: (filled, { chain }) => laterOf('list-orders', { token: slotIn(filled, 'token'), chain }),
  },
  {
    patterns: [
      `cancel|remove|delete|kill|close [ all ] [ of ] [ @my ] [ open|active|pending ] [ <token> ] ${ORDERS} [ on|for [ <mark:token> ] ]`,
      `cancel|remove|delete [ my|the ] stop_loss|stop-loss|take_profit|take-profit|limit [ order ] [ on|for <token> ]`,
      `cancel|remove|delete [ my|the ] stop_loss|stop-loss|stop|sl|tp|take_profit|take-profit [ order ] from|off|of [ my ] <token>`,
      `cancel|remove|delete my <token> stop_loss|stop-loss|take_profit|take-profit`,
    ],
    takes: ['chain'],
    read: (filled, { chain }) =>
      laterOf('cancel-orders', {
        token: slotIn(filled, 'token') ?? slotIn(filled, 'token', 'mark'),
        chain,
      }),
  },
  {
    patterns: [
      '[ @show ] [ me ] [ all ] [ of ] [ @my ] [ @latest|open|active|current|conditional ] [ <token> ] positions|open_positions|trades_in_progress|position [ pnl ]',
      'what positions|trades do i have [ open ]',
      '[ @show ] [ me ] [ all ] [ of ] [ @my ] open|active|running trades|positions [ with|and|including [ their|the|my|all ] stops|stop_losses|targets|take_profits|pnl|orders ]',
      'do i have [ any ] open positions',
      'which positions are [ still ] open',
      "how's|hows|how_are|how_is my [ open ] positions|position @doing",
      "[ @show ] [ what_is|what's ] [ my ] pnl|profit_and_loss|unrealised_pnl|unrealized_pnl",
    ],
    takes: ['chain'],
    read: (filled, { chain }) => {
      const token = slotIn(filled, 'token')
      // 'My Raydium positions' are in pools.
      return HOUSES.has(token ?? '') ? null : laterOf('list-positions', { token, chain })
    },
  },
  {
    patterns: [
      'close|exit|cancel|end [ out ] [ all ] [ of ] [ @my ] [ open|active|conditional ] positions|trades [ i_have|i_hold|of_mine ]',
      'close|exit|cancel|end [ out ] every|each [ single|open|active ] position|trade [ i_have|i_hold|of_mine|there_is ]',
      'close|exit|cancel|end [ out ] [ all ] [ of ] my [ open|active ] <token> position|positions|trade|trades',
      "close|close_out|exit|flatten|shut|sell_off everything [ i_have_open|thats_open|that_is_open|i_am_in|i'm_in|im_in|i_have_running ]",
      'close my position in|on <token>',
    ],
    takes: ['chain'],
    read: (filled, { chain }) => laterOf('close-positions', { token: slotIn(filled, 'token'), chain }),
  },
]
