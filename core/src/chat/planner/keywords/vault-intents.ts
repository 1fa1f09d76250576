import { CHAIN_IDS } from '../../../chains/chain-id.ts'
import { callOf } from '../rules/make-calls.ts'
import type { KeywordIntent } from './keyword-intent.ts'

const VAULT = 'wallet wallets vault vaults account accounts portfolio bag bags'
const COINS: ReadonlySet<string> = new Set(
  'sol solana eth ethereum ether btc bitcoin bnb hbar hedera usdc usdt bonk wif jup pepe doge dogecoin bsc'.split(
    ' ',
  ),
)
const chainIn = (names: readonly string[]) =>
  CHAIN_IDS.find((id) => names.some((name) => name.toLowerCase() === id))
const isCoin = (name: string) => name === name.toUpperCase() || COINS.has(name.toLowerCase())
const TIMES = '24h 24 hours hour day days week past yesterday'

const OWN = ['my', 'i', "i'm", 'im', "i've", 'ive', 'mine', 'nav', 'aum', 'holdings', 'cash']
const ASKED = ['what', "what's", 'whats', 'which', 'how', "how's", 'is', 'are']
const ASKING = [...ASKED, 'show', 'list', 'tell', 'do']

/** Questions about the person's own vault, told by their words in any order. */
export const VAULT_INTENTS: readonly KeywordIntent[] = [
  {
    keys: 'ceiling threshold quota limit limits spend spent spending allowance budget paused per_transaction_cap per_trade_cap daily_cap spending_cap spend_cap transaction_cap cap_on limit_on limits_on cap_per limit_per max_per maximum_per max_i_can most_i_can maximum_i_can allowed_to',
    allow: `send sending use single ${VAULT} daily left remaining transaction transactions per trade swap transfer maximum max rolling used usage close near hit reach reached exceed exceeded usd dollars rest money move allowed cap caps far under over already still single trading utilisation utilization status biggest largest make ${TIMES}`,
    takes: ['dollars'],
    plan: ({ has }) =>
      ['my', 'i', "i'm", 'im', 'limits', 'per', 'daily', 'spending'].some(has) ? callOf('get_limits') : null,
  },
  {
    keys: 'settings setting slippage slippages presets preset buy_amounts buy_amount default_amounts safemode safe_mode quick_buy quick_buys preferences configured configuration config vault_set_up account_set_up wallet_set_up vault_setup',
    allow: `button buttons visible shown showing hidden ${VAULT} swap swaps pump lp trenches buy quick default on off enabled disabled active turned set amount amounts tolerance safety mode configured max maximum using use uses used trades trading switches switch options option up`,
    // 'Set my slippage' changes something; 'what is it set to' does not.
    plan: ({ has }) => (has('turn') || (has('set') && !ASKED.some(has)) ? null : callOf('get_settings')),
  },
  {
    keys: "execution_log execution_history order_log trade_log action_log audit_log execution_report you've_done you've_made you_did_for you_have_done you_did you_done my_swap my_transfer my_trade still_running ask_you_to_do ask_you_for i_asked_you i_asked_for asked_you_to_make asked_you last_order last_orders last_transfer last_payment last_send last_wrap last_request last_requests successful success it_work it_worked swap_work swap_worked order_go swap_go trade_go transfer_go transaction_go payment_go sale_go buy_go purchase_go sale_work sale_worked buy_work buy_worked purchase_work trade_work transfer_work payment_work did_i_do have_i_done wallet_do wallet_done vault_do vault_done asked_you_to_do asked_you_for told_you_to_do done_here did_here activity activities pending go_through gone_through went_through stuck processed executed status confirmed landed arrived succeed succeeded failed fail complete completed swap_done trade_done transfer_done last_swap last_trade",
    allow: `running run going happening doing far why reason when week month still waiting order orders list requests request made make finish finished here done work worked go went ok okay fine successfully ${VAULT} swap swaps trade trades transfer transfers transaction transactions withdrawal payment send order happened did through actions previous latest everything ${TIMES}`,
    takes: ['chain', 'count', 'token'],
    // 'Has my USDC transfer been confirmed?' Which one it was is seen in the list.
    plan: ({ chain, count, names, has }) => {
      const named = chainIn(names)
      if (chain !== undefined && named !== undefined) return null
      return names.length === 0 || (has('my') && names.every(isCoin))
        ? callOf('get_activity', { chain: chain ?? named, limit: count })
        : null
    },
  },
  {
    keys: 'saved noted stored remembered remember memory memories notes recorded know_about_me know_of_me',
    allow: 'facts fact information info everything mind far written down keep kept took taken',
    plan: ({ has }) =>
      ['me', 'my', 'i'].some(has) && ['you', 'your', 'notes', 'memories'].some(has) && ASKING.some(has)
        ? callOf('recall_memories')
        : null,
  },
  {
    keys: 'i_send i_sent did_i_buy did_i_sell did_i_swap did_i_receive have_i_bought have_i_sold have_i_sent past_transactions past_payments went_in in_and_out send_and_receive sent_and_receive wallet_send vault_send through_my happened_in moved_in moved_out sent_and_received received_and_sent sent_or_received transaction_log on_chain on-chain onchain transactions transaction history txs txns tx transfers came_in went_out come_in gone_out in_and_out last_buy last_sell last_purchase last_sale past_trades recent_trades last_trades deposits withdrawals incoming outgoing ledger account_statement statement movements arrive',
    allow: `send receive sends receives out log happened happen week month came went moved chain received sent money ${VAULT} on-chain onchain past previous made make sold bought buy sell swap swapped deposited withdrew trades trade swaps trading few full complete entire arrive yet deposit ${TIMES}`,
    takes: ['chain', 'count', 'token'],
    // 'Did my USDC arrive?' What came in is seen in the history, whichever token it was.
    plan: ({ chain, count, names, keys }) =>
      names.length === 0 || keys.has('arrive') ? callOf('get_history', { chain, limit: count }) : null,
  },
  {
    keys: `nav aum net_asset_value dry_powder cash_position cash_balance investments investment sitting_on sitting sitting_in stash inventory balance balances portfolio holdings net_worth wallet vault own hold holding bags funds worth assets have money rich`,
    allow: `valuable biggest largest top main best gas ${VAULT} value usd dollars left inside whole entire complete breakdown allocation coins coin tokens token crypto chain chains network networks stack anything everything available cash position by altogether together contents content overview rundown summary report composition split distribution snapshot glance picture empty full exposure asset`,
    takes: ['chain', 'token'],
    plan: ({ chain, names, has, keys }) => {
      // 'Pause my vault' asks for something else: only what is surely a coin is one here.
      if (!names.every(isCoin)) return null
      // 'A vault' is one in general, 'the vault' is the person's.
      const isOwn = OWN.some(has) || (has('vault') && !has('a'))
      const isHeld =
        [...keys].some((key) => key !== 'have' && key !== 'worth' && key !== 'money') ||
        has('i') ||
        (keys.has('worth') && has('my'))
      const named = chainIn(names)
      // Two chains are two questions, and one call takes one.
      if (chain !== undefined && named !== undefined) return null
      return isOwn && isHeld ? callOf('get_balances', { chain: chain ?? named }) : null
    },
  },
]
