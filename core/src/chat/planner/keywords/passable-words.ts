import { setOf } from '../../reader/words/set-of.ts'
import { isPlainEnglish } from '../words/plain-english.ts'
import type { Word } from '../words/word.ts'

/** Words that only one kind of question has: whoever says one of them has said what is asked for. */
const TELLING = setOf(
  `funding funding_rate funding_rates open_interest oi liquidations liquidation liquidated liqs rekt inscriptions ordinals
  dapps dapp tvl value_locked locked_value total_value_locked yield yields apy apys apr aprs low_cap low_caps low-cap
  low-caps lowcap lowcaps small_cap small_caps small-cap smallcaps micro_caps microcap microcaps tiny_coins small_coins gems news headlines
  sentiment galaxy_score social_score social_volume trending most_traded fear_and_greed dominance gainers losers movers
  market markets scam rug rugpull rug_pull legit honeypot risk risks risky safe supply circulating_supply total_supply max_supply
  all_time_high all-time_high all-time-high ath tokenomics market_cap marketcap mcap mc volume holders fdv price prices
  balance balances portfolio holdings net_worth transactions transaction history txs txns slippage settings safe_mode
  quick_buy presets limits activity dca dcas orders positions pumpfun pump.fun limit_order limit_orders`,
)

/**
 * What turns a question into another one: it denies, makes conditions, tells of a time that no answer is about, or wants
 * something made, changed, taught or done.
 */
const TURNING = setOf(
  `not no don't never none nobody nothing without if unless would wouldn't should shouldn't might may maybe
  perhaps probably tomorrow yesterday ago next later soon until till after when once will won't
  predict prediction forecast expect future past old year years month months
  set change changed turn switch increase decrease raise lower reduce delete remove add create make build write draft
  enable disable activate deactivate toggle adjust modify edit reset clear wipe erase revoke approve allow block ban hide
  unhide import export withdraw claim
  teach learn alert alerts notify remind reminder warn stop start cancel close open pause lock unlock connect fix
  buy sell swap send trade transfer wrap exchange convert move deposit borrow lend stake bridge spend pay invest
  bought sold swapped sent traded buying selling swapping sending trading
  why mean means meant meaning difference between example joke poem story essay imagine pretend
  said says told asked wrote heard
  friend wife husband brother sister boss mother father mum mom dad someone somebody he she they him her them
  versus vs instead except different private password seed phrase
  euro euros weather food base`,
)

export const isTelling = (key: string) => TELLING.has(key.replaceAll(' ', '_'))

/** Plain English that neither names what is asked for nor turns it round. */
export function isPassable({ kind, lower, isSymbolCase }: Word): boolean {
  return kind === 'word' && !isSymbolCase && isPlainEnglish(lower) && !TURNING.has(lower)
}
