import type { LaterAction, Plan } from '../plan.ts'
import { laterOf } from '../rules/later-request.ts'
import { KNOWN_SYMBOLS } from '../words/known-symbols.ts'
import type { KeywordIntent, Said } from './keyword-intent.ts'

const ENDINGS =
  'cancel cancelled cancel_out remove delete kill drop clear scrap void revoke withdraw take_down take_off take_away get_rid_of call_off turn_off switch_off shut_off stop end quit finish halt terminate abort undo wipe'
const CLOSINGS =
  'close closed close_out exit end shut shut_down unwind get_out_of get_me_out_of out_of flatten liquidate sell_off'
const STATES =
  'open active running pending live current waiting standing set placed outstanding resting unfilled going on ongoing left scheduled now alive working'
const ORDERS =
  'orders order limit_order limit_orders limits_orders stop_loss stop_losses stop-loss stop-losses stop_order stop_orders take_profit take_profits take-profit take-profits trigger triggers conditional_order conditional_orders open_order pending_order'
const DCAS =
  'dca dcas dca_order dca_orders dca_plan dca_plans recurring_buy recurring_buys recurring_order recurring_orders recurring_purchase recurring_purchases scheduled_buy scheduled_buys scheduled_order scheduled_orders repeating_buy repeating_buys automatic_buy automatic_buys auto_buy auto_buys autobuys dollar_cost_average dollar_cost_averaging'
const POSITIONS = 'position positions open_trade open_trades trades'
const LIQUIDITY =
  'liquidity liquidity_position liquidity_positions lp lps lp_position lp_positions pool_position pool_positions pools_am_i pools_i pool_i any_pools in_pools my_pools providing provide'
const HOUSES = 'meteora raydium uniswap orca saucerswap dlmm damm clmm'
const OWN = ['my', 'i', "i'm", 'im', "i've", 'ive', 'mine']
const FILL =
  'single them everything whole entire entirely completely fully anymore plan plans schedule schedules'

const hasKey = (keys: ReadonlySet<string>, words: string) =>
  words.split(' ').some((word) => keys.has(word.replaceAll('_', ' ')))

/** One token at most, and one that is surely meant as such. */
function about(action: LaterAction, { tokens, names, chain }: Said): Plan | null {
  const [token] = tokens
  const isSure = names.every((name) => name === name.toUpperCase() || KNOWN_SYMBOLS.has(name.toUpperCase()))
  return tokens.length > 1 || !isSure ? null : laterOf(action, { token, chain })
}

/** What was set up to wait, repeat or earn: to see it and to end it, told by its words in any order. */
export const STANDING_INTENTS: readonly KeywordIntent[] = [
  {
    keys: `${ENDINGS} ${DCAS}`,
    allow: `buying buys ${STATES} ${FILL}`,
    takes: ['token', 'chain'],
    plan: (said) =>
      isOrdered(said) && hasKey(said.keys, ENDINGS) && hasKey(said.keys, DCAS)
        ? about('cancel-dca', said)
        : null,
  },
  {
    keys: DCAS,
    allow: `${STATES} status progress next when orders order buys schedule schedules plan plans job jobs program programs programme programmes far`,
    takes: ['token', 'chain'],
    plan: (said) => (isAsked(said) ? about('list-dca', said) : null),
  },
  {
    keys: `${ENDINGS} ${ORDERS}`,
    allow: `limit limits price buy sell ${STATES} ${FILL}`,
    takes: ['token', 'chain'],
    plan: (said) =>
      isOrdered(said) && hasKey(said.keys, ENDINGS) && hasKey(said.keys, ORDERS)
        ? about('cancel-orders', said)
        : null,
  },
  {
    keys: ORDERS,
    allow: `limit limits price buy sell status report overview summary book ${STATES}`,
    takes: ['token', 'chain'],
    // 'My last order' is something that was done.
    plan: (said) =>
      isAsked(said) && !said.has('last') && !said.has('did') ? about('list-orders', said) : null,
  },
  {
    keys: `${LIQUIDITY} ${HOUSES}`,
    allow: `liquidity pool pools position positions lp earning earn doing ${STATES} status performing providing provide joined deposited anywhere somewhere inventory worth value`,
    takes: ['chain'],
    plan: ({ chain, has }) =>
      OWN.some(has) && !has('add') && !has('can') && !has('should') && !has('want') && !has('need')
        ? laterOf('list-liquidity', { chain })
        : null,
  },
  {
    keys: 'pools pool liquidity_pool liquidity_pools',
    allow: `best good top deep deepest biggest provide providing liquidity lp lping join earn fees enter suitable available highest volume ${HOUSES}`,
    takes: ['token', 'chain'],
    // One's own pools are another question.
    plan: (said) => {
      const isOwn = said.has('mine') || said.has('in') || (said.has('my') && said.tokens.length === 0)
      const isAny = ['best', 'good', 'top', 'deepest', 'biggest', 'suitable', 'available'].some(said.has)
      return isOwn || (said.tokens.length === 0 && !isAny) ? null : about('list-pools', said)
    },
  },
  {
    keys: `${CLOSINGS} ${POSITIONS}`,
    allow: `${STATES} ${FILL} trade`,
    takes: ['token', 'chain'],
    plan: (said) =>
      isOrdered(said) && hasKey(said.keys, CLOSINGS) && hasKey(said.keys, POSITIONS) && !said.has('pool')
        ? about('close-positions', said)
        : null,
  },
  {
    keys: `position positions open_trades open_trade trades_open trades_are pnl profit_and_loss unrealised_profit unrealized_profit unrealised unrealized`,
    allow: `trade trades pnl profit loss profits losses winning losing up down ${STATES} status performing report overview summary`,
    takes: ['token', 'chain'],
    plan: (said) => (isAsked(said) ? about('list-positions', said) : null),
  },
  {
    keys: 'pumpfun pump.fun pump_fun pump-fun graduate graduating graduation graduated bonding_curve launches launched launching new_launches token_launches',
    allow:
      'launch launches launched launching new newest fresh brand just about close near nearly almost soon tokens token coins coin memecoins memecoin hot hottest top best trending curve bonding migrate migrating dropped came appeared next this week',
    plan: ({ has }) => (has('my') || has('i') || has('want') ? null : laterOf('list-launches')),
  },
]

/** 'Was my order cancelled?' asks how it went. */
function isOrdered({ has }: Said): boolean {
  return !ASKING.some(has)
}

const ASKING =
  "did do does was were is are has had am will would should can could may might how what what's which why when who where whether".split(
    ' ',
  )

/** Nothing is to be made, changed or wished for: 'I want a DCA' is another request. */
function isAsked({ has }: Said): boolean {
  return !['want', 'need', 'like', 'create', 'make', 'start', 'last'].some(has)
}
