import { callEach, callOf } from '../rules/make-calls.ts'
import { isBitcoinAddress } from '../words/read-address.ts'
import type { KeywordIntent } from './keyword-intent.ts'

const COINS =
  'coin coins token tokens crypto cryptos cryptocurrency memecoin memecoins altcoin altcoins project projects'
const TIMES = '24h 24 24hr hour hours day days week past yesterday 1h 7d'
/** 'Worth buying' asks for advice, 'worth' alone for a price. */
const TRADED = ['buying', 'holding', 'selling', 'getting', 'keeping', 'aping', 'trading']
const PERFORMING = ['perform', 'performed', 'performing', 'performance']
const ASSESSED =
  'good bad worth smart wise reasonable undervalued overvalued overbought oversold bullish bearish promising solid decent'

/** The narrow ones first: 'market' and 'price' stand in many questions, 'funding' in one kind. */
export const KEYWORD_INTENTS: readonly KeywordIntent[] = [
  {
    keys: 'runes rune inscriptions inscription ordinals ordiscan lookup held holds hold holding own owns has address wallet inside',
    allow: 'bitcoin btc balance content contents contain contains ordiscan lookup scan inspect',
    takes: ['address'],
    plan: ({ address }) =>
      address !== undefined && isBitcoinAddress(address) ? callOf('get_bitcoin_address', { address }) : null,
  },
  {
    keys: 'rune runes',
    allow:
      'bitcoin btc info facts fact stats data details price supply holders holder minted mints about happening',
    takes: ['rune'],
    plan: ({ rune }) => (rune === undefined ? null : callOf('get_rune', { name: rune })),
  },
  {
    keys: "info facts fact stats data details price supply holders holder minted mints holds hold about what what's whats tell show check look explain describe find is",
    allow: 'bitcoin btc name called happening trading number many',
    takes: ['rune'],
    plan: ({ rune }) => (rune === undefined ? null : callOf('get_rune', { name: rune })),
  },
  {
    keys: 'longs_pay shorts_pay funding funding_rate funding_rates longs_or_shorts longs_paying shorts_paying paying',
    allow: `rate rates perp perps perpetual perpetuals futures longs shorts pay paying positive negative high low exchange exchanges venue venues aggregate aggregated binance bybit okx coinglass ${TIMES} average other way round around vice versa who pays each long short side expensive cheap traders premium annualised annualized 8h hourly flipped overheated cost leverage open holding position`,
    takes: ['token'],
    plan: ({ tokens }) => callEach('get_funding_rates', { arg: 'symbol', tokens }),
  },
  {
    keys: 'open_interest oi',
    allow: `futures perps perp contracts high low exchanges exchange venue venues aggregate aggregated coinglass big ${TIMES} rising falling notional usd dollars up down increase increased increasing outstanding positions`,
    takes: ['token'],
    plan: ({ tokens }) => callEach('get_open_interest', { arg: 'symbol', tokens }),
  },
  {
    keys: 'liquidations liquidation liquidated rekt wiped wiped_out liqs liq blown_out blown_up wrecked flushed margin_called margin_calls',
    allow: `longs shorts long short futures perps positions position traders people money amount usd dollars worth big biggest bad data stats figures numbers wiped coinglass market markets since side volume leverage leveraged blown vs versus split ratio crypto ${COINS} ${TIMES}`,
    takes: ['token'],
    plan: ({ tokens }) =>
      tokens.length === 0
        ? callOf('get_liquidations')
        : callEach('get_liquidations', { arg: 'symbol', tokens }),
  },
  {
    keys: 'inscriptions inscription ordinals inscribed',
    allow:
      'bitcoin btc new newest fresh chain network ordiscan made created minted happened anything few interesting people',
    takes: ['count'],
    plan: ({ count }) => callOf('get_inscriptions', { limit: count }),
  },
  {
    keys: 'apps_with app_with used_app popular_app top_app dapps dapp dappradar crypto_apps crypto_applications used_applications popular_applications top_applications applications_are applications_do popular_apps used_apps top_apps apps_are_people active_apps apps_are apps_have apps_do busiest_apps best_apps web3_apps onchain_apps',
    allow:
      'crypto applications application rankings everyone everybody wise traffic busiest top best used popular biggest users user active usage app transactions activity volume apps people using use most dappradar leading ranking list should know which websites platforms favourite favorite',
    takes: ['chain', 'count'],
    plan: ({ chain, count }) => callOf('get_top_dapps', { chain, limit: count }),
  },
  {
    keys: 'tvl value_locked locked_value total_value_locked',
    allow:
      'chain chains blockchain blockchains network networks biggest largest highest top by rank ranking ranked compare solana ethereum bsc hedera base arbitrum defillama each greatest leading most breakdown',
    takes: ['count'],
    plan: ({ count, has }) =>
      [
        'chain',
        'chains',
        'blockchain',
        'blockchains',
        'network',
        'networks',
        'solana',
        'ethereum',
        'bsc',
        'hedera',
      ].some(has)
        ? callOf('get_chain_tvl', { limit: count })
        : null,
  },
  {
    keys: 'tvl value_locked locked_value total_value_locked protocols protocol',
    allow:
      'biggest largest highest top by rank ranking ranked defi defillama leading big dex dexes lending best',
    takes: ['count', 'token'],
    plan: ({ count, names, keys }) => {
      const [name] = names
      const isAboutValue = [...keys].some((key) => key !== 'protocol' && key !== 'protocols')
      if (name !== undefined)
        return names.length === 1 && isAboutValue ? callOf('get_protocol_tvl', { protocol: name }) : null
      return callOf('get_protocol_tvl', { limit: count })
    },
  },
  {
    keys: 'interest_on earn_on return_on savings_rate put_to_work make_money_on staking_returns staking_rewards staking_rate staking_rates yield yields apy apys apr aprs earn farm farms farming passive_income park best_place where_to_stake where_to_lend interest interest_rate interest_rates best_rate best_rates highest_rate highest_rates good_rates lending_rate lending_rates',
    allow:
      'stables stablecoin stablecoins stable idle options option best top highest good high pool pools staking interest opportunities opportunity rate rates return returns defi money passive income place places offers offer deposit park make pay pays paying available offered greatest biggest yielding only current lending supply supplying',
    takes: ['chain', 'count', 'token'],
    // Which of the stablecoins has to be said.
    plan: ({ tokens, chain, count, has }) =>
      tokens.length > 1 ||
      (tokens.length === 0 && ['stables', 'stablecoin', 'stablecoins', 'stable'].some(has))
        ? null
        : callOf('find_yields', { symbol: tokens[0], chain, limit: count }),
  },
  {
    keys: 'low_cap low_caps low-cap low-caps lowcap lowcaps small_cap small_caps small-cap smallcap smallcaps micro_cap micro_caps microcap microcaps micro-cap gem gems low_market_cap small_market_cap tiny_market_cap low_mcap moonshots tiny_cap tiny_caps tiny_coins tiny_tokens small_coins small_tokens little_coins little_tokens cheap_coins young_coins 100x 1000x moonshot under_the_radar small_projects undiscovered smallest_coins smallest_tokens tiniest_coins tiniest_tokens early_coins early_tokens early_projects penny_coins shitcoins low_mc low-mcap',
    allow: `under below sub less than max maximum cap caps market mcap marketcap mc capitalization capitalisation hidden undervalued new best good top small tiny potential early buy ape usd dollars million should next ideas suggestions play plays cheap worth look risky interesting screen screener scan names name picks pick alpha ${COINS}`,
    takes: ['chain', 'count', 'dollars'],
    plan: ({ chain, count, dollars }) =>
      callOf('find_low_caps', {
        chain,
        maxMarketCapUsd: dollars === undefined ? undefined : Number(dollars),
        limit: count,
      }),
  },
  {
    keys: 'under below less_than smaller_than sub max at_most',
    allow: `cap caps market mcap marketcap mc capitalization capitalisation small tiny little cheap new good with having worth usd dollars million ${COINS}`,
    takes: ['chain', 'count', 'dollars'],
    // 'Something small with less than 1m cap': a cap and its bound say it all.
    plan: ({ chain, count, dollars, has }) =>
      dollars !== undefined && ['cap', 'mcap', 'marketcap', 'mc', 'capitalization'].some(has)
        ? callOf('find_low_caps', { chain, maxMarketCapUsd: Number(dollars), limit: count })
        : null,
  },
  {
    keys: 'news_on news_about news_around published reported announced press coverage announcements announcement newsflow new_in_crypto new_in_the_world_of_crypto new_in_the_crypto_world happening_in_the_world_of_crypto news headlines headline articles article stories',
    allow: `alpha flow wire roundup digest weekly daily morning evening something interesting major anything being written happen today's yesterday's published reported update updates crypto market markets latest breaking trending top big important new world happening happened ${COINS} bitcoin-news ${TIMES}`,
    takes: ['count', 'token'],
    plan: ({ names, count }) => {
      if (names.length <= 1) return callOf('get_news', { topic: names[0], limit: count })
      return { kind: 'call', calls: names.map((topic) => ({ tool: 'get_news', args: { topic } })) }
    },
  },
  {
    keys: 'reddit telegram discord tweets fud shilling shilled shill narrative sentiment buzz hype chatter vibe vibes tweeting tweets galaxy_score social_score social_volume social mentions mentioned twitter ct x_users community crowd analysts analyst experts expert influencers kols traders people everyone everybody anybody anyone folks talking popular_on famous socials talk_about',
    allow:
      'saying think thinks thinking feel feeling feels talk talks mood score volume media crypto positive negative bullish bearish optimistic loved hated opinion lunarcrush x reddit online public general pulse stats metrics popular hyped attention much loud likes like excited',
    takes: ['token'],
    plan: ({ tokens }) =>
      tokens.length === 0 ? null : callEach('get_social_pulse', { arg: 'symbol', tokens }),
  },
  {
    keys: 'excited_about hyped_about gone_viral going_viral loudest noisiest attention viral on_x on_twitter on_socials socials social talked talked-about talking mentioned mentions buzz hype hyped chatter twitter tweeting ct social_media speak speaking speaks chatting chats discuss discussing discusses raving posting talk_about talks_about',
    allow: `people everyone everybody trending trends trend top popular biggest highest volume media crypto discussed lunarcrush x community loudest noisiest loud hot hottest attention viral socials names ${COINS} ${TIMES} month`,
    takes: ['count'],
    plan: ({ count }) => callOf('get_social_trends', { limit: count }),
  },
  {
    keys: 'being_traded traded_a_lot traded_the_most movers gainers people_into everyone_into gaining_traction heating_up on_fire most_bought being_bought winning_today hot_right coin_to_ape coin_to_buy token_to_buy memecoin_to_buy something_to_buy what_to_buy to_buy moving buying_ideas buy_ideas trade_ideas coins_to_buy tokens_to_buy memecoins_to_buy best_coins best_tokens top_coins top_tokens top_memecoins ripping popping top_volume highest_volume most_volume biggest_volume trending hot hottest popular pumping mooning most_traded trend flying people_buying people_are_buying everyone_buying traders_buying',
    allow: `ideas idea suggestions suggestion suggest tips tip recommend recommendation recommendations moving good nice interesting could might should watch watching looking eye eyes attention degens degen aping top best new volume traded buy buying ape market people trade trading list leaders big ${COINS} ${TIMES}`,
    takes: ['chain', 'count'],
    // Movers of no one chain are the market's.
    plan: ({ chain, count, keys }) =>
      chain === undefined && (keys.has('movers') || keys.has('gainers'))
        ? null
        : callOf('get_trending_tokens', { chain, limit: count }),
  },
  {
    keys: 'in_crypto bloodbath sea_of_red bull_run bull_market bear_market crypto_overnight overnight_in_crypto we_in_the_green we_in_the_red we_green we_red we_up we_down crypto_having crypto_overnight day_for_crypto day_in_crypto big_picture big_moves big_movers we_bullish we_bearish bullish_or_bearish bull_or_bear current_sentiment overall_sentiment general_sentiment market markets crypto_summary crypto_update crypto_recap crypto_overview happened_in_crypto happening_in_crypto going_on_in_crypto went_up_the_most went_down_the_most gained_the_most lost_the_most crypto_doing crypto_looking fear_and_greed fear_&_greed fear greed dominance macro macro_snapshot crypto_snapshot snapshot_of_crypto state_of_crypto overview_of_crypto gainers losers winners movers altseason alt_season everything_red everything_green everything_up everything_down everything_pumping everything_dumping everything_crashing everything_bleeding crypto_up crypto_down crypto_red crypto_green',
    allow:
      'sum summarise summarize winning overnight morning evening afternoon weekly daily macro desk close open opening important interesting exciting notable anything vibe vibes developments development why reason crypto cap caps update updates overview summary recap report status state brief briefing snapshot conditions mood sentiment outlook pulse feel feeling up down red green bullish bearish bull bear crashing pumping index btc bitcoin top biggest best worst big whole general happening moving volume global think trend today greedy fearful health shape catch fill bring speed bad good bloody lowdown rundown coins coin tokens things miss missed moves look looks color colour stand standing where generally situation',
    plan: () => callOf('get_market_update'),
  },
  {
    keys: 'warning_signs audited audit hacked exploit exploited insiders bundled snipers dev_sold dev_wallet sketch safe scam rug rugpull rug_pull rugged legit legitimate risk risks risky honeypot dangerous danger dangers safety trust trustworthy trusted untrustworthy sketchy shady scammy sus suspicious fishy dodgy unsafe trap honey_pot rugs rugging rugpulls rug_pulls scammer scammers scammed liquidity_lock liquidity_locked lp_lock lp_locked lp_burned lp_burnt lock burned burnt mint_more mintable worried worry concerned backdoor blacklist blacklisted renounced fraud ponzi red_flags red_flag rugcheck fake security frozen freeze tax taxed taxes mint_authority freeze_authority sellable',
    allow: `should watch lose losing money loss there chance chances odds likely probability dev devs developer team creator deployer liquidity locked unlocked supply new more careful sell selling able sold cash exit buy buying hold holding trade trading ape invest investing check checks level score report profile scan audit potential possible possibly probably any concerns worried worry contract pull think believe reckon true really consider ${COINS} analysis assess verify involved associated holder holders concentration concentrated counterparty smart whale whales ownership centralised centralized distribution authority`,
    takes: ['token', 'chain'],
    plan: ({ tokens, chain, has }) =>
      tokens.length === 0 && (has('it') || has('my'))
        ? null
        : callEach('check_token_risk', { tokens, aside: asideOf(chain) }),
  },
  {
    keys: `worth_it late early too_late too_early should think opinion opinions thoughts recommend advise advice worth take view views outlook potential prospects upside hold_or_sell keep_or_sell buy_or_sell sell_or_hold buy_or_wait good_entry conviction ${ASSESSED}`,
    allow: `price level levels thinking considering tempted planning buy buying sell selling hold holding keep keeping invest investing investment investments time idea entry pick bet long short term long-term buying-opportunity moment stuff future ape apeing more wait waiting better first longer ${ASSESSED} ${COINS} if-any worthwhile`,
    takes: ['token', 'chain'],
    plan: ({ tokens, chain, keys, has }) =>
      tokens.length === 0 || (keys.size === 1 && keys.has('worth') && !TRADED.some(has))
        ? null
        : callEach('get_token_stats', { tokens, aside: asideOf(chain) }),
  },
  {
    keys: 'ever_go ever_gone ever_went ever_been highest_point top_price inflation emission emissions ever_exist in_existence since_launch yearly_return annual_return supply circulating_supply total_supply max_supply all_time_high all-time_high all-time-high ath tokenomics metrics roi highest_price in_circulation returns return ytd year_to_date this_year last_year past_year peak record_high highest_ever historical_high price_record lifetime_high',
    allow:
      'when its date year years month months since launch return returns percent circulating max maximum key main figures numbers messari high highest price time all-time exist circulation far below reached hit ever been perform performed performing performance last past this over did do done key from off under peak record how fundamentals fundamental economics basic basics',
    takes: ['token'],
    plan: ({ tokens, keys, has }) => {
      // A year alone says nothing of returns: 'do my taxes for last year'.
      const isOfTime = [...keys].every((key) => key.endsWith('year'))
      if (tokens.length === 0 || (isOfTime && !PERFORMING.some(has))) return null
      return callEach('get_asset_metrics', { arg: 'symbol', tokens })
    },
  },
  {
    keys: 'utility mission made_by built_by developed_by ceo who_runs founder founders founded creator creators created behind team sector purpose research profile background explain used_for use_case use_cases messari problem solve solves describe',
    allow: `made invented started company people developer developers project token coin for category exactly use case cases summary describe description ${COINS}`,
    takes: ['token'],
    plan: ({ tokens }) =>
      tokens.length === 0 ? null : callEach('get_asset_profile', { arg: 'symbol', tokens }),
  },
  {
    keys: 'fully_diluted price_action market_data top_traders how_old stats statistics info information details analysis analyse analyze market_cap marketcap mcap mc capitalization capitalisation volume liquidity holders chart overview data fdv deep_dive breakdown rundown numbers fundamentals old age holds top_holders launched launch_date going_on happened',
    allow: `terms size price change market cap trading profile token-info full complete quick deep dive top good key big high risk risks some everything anything about when with lately recently ${COINS} ${TIMES}`,
    takes: ['token', 'chain'],
    plan: ({ tokens, chain }) =>
      tokens.length === 0 ? null : callEach('get_token_stats', { tokens, aside: asideOf(chain) }),
  },
  {
    keys: 'up_or_down going_up going_down up_today down_today selling_for goes_for currently_at quotation stand stands standing moved trading_at sitting_at sits_at standing_at stands_at mooning ripping crashing tanking rallying bleeding change changed gained lost dropped fell rose jumped spiked price prices performance performing performed perform dollars usd trade_at trades_at going_for worth cost costs trading priced value valued rate expensive cheap pumped dumped',
    allow: `usd dollars dollar up down change changed token-price spot ticker market high low doing percent ${COINS} ${TIMES}`,
    takes: ['token', 'chain'],
    plan: ({ tokens, chain, has }) =>
      tokens.length === 0 || has('my')
        ? null
        : callEach('get_token_price', { tokens, aside: asideOf(chain) }),
  },
]

function asideOf(chain: Parameters<KeywordIntent['plan']>[0]['chain']) {
  return chain === undefined ? {} : { chain }
}
